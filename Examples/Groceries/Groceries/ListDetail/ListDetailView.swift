import SwiftUI

struct ListDetailView: View {
    let listID: GroceryList.ID

    @Environment(GroceryStore.self) private var store
    @State private var filter: Category?
    @State private var editedItem: GroceryItem?
    @State private var confirmsClearing = false
    @State private var sortsByAisle = true

    private var list: GroceryList { store.list(listID) ?? GroceryList(name: "") }
    private var items: [GroceryItem] { list.items.filter { filter == nil || $0.category == filter } }
    private var openItems: [GroceryItem] { items.filter { !$0.isChecked } }
    private var checkedItems: [GroceryItem] { items.filter(\.isChecked) }

    var body: some View {
        ScrollViewReader { proxy in
            List {
                filterBar

                if items.isEmpty {
                    EmptyStateView(
                        title: "Nothing to buy", symbol: "cart", actionTitle: "Add an item",
                        actionIdentifier: "listDetail.empty.addButton", action: addItem)
                }

                Section("To buy") {
                    ForEach(openItems) { item in
                        ItemRow(item: item, onToggle: toggle, onEdit: { editedItem = $0 })
                            .accessibilityElement(children: .contain)
                            .accessibilityIdentifier(AccessibilityID.ListDetail.row)
                    }
                }

                Section("In the cart") {
                    ForEach(checkedItems) { item in
                        ItemRow(item: item, onToggle: toggle, onEdit: { editedItem = $0 })
                            .accessibilityElement(children: .contain)
                            .accessibilityIdentifier(AccessibilityID.ListDetail.row(for: item.id))
                    }
                }

                summary
                    .id("bottom")
            }
            .onChange(of: list.items.count) {
                withAnimation { proxy.scrollTo("bottom") }
            }
        }
        .navigationTitle(list.name)
        .toolbar { toolbar }
        .sheet(item: $editedItem) { item in
            ItemEditorView(item: item, listID: listID)
        }
        .confirmationDialog("Remove all checked items?", isPresented: $confirmsClearing) {
            Button("Remove", role: .destructive) {
                store.clearChecked(in: listID)
            }
            .accessibilityIdentifier("listDetail.clear.confirmButton")
        }
    }

    private var filterBar: some View {
        ScrollView(.horizontal) {
            HStack {
                ForEach(Category.allCases) { category in
                    TagChip(title: category.title, symbol: category.symbol, isSelected: filter == category)
                        .accessibilityIdentifier("listDetail.filter.\(category.title)")
                        .onTapGesture {
                            filter = filter == category ? nil : category
                        }
                }
            }
        }
    }

    private var summary: some View {
        HStack {
            Text("Left to buy")
            Spacer()
            Text(openItems.map(\.quantity).reduce(0, +), format: .number)
                .bold()
                .id("listDetail.summary.total")
        }
    }

    @ToolbarContentBuilder private var toolbar: some ToolbarContent {
        ToolbarItem(placement: .primaryAction) {
            Button("Add", systemImage: "plus", action: addItem)
                .accessibilityIdentifier(AccessibilityID.ListDetail.addItem)
        }
        ToolbarItem(placement: .secondaryAction) {
            Menu {
                Button("Share", systemImage: "square.and.arrow.up", action: share)
                    .accessibilityLabel("listDetail.share.button")
                Button("Remove checked", systemImage: "checkmark.circle", role: .destructive) {
                    confirmsClearing = true
                }
                .accessibilityIdentifier("listDetail.more.clear")
                Toggle("Sort by aisle", isOn: $sortsByAisle)
                    .accessibilityIdentifier("listDetail.more.sort")
            } label: {
                Image(systemName: "ellipsis.circle")
            }
            .accessibilityLabel("More actions")
            .accessibilityIdentifier(AccessibilityID.ListDetail.moreMenu)
        }
    }

    private func addItem() {
        editedItem = GroceryItem(name: "")
    }

    private func share() {
        UIPasteboard.general.string = list.items.map(\.name).joined(separator: "\n")
    }

    private func toggle(_ item: GroceryItem) {
        var changed = item
        changed.isChecked.toggle()
        store.update(changed, in: listID)
    }
}
