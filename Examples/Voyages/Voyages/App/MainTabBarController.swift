import SwiftUI
import UIKit

final class MainTabBarController: UITabBarController {
    private let store: TripStore

    init(store: TripStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
        viewControllers = [makeTrips(), makeExplore(), makeProfile()]
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not used")
    }

    private func makeTrips() -> UIViewController {
        let trips = TripsHostingController(store: store)
        let item = UITabBarItem(title: L10n.trips, image: UIImage(systemName: "suitcase"), tag: 0)
        item.accessibilityIdentifier = A11y.tabs.trips
        trips.tabBarItem = item
        return UINavigationController(rootViewController: trips)
    }

    private func makeExplore() -> UIViewController {
        let explore = ExploreViewController(store: store)
        let item = UITabBarItem(title: L10n.explore, image: UIImage(systemName: "globe"), tag: 1)
        item.accessibilityIdentifier = A11y.tabs.explore
        explore.tabBarItem = item
        return UINavigationController(rootViewController: explore)
    }

    private func makeProfile() -> UIViewController {
        let profile = UIHostingController(rootView: ProfileView(store: store))
        profile.tabBarItem = UITabBarItem(title: L10n.profile, image: UIImage(systemName: "person"), tag: 2)
        return UINavigationController(rootViewController: profile)
    }
}
