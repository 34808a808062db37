import SwiftUI

struct ListCard: View {
    let list: GroceryList

    var body: some View {
        HStack {
            VStack(alignment: .leading) {
                Text(list.name)
                    .font(.headline)
                if let owner = list.owner {
                    Text("from \(owner)")
                        .font(.caption)
                        .foregroundStyle(.secondary)
                }
            }
            Spacer()
            Text(list.remaining, format: .number)
                .monospacedDigit()
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("\(list.name), \(list.remaining) open")
    }
}
