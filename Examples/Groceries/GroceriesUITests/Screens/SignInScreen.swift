import XCTest

struct SignInScreen {
    let app: XCUIApplication

    var email: XCUIElement { app.textFields[AccessibilityID.SignIn.email] }
    var password: XCUIElement { app.secureTextFields[AccessibilityID.SignIn.password] }
    var submit: XCUIElement { app.buttons[AccessibilityID.SignIn.submit] }
    var error: XCUIElement { app.staticTexts[AccessibilityID.SignIn.error] }

    func signIn(email address: String, password secret: String) {
        email.tap()
        email.typeText(address)
        password.tap()
        password.typeText(secret)
        submit.tap()
    }
}
