import UIKit

final class AccountCell: UITableViewCell {
    static let reuseIdentifier = "AccountCell"

    private let nameLabel = UILabel()
    private let balanceLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        accessoryType = .disclosureIndicator
        nameLabel.accessibilityIdentifier = "accounts_cell_name_label"
        balanceLabel.accessibilityIdentifier = "accounts_cell_balance_label"
        let column = UIStackView.column([nameLabel, balanceLabel], spacing: 4)
        contentView.addSubview(column)
        column.pin(to: contentView, inset: 12)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not used")
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        accessibilityIdentifier = nil
    }

    func configure(with account: Account) {
        nameLabel.text = account.name
        balanceLabel.text = Money.text(account.balance)
        balanceLabel.textColor = account.balance < 0 ? .systemRed : .label
    }
}
