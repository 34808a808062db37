import SwiftUI

struct RootView: View {
    @Environment(SessionStore.self) private var session
    @AppStorage("hasSeenOnboarding") private var hasSeenOnboarding = false

    var body: some View {
        TabView {
            NavigationStack {
                ListsView()
            }
            .tabItem {
                Label("Lists", systemImage: "list.bullet.rectangle")
                    .accessibilityIdentifier("root.lists.tab")
            }

            NavigationStack {
                StaplesView()
            }
            .tabItem {
                Label("Staples", systemImage: "star")
                    .accessibilityIdentifier("root.staples.tab")
            }

            NavigationStack {
                SettingsView()
            }
            .tabItem {
                Label("Settings", systemImage: "gearshape")
                    .accessibilityIdentifier("root.settings.tab")
            }
        }
        .sheet(isPresented: showsOnboarding) {
            OnboardingView { hasSeenOnboarding = true }
        }
        .fullScreenCover(isPresented: needsSignIn) {
            SignInView()
        }
    }

    private var needsSignIn: Binding<Bool> {
        Binding(get: { session.user == nil }, set: { _ in })
    }

    private var showsOnboarding: Binding<Bool> {
        Binding(get: { session.user != nil && !hasSeenOnboarding }, set: { hasSeenOnboarding = !$0 })
    }
}
