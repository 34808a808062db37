import UIKit

final class DestinationCell: UICollectionViewCell {
    let nameLabel = UILabel()
    private let saveButton = UIButton(type: .contactAdd)

    var onSave: (() -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        nameLabel.accessibilityIdentifier = "explore-destination-name"
        saveButton.accessibilityIdentifier = "explore-destination-save"
        saveButton.addAction(UIAction { [weak self] _ in self?.onSave?() }, for: .touchUpInside)
        let stack = UIStackView(arrangedSubviews: [nameLabel, saveButton])
        stack.frame = contentView.bounds
        contentView.addSubview(stack)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not used")
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        accessibilityIdentifier = nil
        onSave = nil
    }
}
