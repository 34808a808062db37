import UIKit

/// The one filled button of a screen.
final class PrimaryButton: UIButton {
    override init(frame: CGRect) {
        super.init(frame: frame)
        configuration = .filled()
        configuration?.cornerStyle = .large
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        configuration = .filled()
    }

    override var isEnabled: Bool {
        didSet { alpha = isEnabled ? 1 : 0.5 }
    }
}
