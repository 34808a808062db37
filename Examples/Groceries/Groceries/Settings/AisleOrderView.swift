import SwiftUI

struct AisleOrderView: View {
    @Environment(GroceryStore.self) private var store

    var body: some View {
        List {
            ForEach(Array(store.aisles.enumerated()), id: \.element.id) { index, aisle in
                HStack {
                    Text(aisle.title)
                        .accessibilityIdentifier("aisleOrder.aisle.\(aisle.id)")
                    Spacer()
                    Button("Up", systemImage: "arrow.up") {
                        store.moveAisle(at: index, by: -1)
                    }
                    .disabled(index == 0)
                    .accessibilityIdentifier("aisleOrder.up.\(index)")
                    Button("Down", systemImage: "arrow.down") {
                        store.moveAisle(at: index, by: 1)
                    }
                    .accessibilityIdentifier("aisleOrder.down.\(index)")
                }
                .labelStyle(.iconOnly)
                .buttonStyle(.borderless)
            }
        }
        .navigationTitle("Aisles")
        .toolbar {
            EditButton()
                .accessibilityIdentifier("aisleOrder.toolbar.editButton")
        }
    }
}
