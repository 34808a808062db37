// voyager:allow-file missing-identifier only developers see this screen and no test does
#if DEBUG
import SwiftUI

struct WorkbenchView: View {
    @ObservedObject var store: TripStore

    var body: some View {
        List {
            Button("Add a trip") { store.add(to: "Test") }
            Button("Remove all trips", role: .destructive) { store.trips = [] }
        }
    }
}
#endif
