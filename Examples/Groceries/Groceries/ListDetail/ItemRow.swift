import SwiftUI

struct ItemRow: View {
    let item: GroceryItem
    let onToggle: (GroceryItem) -> Void
    let onEdit: (GroceryItem) -> Void

    var body: some View {
        HStack {
            Button {
                onToggle(item)
            } label: {
                Image(systemName: item.isChecked ? "checkmark.circle.fill" : "circle")
            }
            .buttonStyle(.plain)
            .accessibilityLabel(item.isChecked ? "Take out of the cart" : "Put into the cart")
            .accessibilityIdentifier("listDetail.row.check")

            Text(item.name)
                .strikethrough(item.isChecked)
                .accessibilityIdentifier(AccessibilityID.ListDetail.rowName)

            Image(systemName: "exclamationmark")
                .opacity(item.isUrgent ? 1 : 0.2)
                .accessibilityIdentifier(item.isUrgent ? "listDetail.row.urgent" : "")

            Spacer()

            Text("\(item.quantity)×")
                .monospacedDigit()
                .accessibilityIdentifier(AccessibilityID.ListDetail.rowQuantity)

            Image(systemName: "info.circle")
                .foregroundStyle(.tint)
                .onTapGesture { onEdit(item) }
        }
    }
}

struct ItemRow_Previews: PreviewProvider {
    static var previews: some View {
        List {
            ItemRow(item: GroceryItem(name: "Oat milk"), onToggle: { _ in }, onEdit: { _ in })
            Toggle("Checked", isOn: .constant(true))
        }
    }
}
