import Foundation

struct GroceryItem: Identifiable, Hashable {
    let id: UUID
    var name: String
    var brand: String
    var quantity: Int
    var category: Category
    var note: String
    var neededBy: Date?
    var isUrgent: Bool
    var isChecked: Bool

    init(
        id: UUID = UUID(), name: String, brand: String = "", quantity: Int = 1, category: Category = .other,
        note: String = "", neededBy: Date? = nil, isUrgent: Bool = false, isChecked: Bool = false
    ) {
        self.id = id
        self.name = name
        self.brand = brand
        self.quantity = quantity
        self.category = category
        self.note = note
        self.neededBy = neededBy
        self.isUrgent = isUrgent
        self.isChecked = isChecked
    }
}

enum Category: String, CaseIterable, Identifiable {
    case produce, dairy, bakery, frozen, household, other

    var id: String { rawValue }

    var title: String {
        switch self {
        case .produce: String(localized: "Fruit & vegetables")
        case .dairy: String(localized: "Dairy")
        case .bakery: String(localized: "Bakery")
        case .frozen: String(localized: "Frozen")
        case .household: String(localized: "Household")
        case .other: String(localized: "Everything else")
        }
    }

    var symbol: String {
        switch self {
        case .produce: "carrot"
        case .dairy: "waterbottle"
        case .bakery: "birthday.cake"
        case .frozen: "snowflake"
        case .household: "house"
        case .other: "bag"
        }
    }
}
