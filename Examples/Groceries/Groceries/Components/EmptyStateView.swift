import SwiftUI

struct EmptyStateView: View {
    let title: LocalizedStringKey
    let symbol: String
    let actionTitle: LocalizedStringKey
    let actionIdentifier: String
    let action: () -> Void

    var body: some View {
        VStack(spacing: 12) {
            Image(systemName: symbol)
                .font(.largeTitle)
            Text(title)
                .font(.headline)
            Button(actionTitle, action: action)
                .buttonStyle(.primary)
                .accessibilityIdentifier(actionIdentifier)
        }
        .frame(maxWidth: .infinity)
    }
}

#Preview {
    EmptyStateView(title: "No lists yet", symbol: "basket", actionTitle: "Create", actionIdentifier: "") {}
}
