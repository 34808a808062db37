import SwiftUI

struct TripHeader: View {
    let trip: Trip
    let onNotes: () -> Void

    var body: some View {
        HStack {
            VStack(alignment: .leading) {
                Text(trip.place)
                    .font(.title)
                    .accessibilityIdentifier("trip-detail-place")
                Text(trip.start, style: .date)
                    .accessibilityIdentifier("trip-detail-date")
            }
            Spacer()
            Button("Notes", systemImage: "note.text", action: onNotes)
                .accessibilityIdentifier("trip-detail-notes-button")
            Button("Copy", systemImage: "doc.on.doc") {
                UIPasteboard.general.string = trip.place
            }
            .accessibilityIdentifier("tripDetail.share")
        }
        .labelStyle(.iconOnly)
    }
}
