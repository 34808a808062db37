import UIKit

final class AccountDetailViewController: UITableViewController {
    var account: Account?

    private let searchField = UISearchTextField()
    private let balanceLabel = UILabel()
    private let pendingBadge = UILabel()

    private lazy var exportItem: UIBarButtonItem = {
        let item = UIBarButtonItem(systemItem: .action)
        item.target = self
        item.action = #selector(export)
        return item
    }()

    private lazy var filterItem = UIBarButtonItem(
        image: UIImage(systemName: "line.3.horizontal.decrease"), menu: UIMenu(children: []))

    private var transactions: [Transaction] {
        let all = account?.transactions ?? []
        guard let text = searchField.text, !text.isEmpty else { return all }
        return all.filter { $0.payee.localizedCaseInsensitiveContains(text) }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = account?.name
        tableView.register(TransactionCell.nib, forCellReuseIdentifier: TransactionCell.reuseIdentifier)
        navigationItem.rightBarButtonItems = [exportItem, filterItem]
        filterItem.accessibilityIdentifier = "account_detail_filter_button"

        searchField.addTarget(self, action: #selector(search), for: .editingChanged)
        searchField.accessibilityIdentifier = "account_detail_search_field"
        balanceLabel.text = account.map { Money.text($0.balance) }
        balanceLabel.accessibilityIdentifier = NSLocalizedString("account_detail_balance_label", comment: "")
        pendingBadge.accessibilityIdentifier = hasPending ? "account_detail_pending_label" : ""

        let header = UIStackView.column([balanceLabel, pendingBadge, searchField])
        header.frame.size.height = 120
        tableView.tableHeaderView = header
    }

    private var hasPending: Bool {
        account?.transactions.contains { $0.date > .now } ?? false
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        transactions.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: TransactionCell.reuseIdentifier, for: indexPath) as! TransactionCell
        let transaction = transactions[indexPath.row]
        cell.configure(with: transaction)
        cell.onDispute = { [weak self] in self?.dispute(transaction) }
        if transaction.kind == .fee {
            cell.accessibilityIdentifier = "account_detail_fee_\(transaction.payee)"
        } else {
            cell.accessibilityIdentifier = "account_detail_transaction_\(indexPath.row)"
        }
        return cell
    }

    private func dispute(_ transaction: Transaction) {
        let sheet = UIAlertController(title: transaction.payee, message: nil, preferredStyle: .actionSheet)
        let report = UIAlertAction(title: NSLocalizedString("dispute.report", comment: ""), style: .destructive)
        report.accessibilityIdentifier = "account_detail_dispute_\(transaction.id)"
        // voyager:allow missing-identifier cancel is found by its role in every sheet
        let cancel = UIAlertAction(title: NSLocalizedString("cancel", comment: ""), style: .cancel)
        sheet.addAction(report)
        sheet.addAction(cancel)
        present(sheet, animated: true)
    }

    @objc private func search() {
        tableView.reloadData()
    }

    @objc private func export() {
        guard let account else { return }
        let share = UIActivityViewController(activityItems: [account.iban], applicationActivities: nil)
        present(share, animated: true)
    }
}
