import SwiftUI

struct ConsentView: View {
    @AppStorage("consent.data") private var sharesData = false
    @AppStorage("consent.news") private var wantsNews = false
    @AppStorage("consent.calls") private var acceptsCalls = false

    var body: some View {
        Form {
            Toggle("Share my details with the airline", isOn: $sharesData)
                .accessibilityIdentifier("consent.details.shareMyPassengerDetailsWithTheOperatingAirlineAndItsPartnersToggle")
            Toggle("News and offers", isOn: $wantsNews)
                .accessibilityIdentifier(
                    "consent.marketing.agreeToReceiveNewsAndOffersOfThePartnersByElectronicMailTextMessageAndPostUntilRevokedInTheProfileOrInWritingToggle")
            // voyager:allow missing-identifier the wording and the switch leave with the next release
            Toggle("Calls", isOn: $acceptsCalls)
        }
        .navigationTitle("Conditions")
    }
}
