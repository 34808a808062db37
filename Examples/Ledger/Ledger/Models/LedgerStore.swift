import Foundation

final class LedgerStore {
    private(set) var accounts: [Account] = []

    init() {
        reset()
    }

    func reset() {
        let rent = Transaction(id: "t-100", payee: "Rent", amount: -820, date: .now, kind: .debit)
        let salary = Transaction(id: "t-101", payee: "Salary", amount: 2900, date: .now, kind: .credit)
        let fee = Transaction(id: "t-102", payee: "Card fee", amount: -4, date: .now, kind: .fee)
        accounts = [
            Account(iban: "DE00100", name: "Current", balance: 2076, transactions: [rent, salary, fee]),
            Account(iban: "DE00200", name: "Savings", balance: 12_400, transactions: []),
        ]
    }

    func add(named name: String) {
        accounts.append(Account(iban: "DE00\(accounts.count + 1)00", name: name, balance: 0, transactions: []))
    }

    func delete(at index: Int) {
        accounts.remove(at: index)
    }

    func transfer(_ amount: Decimal, from iban: String) -> Bool {
        guard let index = accounts.firstIndex(where: { $0.iban == iban }), accounts[index].balance >= amount else { return false }
        accounts[index].balance -= amount
        return true
    }
}
