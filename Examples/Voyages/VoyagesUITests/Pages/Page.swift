import XCTest

class Page {
    let app: XCUIApplication

    init(app: XCUIApplication) {
        self.app = app
    }

    @discardableResult
    func wait(for element: XCUIElement, file: StaticString = #filePath, line: UInt = #line) -> Self {
        XCTAssertTrue(element.waitForExistence(timeout: 5), file: file, line: line)
        return self
    }
}
