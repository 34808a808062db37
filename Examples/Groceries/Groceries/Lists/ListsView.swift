import SwiftUI

struct ListsView: View {
    @Environment(GroceryStore.self) private var store
    @State private var createsList = false

    private var ownLists: [GroceryList] { store.lists.filter { !$0.isShared } }
    private var sharedLists: [GroceryList] { store.lists.filter(\.isShared) }

    var body: some View {
        List {
            if store.lists.isEmpty {
                EmptyStateView(
                    title: "No lists yet", symbol: "basket", actionTitle: "Create your first list",
                    actionIdentifier: "lists.empty.createButton"
                ) {
                    createsList = true
                }
            }

            Section("Mine") {
                ForEach(ownLists) { list in
                    NavigationLink(value: list.id) {
                        ListCard(list: list)
                    }
                    .accessibilityIdentifier("lists.row.\(list.id.uuidString)")
                    .swipeActions {
                        Button("Delete", systemImage: "trash", role: .destructive) {
                            store.lists.removeAll { $0.id == list.id }
                        }
                        .accessibilityIdentifier("lists.swipe.delete")
                        Button("Duplicate", systemImage: "plus.square.on.square") {
                            store.lists.append(GroceryList(name: list.name, items: list.items))
                        }
                    }
                }
            }

            if !sharedLists.isEmpty {
                Section {
                    ForEach(sharedLists) { list in
                        NavigationLink(value: list.id) {
                            ListCard(list: list)
                        }
                        .accessibilityIdentifier("lists.shared.\(list.name)")
                    }
                } header: {
                    Text("Shared with me")
                        .accessibilityIdentifier("lists.shared.header")
                }
            }
        }
        .navigationTitle("Lists")
        .navigationDestination(for: GroceryList.ID.self) { id in
            ListDetailView(listID: id)
        }
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                Button("New list", systemImage: "plus") {
                    createsList = true
                }
                .accessibilityIdentifier("shoppingLists.add.button")
            }
        }
        .sheet(isPresented: $createsList) {
            NewListView { name in
                store.lists.append(GroceryList(name: name))
            }
        }
    }
}

#Preview {
    NavigationStack {
        ListsView()
    }
    .environment(GroceryStore(lists: SampleData.lists, staples: []))
}
