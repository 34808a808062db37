import Foundation

/// One style: screen, then what it is, in snake_case.
enum Identifiers {
    enum Lock {
        static let title = "lock_title_label"
        static let biometrics = "lock_biometrics_button"
        static let error = "lock_error_label"
    }

    enum Accounts {
        static let table = "accounts_table"
        static let addButton = "accounts_add_button"
        static let refreshButton = "accounts_refresh_button"

        static func cell(_ account: Account) -> String {
            "accounts_cell_\(account.iban)"
        }
    }

    enum Transfer: String {
        case recipient = "transfer_recipient_field"
        case iban = "transfer_iban_field"
        case amount = "transfer_amount_field"
        case reference = "transfer_reference_field"
        case instant = "transfer_instant_switch"
        case submit = "transfer_submit_button"
    }
}
