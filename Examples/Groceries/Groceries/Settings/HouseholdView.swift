import SwiftUI

struct HouseholdView: View {
    @Environment(GroceryStore.self) private var store
    @State private var invitee = ""

    private let inviteLink = URL(string: "https://example.com/join/4711")!

    var body: some View {
        List {
            Section("Members") {
                ForEach(store.members) { member in
                    HStack {
                        Text(member.name)
                            .accessibilityIdentifier("household.member.name")
                        if member.isOwner {
                            Image(systemName: "crown")
                                .accessibilityLabel("Owner")
                                .accessibilityIdentifier("household.member.owner")
                        }
                    }
                }
            }

            Section("Invite") {
                TextField("Name", text: $invitee)
                    .accessibilityIdentifier("household.invite.nameField")
                Button("Add to the household") {
                    store.members.append(Member(id: store.members.count + 1, name: invitee, isOwner: false))
                    invitee = ""
                }
                .disabled(invitee.isEmpty)
                .accessibilityIdentifier("household.invite.addButton")
                ShareLink("Send a link", item: inviteLink)
            }
        }
        .navigationTitle("Household")
    }
}
