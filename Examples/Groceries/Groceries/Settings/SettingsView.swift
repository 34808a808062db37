import SwiftUI

struct SettingsView: View {
    enum Theme: String, CaseIterable, Identifiable {
        case system, light, dark
        var id: String { rawValue }
    }

    @Environment(GroceryStore.self) private var store
    @Environment(SessionStore.self) private var session
    @AppStorage("notifications") private var notifications = true
    @AppStorage("weeklySummary") private var weeklySummary = false
    @AppStorage("theme") private var theme = Theme.system
    @State private var versionTaps = 0

    var body: some View {
        Form {
            Section("Account") {
                Text(session.user ?? "")
                    .accessibilityIdentifier("settings.account.email")
                NavigationLink("Household") {
                    HouseholdView()
                }
                .identified(by: .household)
            }

            Section("Notifications") {
                Toggle("Changes by others", isOn: $notifications)
                    .identified(by: .notifications)
                if notifications {
                    Toggle("Weekly summary", isOn: $weeklySummary)
                        .identified(by: .weeklySummary)
                }
            }

            Section("Appearance") {
                Picker("Theme", selection: $theme) {
                    ForEach(Theme.allCases) { theme in
                        Text(theme.rawValue.capitalized).tag(theme)
                    }
                }
                .accessibilityIdentifier("settings.Theme.picker")
            }

            Section("Store") {
                NavigationLink {
                    AisleOrderView()
                } label: {
                    Text("Order of the aisles")
                }
                .accessibilityIdentifier(SettingsID.aisleOrder.rawValue)
            }

            Section {
                Link("Help", destination: URL(string: "https://example.com/help")!)
                    .accessibilityIdentifier(String(localized: "settings.help.link"))
                Button("Sign out", role: .destructive, action: session.signOut)
                    .accessibilityIdentifier(SettingsID.signOut.rawValue)
                Text("Version 3.2")
                    .font(.footnote)
                    .onTapGesture(count: 5) { versionTaps += 1 }
            }

            #if DEBUG
            if versionTaps > 0 {
                Section("Debug") {
                    Button("Restore the sample data", action: store.reset)
                        .accessibilityIdentifier("settings.debug.restoreButton")
                }
            }
            #endif
        }
        .navigationTitle("Settings")
    }
}
