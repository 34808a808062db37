import MapKit
import SwiftUI

struct MapPreview: UIViewRepresentable {
    let place: String

    func makeUIView(context: Context) -> MKMapView {
        let map = MKMapView()
        map.isUserInteractionEnabled = false
        map.accessibilityIdentifier = "trip-detail-map-\(UUID().uuidString)"
        return map
    }

    func updateUIView(_ map: MKMapView, context: Context) {
        CLGeocoder().geocodeAddressString(place) { marks, _ in
            guard let location = marks?.first?.location else { return }
            map.setCenter(location.coordinate, animated: false)
        }
    }
}
