import XCTest

final class LedgerUITests: XCTestCase {
    private let app = XCUIApplication()

    override func setUp() {
        continueAfterFailure = false
        app.launchArguments = ["-resetLedger"]
        app.launch()
        unlock()
    }

    func testAddAccount() {
        app.buttons["accounts_add_button"].tap()
        app.textFields["accounts_add_name_field"].typeText("Holidays")
        app.buttons["accounts_add_save_button"].firstMatch.tap()
        XCTAssertEqual(app.tables["accounts_table"].cells.count, 3)
    }

    func testTransferNeedsMoney() {
        app.buttons["accounts_transfer_button"].tap()
        app.textFields["transfer_amount_field"].tap()
        app.textFields["transfer_amount_field"].typeText("1000000")
        app.buttons["transfer_submit_button"].tap()
        XCTAssertTrue(app.staticTexts["There is not enough money in this account."].waitForExistence(timeout: 2))
    }

    func testSearchTransactions() {
        app.cells["accounts_cell_DE00100"].tap()
        app.searchFields["account_detail_search_field"].tap()
        app.searchFields["account_detail_search_field"].typeText("rent")
        XCTAssertTrue(app.cells["account_detail_transaction_0"].exists)
    }

    private func unlock() {
        for _ in 0..<4 {
            app.buttons["lock_key_0"].tap()
        }
        XCTAssertTrue(app.tables["accounts_table"].waitForExistence(timeout: 2))
    }
}
