import Layout
import Snapshot

@testable import LayoutUI

/// Lays a view out on a phone until nothing changes any more.
@MainActor func shown<Content: View>(_ view: Content) -> ViewRecord {
    HostedView(view, on: phone).snapshot().root
}

/// A view that stays on a phone's screen.
@MainActor func hosted<Content: View>(_ view: Content) -> HostedView { HostedView(view, on: phone) }

/// The screen of an iPhone 17.
let phone = Screen(
    conditions: RunConditions(
        device: DeviceProfile(
            name: "phone", size: Size(width: 402, height: 874), scale: 3,
            safeArea: Insets(top: 62, left: 0, bottom: 34, right: 0))))

extension ViewRecord {
    /// All records of a kind, in preorder.
    func all(_ kind: String) -> [ViewRecord] {
        (self.kind == kind ? [self] : []) + children.flatMap { $0.all(kind) }
    }

    var texts: [String] { all("Text").compactMap(\.text) }
}
