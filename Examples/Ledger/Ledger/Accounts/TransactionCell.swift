import UIKit

final class TransactionCell: UITableViewCell {
    static let nib = UINib(nibName: "TransactionCell", bundle: nil)
    static let reuseIdentifier = "TransactionCell"

    @IBOutlet private weak var payeeLabel: UILabel!
    @IBOutlet private weak var amountLabel: UILabel!
    @IBOutlet private weak var disputeButton: UIButton!
    @IBOutlet private weak var kindImageView: UIImageView!

    var onDispute: (() -> Void)?

    override func awakeFromNib() {
        super.awakeFromNib()
        amountLabel.accessibilityIdentifier = "account_detail_transaction_amount"
        disputeButton.addTarget(self, action: #selector(dispute), for: .touchUpInside)
    }

    func configure(with transaction: Transaction) {
        payeeLabel.text = transaction.payee
        amountLabel.text = Money.text(transaction.amount)
        switch transaction.kind {
        case .debit, .fee:
            kindImageView.image = UIImage(systemName: "arrow.up.right")
            kindImageView.accessibilityIdentifier = "account_detail_transaction_kind"
        case .credit:
            kindImageView.image = UIImage(systemName: "arrow.down.left")
            kindImageView.accessibilityIdentifier = "account_detail_transaction_kind"
        }
        disputeButton.isHidden = transaction.kind == .credit
    }

    @objc private func dispute() {
        onDispute?()
    }
}
