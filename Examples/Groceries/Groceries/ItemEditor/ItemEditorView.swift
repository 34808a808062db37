import SwiftUI

struct ItemEditorView: View {
    @Environment(GroceryStore.self) private var store
    @Environment(\.dismiss) private var dismiss
    @State private var item: GroceryItem
    @State private var hasDate = false

    private let listID: GroceryList.ID
    private let isNew: Bool

    init(item: GroceryItem, listID: GroceryList.ID) {
        _item = State(initialValue: item)
        _hasDate = State(initialValue: item.neededBy != nil)
        self.listID = listID
        isNew = item.name.isEmpty
    }

    var body: some View {
        NavigationStack {
            Form {
                details
                quantity
                planning
                if !isNew {
                    Button("Delete item", role: .destructive, action: delete)
                        .accessibilityIdentifier(AccessibilityID.ItemEditor.delete)
                }
            }
            .navigationTitle(isNew ? "New item" : item.name)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel") { dismiss() }
                        .accessibilityIdentifier("itemEditor.actions.cancel")
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save", action: save)
                        .accessibilityIdentifier(AccessibilityID.ItemEditor.save)
                }
            }
        }
    }

    private var details: some View {
        Section("Item") {
            TextField("Name", text: $item.name)
                .accessibilityIdentifier(AccessibilityID.ItemEditor.name)
            // voyager:allow missing-identifier waits for the field of the design system
            TextField("Brand", text: $item.brand)
                .accessibilityIdentifier(AccessibilityID.ItemEditor.brand)
            Picker("Category", selection: $item.category) {
                ForEach(Category.allCases) { category in
                    Label(category.title, systemImage: category.symbol)
                        .tag(category)
                }
            }
            .accessibilityIdentifier("itemEditor.details.categoryPicker")
        }
    }

    private var quantity: some View {
        Section("Quantity") {
            TextField("Amount", value: $item.quantity, format: .number)
                .keyboardType(.numberPad)
                .accessibilityIdentifier(AccessibilityID.ItemEditor.quantity)
            Stepper("Pieces", value: $item.quantity, in: 1...99)
                .accessibilityIdentifier("itemEditor.quantity.field")
            HStack {
                Button("Half a dozen") { item.quantity = 6 }
                    .accessibilityIdentifier("itemEditor.preset.1")
                Button("A dozen") { item.quantity = 12 }
                    .accessibilityIdentifier("itemEditor.preset.2")
            }
            .buttonStyle(.bordered)
        }
    }

    private var planning: some View {
        Section("Planning") {
            Toggle("Urgent", isOn: $item.isUrgent)
                .accessibilityIdentifier("itemEditor.planning.urgentToggle")
            Toggle("Needed by a date", isOn: $hasDate)
                .accessibilityIdentifier("itemEditor.planning.dateToggle")
            if hasDate {
                DatePicker("Date", selection: date, displayedComponents: .date)
            }
            TextEditor(text: $item.note)
                .frame(minHeight: 80)
                .accessibilityLabel("Note")
                .accessibilityIdentifier("itemForm.note.editor")
        }
    }

    private var date: Binding<Date> {
        Binding(get: { item.neededBy ?? .now }, set: { item.neededBy = $0 })
    }

    private func save() {
        if !hasDate { item.neededBy = nil }
        store.update(item, in: listID)
        dismiss()
    }

    private func delete() {
        store.remove(item, from: listID)
        dismiss()
    }
}
