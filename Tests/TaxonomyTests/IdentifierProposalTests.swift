import Taxonomy
import Testing

@Suite struct IdentifierProposalTests {
  private func propose(
    screen: String = "login", section: String? = nil, component: String? = nil, property: String? = nil,
    label: String? = nil, labelName: String? = nil, hints: [NameHint] = [], member: String? = nil,
    role: String = "button",
    taken: Set<String> = [], convention: Convention = .default
  ) -> String {
    var taken = IdentifierProposal.Taken(taken)
    return IdentifierProposal(
      screen: screen, section: section, component: component, property: property, label: label,
      labelName: labelName, hints: hints,
      member: member, role: role
    ).identifier(in: convention, taken: &taken)
  }

  @Test(arguments: [
    ("emailTextField", "field", "login.email.field"), ("submitButton", "button", "login.submit.button"),
    ("btnSubmit", "button", "login.submit.button"), ("_passwordTF", "field", "login.password.field"),
    ("rememberMeSwitch", "toggle", "login.rememberMe.toggle"), ("button", "button", "login.button"),
    ("skipButon", "button", "login.skip.button"), ("openAction", "button", "login.open.button"),
    ("actionSkip", "button", "login.skip.button"), ("rightBarButtonItem", "button", "login.right.button"),
    ("actionButton", "button", "login.action.button"),
  ])
  func fromTheProperty(property: String, role: String, identifier: String) {
    #expect(propose(property: property, role: role) == identifier)
  }

  @Test(arguments: [
    ("Sign In", "login.signIn.button"), ("Create a new account", "login.createNewAccount.button"),
    ("Forgot your password?", "login.forgotPassword.button"), ("Don’t ask", "login.dontAsk.button"),
    ("Submit button", "login.submit.button"),
    ("login.forgot.title", "login.forgot.button"), ("login_button_title", "login.button"),
    ("Größe", "login.button"), ("登录", "login.button"), ("…", "login.button"), ("3 days", "login.button"),
  ])
  func fromTheLabel(label: String, identifier: String) {
    #expect(propose(label: label) == identifier)
  }

  @Test(arguments: [
    ("Sign In", "actionSignIn", "login.signIn.button"), ("login.sign_in", "actionSignIn", "login.signIn.button"),
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

  @Test(arguments: [
    (NameHint.constant(["L10n", "About", "Acknowledgements", "title"]), "login.acknowledgements.button"),
    (.constant(["L10n", "copyLabel"]), "login.copy.button"), (.constant(["L10n", "actionSkip"]), "login.skip.button"),
    (.constant(["Localization", "textMeACode"]), "login.textMeACode.button"),
    (.constant(["item", "title"]), "login.button"),
    (.constant(["viewModel", "retryButtonViewModel", "title"]), "login.retry.button"),
    (.destination("HowItWorksView"), "login.howItWorks.button"),
    (.action(["onAvatarTap"]), "login.avatar.button"), (.action(["showAllCourses"]), "login.allCourses.button"),
    (.action(["viewModel", "resetPassword"]), "login.resetPassword.button"),
    (.action(["isEditing", "toggle"]), "login.editing.button"),
    (.action(["context", "send", "skip"]), "login.skip.button"),
    (.action(["didTapExportButton"]), "login.export.button"), (.action(["viewModel", "onTap"]), "login.button"),
    (.action(["action"]), "login.button"), (.icon("ellipsis"), "login.ellipsis.button"),
    (.icon("trash.fill"), "login.trash.button"), (.icon("xmark.circle.fill"), "login.close.button"),
    (.icon("icon_export"), "login.export.button"), (.icon("circle.fill"), "login.circleFill.button"),
  ])
  func fromWhatElseTheSourceSays(hint: NameHint, identifier: String) {
    #expect(propose(hints: [hint]) == identifier)
  }

  @Test func theBestSourceNamesIt() {
    let constant = NameHint.constant(["L10n", "SignUp", "title"])
    let action = NameHint.action(["register"])
    #expect(propose(property: "title", label: "Join us", hints: [constant, action]) == "login.signUp.button")
    #expect(propose(label: "Join us", hints: [action], member: "buttons") == "login.joinUs.button")
    #expect(propose(hints: [action], member: "footer") == "login.register.button")
    #expect(propose(hints: [action], member: "signUpButton") == "login.signUp.button")
    #expect(propose(property: "rightBarButtonItem", hints: [action]) == "login.register.button")
    #expect(propose(component: "signUp", member: "body") == "login.signUp.button")
    #expect(propose(screen: "closeButton") == "close.button")
  }

  @Test func moreOfTheSourcesWordsComeBeforeANumber() {
    let cancel = NameHint.constant(["L10n", "Delete", "cancel"])
    #expect(propose(hints: [cancel], taken: ["login.cancel.button"]) == "login.deleteCancel.button")
    #expect(
      propose(label: "Cancel", member: "alertButtons", taken: ["login.cancel.button"])
        == "login.alertButtons.cancel.button")
    #expect(
      propose(label: "Cancel", hints: [.action(["editing"])], taken: ["login.cancel.button"])
        == "login.cancelEditing.button")
    #expect(
      propose(label: "Add", hints: [.action(["showAddItem"])], taken: ["login.add.button"]) == "login.addItem.button")
    #expect(
      propose(section: IdentifierProposal.row, component: "card", label: "Buy", taken: ["login.row.buy.button"])
        == "login.cardRow.buy.button")
  }

  @Test func aTakenOneGetsTheSectionAndThenANumber() {
    #expect(propose(section: "header", label: "Help", taken: ["login.help.button"]) == "login.header.help.button")
    #expect(propose(label: "Help", taken: ["login.help.button"]) == "login.help2.button")
    #expect(propose(taken: ["login.button", "login.button2"]) == "login.button3")
  }

  @Test func aRowIsAlwaysNamed() {
    #expect(propose(section: IdentifierProposal.row, label: "Delete") == "login.row.delete.button")
    #expect(propose(section: IdentifierProposal.row, role: "row") == "login.row")
    #expect(propose(screen: "noteRow", section: IdentifierProposal.row, label: "Delete") == "noteRow.delete.button")
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
