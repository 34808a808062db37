import Taxonomy

/// Identifiers that the system's own views have, which no app gives. A new one is a line here.
enum SystemIdentifiers {
  private static let known: Set<String> = [
    "BackButton", "XCElementSnapshotPrivilegedValuePlaceholder", "PopoverDismissRegion", "Reorder",
    "UIActivityContentView", "ActivityListView",
    "UIDocumentPickerView", "PXGSingleViewContainerView_AX", "Drawing-Palette", "actionGroupCell",
    "find.searchField", "find.resultLabel", "find.doneButton", "show.next.items.menu.button", "_previousTapped",
    "_nextTapped", "TabBarItemTitle", "Page control", "Clear text",
    "Next keyboard", "Toolbar Done Button", "header.closeButton", "SFSafariView", "TopBrowserBar", "URL",
    "OpenInSafariButton", "PhotosGridView", "PXGGridLayout-Info", "UIA.Health.AuthSheet.DoneButton", "Copy",
    "ScreenshotEditor",
  ]

  private static let prefixes = ["_XCUI:", "com.apple.", "UIKit.", "SFDialogView", "PUPhotoPicker"]

  /// Whether all that a key may be is the system's.
  static func isOne(_ key: Identifier) -> Bool {
    !key.texts.isEmpty
      && key.texts.allSatisfy { text in
        let name = text.description
        return known.contains(name) || prefixes.contains { name.hasPrefix($0) }
      }
  }
}
