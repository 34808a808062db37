import SwiftUI

struct StaplesView: View {
    @Environment(GroceryStore.self) private var store
    @State private var added: Staple?

    private let columns = [GridItem(.adaptive(minimum: 120))]

    var body: some View {
        ScrollView {
            LazyVGrid(columns: columns) {
                ForEach(store.staples) { staple in
                    VStack {
                        Image(systemName: staple.category.symbol)
                        Text(staple.name)
                    }
                    .card()
                    .onTapGesture { add(staple) }
                    .accessibilityElement(children: .combine)
                    .accessibilityAddTraits(.isButton)
                    .accessibilityIdentifier("staples.tile.\(staple.slug)")
                }
            }
            .padding()
        }
        .navigationTitle("Staples")
        .overlay(alignment: .bottom) {
            if let added {
                Text("\(added.name) added")
                    .card()
                    .accessibilityIdentifier("staples.toast.\(UUID().uuidString)")
            }
        }
    }

    private func add(_ staple: Staple) {
        guard let list = store.lists.first else { return }
        store.update(GroceryItem(name: staple.name, category: staple.category), in: list.id)
        added = staple
    }
}
