import UIKit

final class KeypadButton: UIButton {
    let digit: Int

    init(digit: Int) {
        self.digit = digit
        super.init(frame: .zero)
        setTitle(String(digit), for: .normal)
        titleLabel?.font = .systemFont(ofSize: 28)
        setTitleColor(.label, for: .normal)
        accessibilityIdentifier = "lock_key_\(digit)"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not used")
    }
}
