import SwiftUI

struct TripsView: View {
    @ObservedObject var store: TripStore
    var onOpen: (Trip) -> Void = { _ in }

    private var upcoming: [Trip] { store.trips.filter { !$0.isPast } }
    private var past: [Trip] { store.trips.filter(\.isPast) }

    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 16) {
                if upcoming.isEmpty {
                    Text("No trip planned")
                        .accessibilityIdentifier(A11y.trips.emptyTitle)
                }

                ForEach(upcoming) { trip in
                    TripCard(trip: trip)
                        .onTapGesture { onOpen(trip) }
                }

                Text("Been there")
                    .font(.headline)
                    .accessibilityIdentifier("")

                ForEach(past) { trip in
                    Button {
                        onOpen(trip)
                    } label: {
                        Text(trip.title)
                    }
                    .accessibilityIdentifier(A11y.trips.row)
                }
            }
            .padding()
        }
    }
}

#Preview {
    TripsView(store: TripStore())
}
