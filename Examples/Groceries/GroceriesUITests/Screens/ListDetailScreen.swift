import XCTest

struct ListDetailScreen {
    let app: XCUIApplication

    var addButton: XCUIElement { app.buttons[AccessibilityID.ListDetail.addItem] }
    var rows: XCUIElementQuery { app.otherElements.matching(identifier: AccessibilityID.ListDetail.row) }

    func name(ofRow index: Int) -> XCUIElement {
        rows.element(boundBy: index).staticTexts[AccessibilityID.ListDetail.rowName]
    }

    func checkFirst() {
        rows.firstMatch.buttons["listDetail.row.check"].tap()
    }
}
