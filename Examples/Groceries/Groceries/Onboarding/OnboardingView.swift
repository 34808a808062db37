import SwiftUI

struct OnboardingView: View {
    struct Page: Identifiable {
        let id: String
        let title: LocalizedStringKey
        let symbol: String
    }

    let onFinish: () -> Void

    @Environment(\.dismiss) private var dismiss
    @State private var step = 0

    private let pages = [
        Page(id: "lists", title: "One list for the whole household", symbol: "list.bullet"),
        Page(id: "aisles", title: "Sorted by the aisles of your store", symbol: "map"),
        Page(id: "staples", title: "What you always buy, one tap away", symbol: "star"),
    ]

    var body: some View {
        VStack(spacing: 32) {
            Spacer()

            Image(systemName: pages[step].symbol)
                .font(.system(size: 72))
                .accessibilityIdentifier("onboarding.page.image")
            Text(pages[step].title)
                .font(.title2)
                .multilineTextAlignment(.center)
                .accessibilityIdentifier("onboarding.page.\(pages[step].id)")

            Spacer()

            HStack {
                ForEach(pages.indices, id: \.self) { index in
                    Image(systemName: index == step ? "circle.fill" : "circle")
                        .imageScale(.small)
                        .accessibilityIdentifier("onboarding.progress.\(index)")
                }
            }

            HStack {
                Button("Skip", action: finish)
                    .accessibilityIdentifier("onboarding.actions.skip")
                Spacer()
                if step < pages.count - 1 {
                    Button("Next") { step += 1 }
                        .buttonStyle(.primary)
                        .accessibilityIdentifier("onboarding.actions.next")
                } else {
                    Button("Start", action: finish)
                        .buttonStyle(.primary)
                        .accessibilityIdentifier("onboarding.actions.next")
                }
            }
        }
        .padding()
        .interactiveDismissDisabled()
    }

    private func finish() {
        onFinish()
        dismiss()
    }
}

#Preview {
    OnboardingView {}
}
