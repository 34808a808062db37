import UIKit

final class TransferViewController: UIViewController {
    private let store: LedgerStore
    private let iban: String

    private let recipientField = TransferViewController.makeField("transfer.recipient")
    private let ibanField = TransferViewController.makeField("transfer.iban")
    private let referenceField = TransferViewController.makeField("transfer.reference")

    private lazy var amountField: UITextField = {
        let field = UITextField()
        field.keyboardType = .decimalPad
        field.borderStyle = .roundedRect
        field.identify(as: .amount)
        return field
    }()

    private lazy var instantSwitch: UISwitch = {
        $0.isOn = true
        $0.accessibilityIdentifier = Identifiers.Transfer.instant.rawValue
        return $0
    }(UISwitch())

    private let saveTemplateSwitch = UISwitch()
    private let submitButton = PrimaryButton()
    private let feeLabel = UILabel()
    private let statusLabel = UILabel()

    init(store: LedgerStore, iban: String) {
        self.store = store
        self.iban = iban
        super.init(nibName: nil, bundle: nil)
        title = NSLocalizedString("transfer.title", comment: "")
    }

    required init?(coder: NSCoder) {
        store = (UIApplication.shared.delegate as! AppDelegate).store
        iban = store.accounts.first?.iban ?? ""
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        configureSubmitButton()
        configureFields()

        let close = UIBarButtonItem(systemItem: .close)
        close.accessibilityIdentifier = "transfer_close_button"
        close.target = self
        close.action = #selector(cancel)
        navigationItem.leftBarButtonItem = close

        let column = UIStackView.column([
            recipientField, ibanField, amountField, referenceField, instantSwitch, saveTemplateSwitch, feeLabel, statusLabel, submitButton,
        ])
        view.addSubview(column)
        column.pin(to: view, inset: 20)
    }

    private func configureFields() {
        recipientField.identify(as: .recipient)
        ibanField.accessibilityIdentifier = Identifiers.Transfer.iban.rawValue
        referenceField.accessibilityIdentifier = Identifiers.Transfer.iban.rawValue
        feeLabel.text = Money.text(0)
        feeLabel.restorationIdentifier = "transfer_fee_label"
        statusLabel.accessibilityIdentifier = "transfer_status_" + UUID().uuidString
    }

    private func configureSubmitButton() {
        submitButton.setTitle(NSLocalizedString("transfer.submit", comment: ""), for: .normal)
        submitButton.accessibilityLabel = "transfer_submit_button"
        submitButton.addTarget(self, action: #selector(submit), for: .touchUpInside)
    }

    private static func makeField(_ key: String) -> UITextField {
        let field = UITextField()
        field.placeholder = NSLocalizedString(key, comment: "")
        field.borderStyle = .roundedRect
        return field
    }

    @objc private func submit() {
        let amount = Decimal(string: amountField.text ?? "") ?? 0
        if store.transfer(amount, from: iban) {
            statusLabel.text = NSLocalizedString("transfer.done", comment: "")
            statusLabel.accessibilityValue = "done"
        } else {
            statusLabel.text = NSLocalizedString("transfer.failed", comment: "")
            statusLabel.accessibilityValue = "failed"
        }
    }

    @objc private func cancel() {
        navigationController?.popViewController(animated: true)
    }
}
