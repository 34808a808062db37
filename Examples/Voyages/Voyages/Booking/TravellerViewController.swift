import UIKit

final class TravellerViewController: UIViewController {
    private let nameField = UITextField()
    private let passportField = UITextField()
    private let birthdayPicker = UIDatePicker()
    private let mealControl = UISegmentedControl(items: ["Any", "Vegetarian", "Vegan"])
    private let hintLabel = UILabel()

    private lazy var saveButton = UIButton(
        configuration: .filled(), primaryAction: UIAction(title: L10n.save) { [weak self] _ in self?.save() })

    private lazy var scanButton: UIButton = {
        let button = UIButton(type: .system)
        button.setTitle("Scan", for: .normal)
        button.addTarget(self, action: #selector(scan), for: .touchUpInside)
        return button
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.accessibilityIdentifier = "TravellerScreen"
        navigationItem.rightBarButtonItem = makeDoneItem()

        let stack = UIStackView(arrangedSubviews: [
            nameField, passportField, scanButton, birthdayPicker, mealControl, hintLabel, saveButton,
        ])
        stack.axis = .vertical
        stack.frame = view.bounds.insetBy(dx: 20, dy: 120)
        view.addSubview(stack)
        setupAccessibilityIdentifiers()
    }

    private func setupAccessibilityIdentifiers() {
        nameField.accessibilityIdentifier = A11y.Traveller.TravellerNameField.rawValue
        passportField.accessibilityIdentifier = A11y.Traveller.TravellerPassportField.rawValue
        birthdayPicker.restorationIdentifier = "TravellerBirthdayPicker"
        mealControl.accessibilityIdentifier = A11y.Traveller.TravellerMealControl.rawValue
        saveButton.accessibilityIdentifier = A11y.Traveller.TravellerSaveButton.rawValue
        hintLabel.accessibilityIdentifier = "TravellerHintLabel"
    }

    private func makeDoneItem() -> UIBarButtonItem {
        let item = UIBarButtonItem(systemItem: .done)
        item.accessibilityIdentifier = "DoneButton"
        item.target = self
        item.action = #selector(done)
        return item
    }

    @objc private func scan() {
        hintLabel.text = "Hold the passport in front of the camera."
    }

    @objc private func done() {
        dismiss(animated: true)
    }

    private func save() {
        guard let name = nameField.text, !name.isEmpty else {
            let alert = UIAlertController(title: "A name is needed", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: L10n.cancel, style: .cancel))
            present(alert, animated: true)
            return
        }
        done()
    }
}
