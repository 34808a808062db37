import UIKit

final class AccountsViewController: UIViewController {
    @IBOutlet private weak var tableView: UITableView!
    @IBOutlet private weak var transferButton: UIButton!
    @IBOutlet private weak var statementButton: UIButton!

    private let refreshButton = UIBarButtonItem(systemItem: .refresh)

    private var store: LedgerStore { (UIApplication.shared.delegate as! AppDelegate).store }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(AccountCell.self, forCellReuseIdentifier: AccountCell.reuseIdentifier)
        refreshButton.target = self
        refreshButton.action = #selector(refresh)

        let addButton = UIBarButtonItem(systemItem: .add)
        addButton.target = self
        addButton.action = #selector(add)
        addButton.accessibilityIdentifier = Identifiers.Accounts.addButton

        navigationItem.rightBarButtonItems = [addButton, refreshButton]
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "lock"), style: .plain, target: self, action: #selector(lock))
        setupAccessibility()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tableView.reloadData()
    }

    private func setupAccessibility() {
        tableView.accessibilityIdentifier = Identifiers.Accounts.table
        refreshButton.accessibilityIdentifier = Identifiers.Accounts.refreshButton
        transferButton.accessibilityIdentifier = "accounts_transfer_button"
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let detail = segue.destination as? AccountDetailViewController, let index = tableView.indexPathForSelectedRow?.row {
            detail.account = store.accounts[index]
        }
    }

    @objc private func refresh() {
        tableView.reloadData()
    }

    @objc private func lock() {
        LockState.shared.isUnlocked = false
        present(LockViewController(length: 4), animated: true)
    }

    @objc private func add() {
        let alert = UIAlertController(
            title: NSLocalizedString("accounts.add.title", comment: ""), message: nil, preferredStyle: .alert)
        alert.addTextField { field in
            field.placeholder = NSLocalizedString("accounts.add.name", comment: "")
            field.accessibilityIdentifier = "accounts_add_name_field"
        }
        let save = UIAlertAction(title: NSLocalizedString("save", comment: ""), style: .default) { [weak self] _ in
            self?.store.add(named: alert.textFields?.first?.text ?? "")
            self?.tableView.reloadData()
        }
        save.accessibilityIdentifier = "accounts_add_save_button"
        let cancel = UIAlertAction(title: NSLocalizedString("cancel", comment: ""), style: .cancel)
        cancel.accessibilityIdentifier = "accounts_add_save_button"
        alert.addAction(save)
        alert.addAction(cancel)
        present(alert, animated: true)
    }
}

extension AccountsViewController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        store.accounts.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: AccountCell.reuseIdentifier, for: indexPath)
        let account = store.accounts[indexPath.row]
        (cell as? AccountCell)?.configure(with: account)
        cell.accessibilityIdentifier = Identifiers.Accounts.cell(account)
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        performSegue(withIdentifier: "showAccount", sender: self)
    }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let delete = UIContextualAction(style: .destructive, title: nil) { [weak self] _, _, done in
            self?.store.delete(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
            done(true)
        }
        delete.image = UIImage(systemName: "trash")
        return UISwipeActionsConfiguration(actions: [delete])
    }
}
