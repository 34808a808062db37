import Taxonomy
import Testing

@Suite struct IdentifierProposalTests {
  private func propose(
    section: String? = nil, property: String? = nil, label: String? = nil, labelName: String? = nil,
    member: String? = nil, role: String = "button", taken: Set<String> = [], convention: Convention = .default
  ) -> String {
    IdentifierProposal(
      screen: "login", section: section, property: property, label: label, labelName: labelName, member: member,
      role: role
    ).identifier(in: convention, taken: taken)
  }

  @Test(arguments: [
    ("emailTextField", "field", "login.email.field"), ("submitButton", "button", "login.submit.button"),
    ("btnSubmit", "button", "login.submit.button"), ("_passwordTF", "field", "login.password.field"),
    ("rememberMeSwitch", "toggle", "login.rememberMe.toggle"), ("button", "button", "login.button"),
  ])
  func fromTheProperty(property: String, role: String, identifier: String) {
    #expect(propose(property: property, role: role) == identifier)
  }

  @Test(arguments: [
    ("Sign In", "login.signIn.button"), ("Create a new account", "login.createNewAccount.button"),
    ("Forgot your password?", "login.forgotPassword.button"), ("Don’t ask", "login.dontAsk.button"), ("Submit button", "login.submit.button"),
    ("login.forgot.title", "login.forgot.button"), ("login_button_title", "login.button"),
    ("Größe", "login.button"), ("登录", "login.button"), ("…", "login.button"), ("3 days", "login.button"),
  ])
  func fromTheLabel(label: String, identifier: String) {
    #expect(propose(label: label) == identifier)
  }

  @Test(arguments: [
    ("Sign In", "actionSignIn", "login.signIn.button"), ("login.sign_in", "actionSignIn", "login.actionSignIn.button"),
    ("Über uns", "about_us", "login.aboutUs.button"), ("登录", "login_sign_in_title", "login.signIn.button"),
    ("By going on you agree to all of our terms", "acceptTerms", "login.acceptTerms.button"),
    ("…", "screen_login_other", "login.screenLoginOther.button"),
    ("", "Forgot your password?", "login.forgotPassword.button"),
  ])
  func fromTheNameOfALabelThatIsNoName(label: String, name: String, identifier: String) {
    #expect(propose(label: label, labelName: name) == identifier)
  }

  @Test(arguments: [
    ("Über uns", "login.uns.button"), ("Jetzt öffnen", "login.jetzt.button"), ("Größe", "login.button"),
  ])
  func fromTheASCIIWordsOfAForeignLabel(label: String, identifier: String) {
    #expect(propose(label: label) == identifier)
  }

  @Test func fromTheMember() {
    #expect(propose(member: "forgotPasswordButton") == "login.forgotPassword.button")
    #expect(propose(member: "makeHelpButton()") == "login.help.button")
    #expect(propose(member: "body") == "login.button")
  }

  @Test func thePropertyWinsOverLabelAndMember() {
    #expect(propose(property: "goButton", label: "Sign In", member: "body") == "login.go.button")
  }

  @Test func aTakenOneGetsTheSectionAndThenANumber() {
    #expect(propose(section: "header", label: "Help", taken: ["login.help.button"]) == "login.header.help.button")
    #expect(propose(label: "Help", taken: ["login.help.button"]) == "login.help2.button")
    #expect(propose(taken: ["login.button", "login.button2"]) == "login.button3")
  }

  @Test func aRowIsAlwaysNamed() {
    #expect(propose(section: IdentifierProposal.row, label: "Delete") == "login.row.delete.button")
    #expect(propose(section: IdentifierProposal.row, role: "row") == "login.row")
  }

  @Test func theConventionIsFollowed() {
    let snake = Convention(separator: "-", words: .snake_case, segments: 2...2)
    #expect(propose(label: "Forgot password", convention: snake) == "login-forgot_password_button")
    let long = Convention(segments: 3...4)
    #expect(propose(convention: long) == "login.main.button")
    let upper = Convention(words: .upperCamelCase)
    #expect(propose(label: "Sign In", convention: upper) == "Login.SignIn.Button")
  }

  @Test(arguments: ["Sign In", "Größe", "login.forgot.title", "3 days", "A", "Don't ask me again"])
  func whatIsProposedConforms(label: String) {
    #expect(Convention.default.accepts(IdentifierText(exactly: propose(label: label))))
  }
}
