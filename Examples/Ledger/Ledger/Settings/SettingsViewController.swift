import UIKit

final class SettingsViewController: UITableViewController {
    @IBOutlet private weak var biometricsSwitch: UISwitch!
    @IBOutlet private weak var alertsSwitch: UISwitch!
    @IBOutlet private weak var nicknameField: UITextField!
    @IBOutlet private weak var versionLabel: UILabel!

    private var isEditingNickname = false

    override func viewDidLoad() {
        super.viewDidLoad()
        biometricsSwitch.accessibilityIdentifier = "settings_biometrics_switch"
        versionLabel.accessibilityIdentifier = "settings_version_label"
        versionLabel.text = Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String
        updateEditItem()
    }

    private func updateEditItem() {
        let item = UIBarButtonItem(systemItem: isEditingNickname ? .done : .edit)
        item.target = self
        item.action = #selector(toggleEditing)
        item.accessibilityIdentifier = isEditingNickname ? "settings_done_button" : "settings_edit_button"
        navigationItem.rightBarButtonItem = item
        nicknameField.isEnabled = isEditingNickname
    }

    @objc private func toggleEditing() {
        isEditingNickname.toggle()
        updateEditItem()
    }

    @objc private func exportTransactions() {
        let export = ExportViewController()
        export.year = Calendar.current.component(.year, from: Date())
        present(UINavigationController(rootViewController: export), animated: true)
    }
}
