import SwiftUI

struct BookingView: View {
    @Binding var trip: Trip

    @Environment(\.dismiss) private var dismiss
    @State private var cabin = CabinClass.economy
    @State private var travellers = 1
    @State private var insurance = false
    @State private var showsTraveller = false

    var body: some View {
        NavigationStack {
            Form {
                Picker("Class", selection: $cabin) {
                    ForEach(CabinClass.allCases) { cabin in
                        Text(cabin.rawValue.capitalized).tag(cabin)
                    }
                }
                .pickerStyle(.segmented)
                .accessibilityIdentifier("Booking.ClassPicker")

                Stepper("Travellers: \(travellers)", value: $travellers, in: 1...8)
                    .accessibilityIdentifier("Booking.TravellersStepper")
                Toggle("Insurance", isOn: $insurance)

                Button("Passport details") { showsTraveller = true }
                    .accessibilityIdentifier("Booking.PassportButton")
                NavigationLink("Conditions") {
                    ConsentView()
                }
                .accessibilityIdentifier("Booking.ConditionsLink")

                Button(L10n.bookTrip) {
                    trip.isBooked = true
                    dismiss()
                }
                .accessibilityIdentifier(L10n.bookTrip)
            }
            .toolbar {
                Button("Done") { dismiss() }
                    .accessibilityIdentifier("DoneButton")
            }
            .sheet(isPresented: $showsTraveller) {
                TravellerForm()
            }
        }
    }
}

struct TravellerForm: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UINavigationController {
        UINavigationController(rootViewController: TravellerViewController())
    }

    func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}
