import SwiftUI

struct ProfileView: View {
    @ObservedObject var store: TripStore

    @AppStorage("profile.name") private var name = ""
    @AppStorage("profile.miles") private var usesMiles = false
    @State private var isEditing = false

    var body: some View {
        Form {
            Section("About you") {
                if isEditing {
                    TextField("Name", text: $name)
                        .accessibilityIdentifier("Profile.Name")
                } else {
                    Text(name.isEmpty ? "No name" : name)
                        .accessibilityIdentifier("Profile.Name")
                }
                Button(isEditing ? "Done" : "Edit") { isEditing.toggle() }
                    .accessibilityLabel("Profile.EditButton")
            }

            Section("Units") {
                Toggle("Miles", isOn: $usesMiles)
                    .accessibilityIdentifier("Profile.MilesToggle")
                    .accessibilityLabel("Show distances in miles")
            }

            Section("Trips") {
                Text("\(store.trips.count) trips")
                    .accessibilityIdentifier("Profile.TripCount")
                Link("Terms", destination: URL(string: "https://example.com/terms")!)
                    .accessibilityIdentifier("Profile.TermsLink")
                #if DEBUG
                NavigationLink("Workbench") {
                    WorkbenchView(store: store)
                }
                .accessibilityIdentifier("Profile.WorkbenchLink")
                #endif
            }
        }
    }
}
