import Foundation

struct GroceryList: Identifiable, Hashable {
    let id: UUID
    var name: String
    var items: [GroceryItem]
    var owner: String?

    init(id: UUID = UUID(), name: String, items: [GroceryItem] = [], owner: String? = nil) {
        self.id = id
        self.name = name
        self.items = items
        self.owner = owner
    }

    var remaining: Int { items.filter { !$0.isChecked }.count }
    var isShared: Bool { owner != nil }
}

struct Staple: Identifiable, Hashable {
    let slug: String
    var name: String
    var category: Category

    var id: String { slug }
}

struct Aisle: Identifiable, Hashable {
    let id: String
    var title: String
}

struct Member: Identifiable, Hashable {
    let id: Int
    var name: String
    var isOwner: Bool
}

enum SampleData {
    static let lists = [
        GroceryList(name: "Weekly shop", items: [
            GroceryItem(name: "Oat milk", quantity: 2, category: .dairy),
            GroceryItem(name: "Sourdough", category: .bakery, isUrgent: true),
            GroceryItem(name: "Peas", category: .frozen, isChecked: true),
        ]),
        GroceryList(name: "Barbecue", owner: "Mira"),
    ]

    static let staples = [
        Staple(slug: "coffee", name: "Coffee", category: .other),
        Staple(slug: "eggs", name: "Eggs", category: .dairy),
    ]
}
