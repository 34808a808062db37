import Foundation
import Observation

@Observable
final class GroceryStore {
    var lists: [GroceryList]
    var staples: [Staple]
    var members = [Member(id: 1, name: "Mira", isOwner: true), Member(id: 2, name: "Jonas", isOwner: false)]
    var aisles = [
        Aisle(id: "entrance", title: "Entrance"), Aisle(id: "cooling", title: "Cooling"), Aisle(id: "tills", title: "Tills"),
    ]

    init(lists: [GroceryList], staples: [Staple]) {
        self.lists = lists
        self.staples = staples
    }

    func list(_ id: GroceryList.ID) -> GroceryList? {
        lists.first { $0.id == id }
    }

    func update(_ item: GroceryItem, in listID: GroceryList.ID) {
        guard let list = lists.firstIndex(where: { $0.id == listID }) else { return }
        if let index = lists[list].items.firstIndex(where: { $0.id == item.id }) {
            lists[list].items[index] = item
        } else {
            lists[list].items.append(item)
        }
    }

    func remove(_ item: GroceryItem, from listID: GroceryList.ID) {
        guard let list = lists.firstIndex(where: { $0.id == listID }) else { return }
        lists[list].items.removeAll { $0.id == item.id }
    }

    func clearChecked(in listID: GroceryList.ID) {
        guard let list = lists.firstIndex(where: { $0.id == listID }) else { return }
        lists[list].items.removeAll(where: \.isChecked)
    }

    func moveAisle(at index: Int, by offset: Int) {
        let target = index + offset
        guard aisles.indices.contains(index), aisles.indices.contains(target) else { return }
        aisles.swapAt(index, target)
    }

    func reset() {
        lists = SampleData.lists
    }
}

@Observable
final class SessionStore {
    var user: String?
    var isBusy = false

    func signIn(email: String, password: String) async -> String? {
        isBusy = true
        defer { isBusy = false }
        try? await Task.sleep(for: .milliseconds(400))
        guard password.count >= 8 else { return String(localized: "That password is too short.") }
        user = email
        return nil
    }

    func signOut() {
        user = nil
    }
}
