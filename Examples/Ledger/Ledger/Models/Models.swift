import Foundation

struct Account: Hashable {
    let iban: String
    var name: String
    var balance: Decimal
    var transactions: [Transaction]
}

struct Transaction: Hashable {
    enum Kind: String {
        case debit, credit, fee
    }

    let id: String
    let payee: String
    let amount: Decimal
    let date: Date
    let kind: Kind
}

final class LockState {
    static let shared = LockState()
    var isUnlocked = false
}

enum Money {
    static func text(_ amount: Decimal) -> String {
        amount.formatted(.currency(code: "EUR"))
    }
}
