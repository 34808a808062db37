import SwiftUI

struct TripCard: View {
    let trip: Trip

    var body: some View {
        VStack(alignment: .leading) {
            Text(trip.title)
                .font(.title3)
                .accessibilityIdentifier("trips.card.\(trip.title)")
            Text(trip.place)
                .accessibilityIdentifier("trips.card.place")
            switch trip.days {
            case 0:
                Text("Today!")
                    .accessibilityIdentifier(A11y.trips.countdown(trip.id))
            default:
                Text("In \(trip.days) days")
                    .accessibilityIdentifier(A11y.trips.countdown(trip.id))
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .contentShape(.rect)
    }
}
