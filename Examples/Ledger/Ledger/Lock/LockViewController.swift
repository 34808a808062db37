import LocalAuthentication
import UIKit

final class LockViewController: UIViewController {
    private let length: Int
    private var entered = ""

    private let titleLabel = UILabel()
    private let errorLabel = UILabel()
    private let biometricsButton = UIButton(type: .system)
    private let forgotButton = UIButton(type: .system)

    private lazy var deleteButton: UIButton = {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: "delete.left"), for: .normal)
        button.addTarget(self, action: #selector(deleteDigit), for: .touchUpInside)
        button.accessibilityLabel = NSLocalizedString("lock.delete", comment: "Deletes the last digit")
        button.accessibilityIdentifier = "lock_delete_button"
        return button
    }()

    init(length: Int) {
        self.length = length
        super.init(nibName: nil, bundle: nil)
        titleLabel.accessibilityIdentifier = Identifiers.Lock.title
        errorLabel.accessibilityIdentifier = Identifiers.Lock.error
        biometricsButton.accessibilityIdentifier = Identifiers.Lock.biometrics
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not used")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        titleLabel.text = NSLocalizedString("lock.title", comment: "")
        titleLabel.textAlignment = .center
        errorLabel.textColor = .systemRed
        biometricsButton.setTitle(NSLocalizedString("lock.biometrics", comment: ""), for: .normal)
        biometricsButton.addTarget(self, action: #selector(useBiometrics), for: .touchUpInside)
        forgotButton.setTitle(NSLocalizedString("lock.forgot", comment: ""), for: .normal)
        forgotButton.addTarget(self, action: #selector(forgot), for: .touchUpInside)

        let keys = (0...9).map { KeypadButton(digit: $0) }
        keys.forEach { $0.addTarget(self, action: #selector(enter(_:)), for: .touchUpInside) }
        let column = UIStackView.column([titleLabel, errorLabel] + keys + [deleteButton, biometricsButton, forgotButton])
        view.addSubview(column)
        column.pin(to: view, inset: 24)
    }

    @objc private func enter(_ key: KeypadButton) {
        entered.append(String(key.digit))
        errorLabel.text = nil
        guard entered.count == length else { return }
        finish(entered == "0000")
        entered = ""
    }

    @objc private func deleteDigit() {
        _ = entered.popLast()
    }

    @objc private func useBiometrics() {
        LAContext().evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, localizedReason: "Ledger") { [weak self] success, _ in
            DispatchQueue.main.async { self?.finish(success) }
        }
    }

    @objc private func forgot() {
        let alert = UIAlertController(
            title: NSLocalizedString("lock.forgot.title", comment: ""), message: nil, preferredStyle: .alert)
        let call = UIAlertAction(title: NSLocalizedString("lock.forgot.call", comment: ""), style: .default) { _ in
            UIApplication.shared.open(URL(string: "tel:0800100200")!)
        }
        call.accessibilityIdentifier = "lock_forgot_call_button"
        alert.addAction(call)
        alert.addAction(UIAlertAction(title: NSLocalizedString("cancel", comment: ""), style: .cancel))
        present(alert, animated: true)
    }

    private func finish(_ success: Bool) {
        LockState.shared.isUnlocked = success
        if success {
            dismiss(animated: true)
        } else {
            errorLabel.text = NSLocalizedString("lock.wrong", comment: "")
        }
    }
}
