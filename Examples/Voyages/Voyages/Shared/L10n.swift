import Foundation

enum L10n {
    static let trips = NSLocalizedString("tab.trips", comment: "")
    static let explore = NSLocalizedString("tab.explore", comment: "")
    static let profile = NSLocalizedString("tab.profile", comment: "")
    static let bookTrip = NSLocalizedString("booking.confirm", comment: "Confirms the booking")
    static let save = NSLocalizedString("save", comment: "")
    static let cancel = NSLocalizedString("cancel", comment: "")
}
