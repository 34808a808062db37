import SwiftUI

struct TripDetailView: View {
    @ObservedObject var store: TripStore
    @State var trip: Trip
    @State private var isBooking = false
    @State private var confirmsDeletion = false

    var body: some View {
        ScrollViewReader { proxy in
            ScrollView {
                VStack(alignment: .leading, spacing: 20) {
                    TripHeader(trip: trip) { proxy.scrollTo(Anchor.notes) }
                    MapPreview(place: trip.place)
                        .frame(height: 160)

                    if trip.isPast {
                        RatingSlider(value: $trip.rating, identifier: "trip-detail-rating-slider")
                    } else if trip.isBooked {
                        Text("Booked")
                            .accessibilityIdentifier(A11y.tripDetail.book)
                    } else {
                        Button("Book") { isBooking = true }
                            .buttonStyle(.borderedProminent)
                            .accessibilityIdentifier(A11y.tripDetail.book)
                    }

                    Text("Notes")
                        .font(.headline)
                        .id(Anchor.notes)
                    TextEditor(text: $trip.notes)
                        .frame(minHeight: 120)
                        .accessibilityIdentifier(A11y.tripDetail.notes)
                    Text(trip.notes.count, format: .number)
                        .font(.caption)
                        .id("tripDetail.notes.count")

                    Button("Remove this trip", role: .destructive) { confirmsDeletion = true }
                }
                .padding()
            }
        }
        .toolbar {
            ShareLink(item: trip.title)
                .accessibilityIdentifier(A11y.tripDetail.share)
        }
        .sheet(isPresented: $isBooking) {
            BookingView(trip: $trip)
        }
        .alert("Remove this trip?", isPresented: $confirmsDeletion) {
            Button("Remove", role: .destructive) { store.trips.removeAll { $0.id == trip.id } }
                .accessibilityIdentifier("trip-detail-remove-confirm")
            Button("Keep", role: .cancel) {}
                .accessibilityIdentifier("trip-detail-remove-keep")
        }
    }

    private enum Anchor: Hashable {
        case notes
    }
}
