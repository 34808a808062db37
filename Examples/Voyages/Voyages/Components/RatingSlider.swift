import SwiftUI
import UIKit

/// Half stars, which SwiftUI's own slider does not snap to.
struct RatingSlider: UIViewRepresentable {
    @Binding var value: Double
    let identifier: String

    func makeUIView(context: Context) -> UISlider {
        let slider = UISlider()
        slider.minimumValue = 0
        slider.maximumValue = 5
        slider.accessibilityIdentifier = identifier
        slider.addTarget(context.coordinator, action: #selector(Coordinator.changed(_:)), for: .valueChanged)
        return slider
    }

    func updateUIView(_ slider: UISlider, context: Context) {
        slider.value = Float(value)
    }

    func makeCoordinator() -> Coordinator {
        Coordinator(value: $value)
    }

    final class Coordinator: NSObject {
        private let value: Binding<Double>

        init(value: Binding<Double>) {
            self.value = value
        }

        @objc func changed(_ slider: UISlider) {
            value.wrappedValue = (Double(slider.value) * 2).rounded() / 2
        }
    }
}
