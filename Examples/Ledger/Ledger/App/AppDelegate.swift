import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    let store = LedgerStore()

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        if ProcessInfo.processInfo.arguments.contains("-resetLedger") {
            store.reset()
        }
        return true
    }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func sceneDidBecomeActive(_ scene: UIScene) {
        guard let root = window?.rootViewController, root.presentedViewController == nil, !LockState.shared.isUnlocked else { return }
        let lock = LockViewController(length: 4)
        lock.modalPresentationStyle = .fullScreen
        root.present(lock, animated: false)
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        LockState.shared.isUnlocked = false
    }
}
