import SwiftUI

extension View {
    /// Spares the settings screen the raw values.
    func identified(by id: SettingsID) -> some View {
        accessibilityIdentifier(id.rawValue)
    }
}
