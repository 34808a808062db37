import UIKit

final class StatementsViewController: UIViewController {
    private enum Period: Int, CaseIterable {
        case month, quarter, year

        var title: String {
            switch self {
            case .month: NSLocalizedString("statements.month", comment: "")
            case .quarter: NSLocalizedString("statements.quarter", comment: "")
            case .year: NSLocalizedString("statements.year", comment: "")
            }
        }
    }

    private let periodControl = UISegmentedControl(items: Period.allCases.map(\.title))
    private let fromPicker = UIDatePicker()
    private let toPicker = UIDatePicker()
    private let minimumSlider = UISlider()
    private let minimumLabel = UILabel()

    // voyager:allow missing-identifier identified by the toolbar in a later release
    private let printButton: UIButton = {
        let button = UIButton(configuration: .plain())
        button.setImage(UIImage(systemName: "printer"), for: .normal)
        button.accessibilityIdentifier = "statements_print_button"
        return button
    }()

    private let downloadButton = PrimaryButton()
    private let archiveButton = UIButton(type: .system)
    private let unlockButton = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        periodControl.selectedSegmentIndex = Period.month.rawValue
        periodControl.accessibilityIdentifier = "statements_period_control"
        [fromPicker, toPicker].forEach { $0.datePickerMode = .date }
        fromPicker.accessibilityIdentifier = "statements_from_picker"
        minimumSlider.accessibilityIdentifier = "statements_minimum_slider"
        minimumSlider.addTarget(self, action: #selector(minimumChanged), for: .valueChanged)
        minimumLabel.accessibilityIdentifier = "statements_minimum_label"
        downloadButton.accessibilityIdentifier = "statements_download_button"
        let column = UIStackView.column([
            periodControl, fromPicker, toPicker, minimumSlider, minimumLabel, printButton, downloadButton,
        ])
        addAction(to: column, isUnlocked: LockState.shared.isUnlocked)
        view.addSubview(column)
        column.pin(to: view, inset: 20)

        let tap = UITapGestureRecognizer(target: self, action: #selector(resetMinimum))
        minimumLabel.isUserInteractionEnabled = true
        minimumLabel.addGestureRecognizer(tap)
    }

    private func addAction(to column: UIStackView, isUnlocked: Bool) {
        if isUnlocked {
            archiveButton.setTitle(NSLocalizedString("statements.archive", comment: ""), for: .normal)
            archiveButton.accessibilityIdentifier = "statements_action_button"
            column.addArrangedSubview(archiveButton)
        } else {
            unlockButton.setTitle(NSLocalizedString("statements.unlock", comment: ""), for: .normal)
            unlockButton.accessibilityIdentifier = "statements_action_button"
            column.addArrangedSubview(unlockButton)
        }
    }

    @objc private func minimumChanged() {
        minimumLabel.text = Money.text(Decimal(Double(minimumSlider.value)))
    }

    @objc private func resetMinimum() {
        minimumSlider.value = 0
        minimumChanged()
    }
}
