import SwiftUI

struct SignInView: View {
    @Environment(SessionStore.self) private var session

    @State private var email = ""
    @State private var password = ""
    @State private var showsPassword = false
    @State private var isRegistering = false
    @State private var errorMessage: String?
    @State private var asksForReset = false

    var body: some View {
        ScrollView {
            VStack(spacing: 16) {
                header
                credentials

                if let errorMessage {
                    Text(errorMessage)
                        .foregroundStyle(.red)
                        .accessibilityIdentifier(AccessibilityID.SignIn.error)
                }

                submit
                alternatives
            }
            .padding()
        }
        .dismissesKeyboardOnTap()
        .alert("Reset password", isPresented: $asksForReset) {
            Button("Send link") { asksForReset = false }
                .accessibilityIdentifier("signIn.reset.sendButton")
            // voyager:allow missing-identifier cancel is the same in every alert and found by its role
            Button("Cancel", role: .cancel) {}
        } message: {
            Text("We will send a link to \(email).")
        }
    }

    private var header: some View {
        VStack(spacing: 4) {
            Image(systemName: "basket")
                .font(.system(size: 56))
                .accessibilityHidden(true)
            Text("Groceries")
                .font(.largeTitle.bold())
                .accessibilityIdentifier("signIn.header.title")
            Text(isRegistering ? "Create an account" : "Welcome back")
                .accessibilityIdentifier(isRegistering ? "signIn.header.register" : "signIn.header.welcome")
        }
    }

    @ViewBuilder private var credentials: some View {
        TextField("Email", text: $email)
            .textContentType(.emailAddress)
            .textInputAutocapitalization(.never)
            .accessibilityIdentifier(AccessibilityID.SignIn.email)

        if showsPassword {
            TextField("Password", text: $password)
                .textContentType(.password)
                .accessibilityIdentifier(AccessibilityID.SignIn.password)
        } else {
            SecureField("Password", text: $password)
                .textContentType(.password)
                .accessibilityIdentifier(AccessibilityID.SignIn.password)
        }

        Toggle("Show password", isOn: $showsPassword)
            .accessibilityIdentifier("signIn.password.reveal")
    }

    @ViewBuilder private var submit: some View {
        if session.isBusy {
            ProgressView()
                .accessibilityIdentifier("signIn.submit.progress")
        } else if isRegistering {
            Button("Create account", action: signIn)
                .buttonStyle(.primary)
                .accessibilityIdentifier(AccessibilityID.SignIn.submit)
        } else {
            Button("Sign in", action: signIn)
                .buttonStyle(.primary)
                .disabled(email.isEmpty)
                .accessibilityIdentifier(AccessibilityID.SignIn.submit)
        }
    }

    private var alternatives: some View {
        VStack(spacing: 12) {
            Button("Forgot your password?") {
                asksForReset = true
            }
            .font(.footnote)
            .accessibilityIdentifier(AccessibilityID.SignIn.forgotPassword)

            Button(isRegistering ? "I have an account" : "Create an account") {
                isRegistering.toggle()
            }
            .font(.footnote)

            Button {
                session.user = "passkey"
            } label: {
                Label("Continue with your school", systemImage: "person.badge.key")
            }
            .accessibilityIdentifier("signIn.oauth2.button")

            HStack {
                Link("Terms", destination: URL(string: "https://example.com/terms")!)
                    .accessibilityIdentifier("signIn.legal.link1")
                Link("Privacy", destination: URL(string: "https://example.com/privacy")!)
                    .accessibilityIdentifier("signIn.legal.link2")
            }
            .font(.caption)
        }
    }

    private func signIn() {
        Task { errorMessage = await session.signIn(email: email, password: password) }
    }
}

#Preview {
    VStack {
        SignInView()
        Button("Fill in") {}
    }
    .environment(SessionStore())
}
