import Combine
import Foundation

struct Trip: Identifiable, Hashable {
    let id: Int
    var title: String
    var place: String
    var start: Date
    var notes: String
    var rating: Double
    var isBooked: Bool

    var isPast: Bool { start < .now }
    var days: Int { Calendar.current.dateComponents([.day], from: .now, to: start).day ?? 0 }
}

struct Destination: Hashable {
    let code: String
    let name: String
    let trackingKey: String?
    let isFeatured: Bool
}

enum CabinClass: String, CaseIterable, Identifiable {
    case economy, business
    var id: String { rawValue }
}

final class TripStore: ObservableObject {
    @Published var trips: [Trip] = [
        Trip(id: 7, title: "Anna's wedding", place: "Porto", start: .now + 9 * 86_400, notes: "", rating: 0, isBooked: true),
        Trip(id: 4, title: "Hut to hut", place: "Dolomites", start: .now - 90 * 86_400, notes: "Rain", rating: 4, isBooked: true),
    ]

    let destinations = [
        Destination(code: "OPO", name: "Porto", trackingKey: nil, isFeatured: true),
        Destination(code: "BGO", name: "Bergen", trackingKey: "explore-campaign-bergen", isFeatured: false),
    ]

    func add(to place: String) {
        let id = (trips.map(\.id).max() ?? 0) + 1
        trips.append(Trip(id: id, title: place, place: place, start: .now + 86_400, notes: "", rating: 0, isBooked: false))
    }
}
