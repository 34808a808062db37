import Foundation

/// Shared with the UI tests: this file is a member of both targets.
enum AccessibilityID {
    enum SignIn {
        static let email = "signIn.email.field"
        static let password = "signIn.password.field"
        static let submit = "signIn.submit.button"
        static let forgotPassword = "signIn.forgot-password.button"
        static let error = "signIn.error.label"
    }

    enum ListDetail {
        private static let prefix = "listDetail"

        static let addItem = "\(prefix).add_item.button"
        static let moreMenu = prefix + ".more.menu"
        static let row = "listDetail.row"
        static let rowName = "listDetail.row.name"
        static let rowQuantity = "listDetail.row.quantity"

        static func row(for id: UUID) -> String {
            "listDetail.row.\(id.uuidString)"
        }
    }

    enum ItemEditor {
        static let name = "itemForm.name.field"
        static let brand = "itemEditor.details.brandField"
        static let quantity = "itemEditor.quantity.field"
        static let save = "itemEditor.actions.save"
        static let delete = "itemEditor.actions.delete"
    }
}

enum SettingsID: String {
    case notifications = "settings.notifications.toggle"
    case weeklySummary = "settings.notifications.weeklyToggle"
    case aisleOrder = "settings.store.aisleOrderLink"
    case household = "settings.account.householdLink"
    case signOut = "settings.signOut"
}
