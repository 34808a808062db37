import SwiftUI
import UIKit

final class TripsHostingController: UIHostingController<TripsView> {
    private let store: TripStore

    init(store: TripStore) {
        self.store = store
        super.init(rootView: TripsView(store: store))
        title = L10n.trips
        rootView.onOpen = { [weak self] trip in self?.open(trip) }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not used")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let add = UIBarButtonItem(systemItem: .add)
        add.target = self
        add.action = #selector(addTrip)
        add.accessibilityIdentifier = A11y.trips.add
        navigationItem.rightBarButtonItem = add
    }

    @objc private func addTrip() {
        store.add(to: "Somewhere")
    }

    private func open(_ trip: Trip) {
        let detail = UIHostingController(rootView: TripDetailView(store: store, trip: trip))
        detail.title = trip.title
        navigationController?.pushViewController(detail, animated: true)
    }
}
