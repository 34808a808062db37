import SwiftUI

@main
struct GroceriesApp: App {
    @State private var store = GroceryStore(lists: SampleData.lists, staples: SampleData.staples)
    @State private var session = SessionStore()

    var body: some Scene {
        WindowGroup {
            RootView()
                .environment(store)
                .environment(session)
        }
    }
}
