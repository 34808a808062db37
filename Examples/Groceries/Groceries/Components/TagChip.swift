import SwiftUI

struct TagChip: View {
    let title: String
    let symbol: String
    let isSelected: Bool

    var body: some View {
        Label(title, systemImage: symbol)
            .font(.caption)
            .padding(8)
            .background(isSelected ? Color.accentColor.opacity(0.2) : Color.gray.opacity(0.1), in: .capsule)
            .accessibilityAddTraits(isSelected ? .isSelected : [])
    }
}
