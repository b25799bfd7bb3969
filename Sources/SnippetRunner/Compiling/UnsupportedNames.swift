/// Names of the platform that the engine does not stand in for, and what to do instead.
///
/// They are declared nowhere, so that the compiler finds no such name; its message is completed from here.
public enum UnsupportedNames {
    /// What stands behind a name in messages and lists: why, and how to do without.
    public static let reasons: [String: String] = {
        var reasons: [String: String] = [:]
        func add(_ names: [String], _ why: String, _ instead: String) {
            for name in names { reasons[name] = "not supported by the engine\(why): \(instead)" }
        }
        let inPlace = "put a view of its size in its place, as Color.gray.frame(…)"
        add(
            [
                "UIViewRepresentable", "UIViewControllerRepresentable", "UIView", "UIViewController", "UILabel",
                "UIActivityIndicatorView", "UIVisualEffectView", "UIBlurEffect",
            ], ", which has no views of UIKit's", inPlace)
        add(
            ["UIHostingController", "UIHostingConfiguration"], ", which has no views of UIKit's",
            "end the snippet with the SwiftUI view itself")
        add(
            ["NSViewRepresentable", "NSViewControllerRepresentable", "NSView", "NSHostingView", "NSColor", "NSFont"],
            ", which lays out an iPhone or iPad", "use SwiftUI's own views")
        add(
            [
                "Map", "MapPolyline", "Marker", "Annotation", "Chart", "Chart3D", "BarMark", "LineMark", "PointMark",
                "AreaMark", "RuleMark", "SectorMark", "RectangleMark", "VideoPlayer", "WebView", "SpriteView",
                "SceneView",
                "RealityView", "Model3D", "PhotosPicker", "SignInWithAppleButton", "LocationButton", "StoreView",
                "ProductView", "SubscriptionStoreView", "TipView", "CameraView",
            ], "", inPlace)
        add(["HSplitView"], ", which lays out an iPhone or iPad", "use an HStack with a Divider")
        add(["VSplitView"], ", which lays out an iPhone or iPad", "use a VStack with a Divider")
        add(["ImmersiveSpace"], ", which lays out an iPhone or iPad", "use a WindowGroup")
        add(
            ["FileDocument", "ReferenceFileDocument", "DocumentGroup"], ", which opens no documents",
            "put the editor's view in a WindowGroup, and give it its text as a value")
        add(
            ["ShaderLibrary", "ShaderFunction"], ", which has no graphics processor",
            "leave the effect out: it changes no layout")
        add(
            ["FetchRequest", "SectionedFetchRequest", "FetchedResults", "NSManagedObject", "NSManagedObjectContext"],
            ", which has no Core Data", "keep the rows in an array in @State")
        add(
            ["Query", "Model", "ModelContainer", "ModelContext", "Attribute", "Relationship"],
            ", which has no SwiftData",
            "make the model an @Observable class, and keep its objects in an array in @State")
        add(["ImageRenderer"], "", "the figure of the snippet shows the view")
        add(
            ["AVPlayer", "AVAudioPlayer", "AVPlayerItem"], ", which plays nothing", "leave it out: it changes no layout"
        )
        add(
            ["CLLocationManager", "CLLocation", "CLLocationCoordinate2D", "MKCoordinateRegion", "MKMapItem"],
            ", which knows no places", "give the view what it shows as values")
        add(["visualEffect3D", "glassBackgroundEffect"], ", which lays out an iPhone or iPad", "leave it out")
        add(["onContinueUserActivity"], ", which receives none", "leave it out: it changes no layout")
        add(["lineHeight"], "", "use lineSpacing(_:)")
        return reasons
    }()

    /// The compiler's message, with the reason behind it if it is about one of the names.
    static func completed(_ message: String) -> String {
        for pattern in [
            #/cannot find (?:type )?'(\w+)' in scope$/#, #/has no member '(\w+)'$/#, #/unknown attribute '(\w+)'$/#,
        ] {
            if let match = message.firstMatch(of: pattern), let reason = reasons[String(match.output.1)] {
                return "\(message): \(reason)"
            }
        }
        return message
    }

    /// Whether a message only tells what follows from a name that was not found on the same line.
    static func isConsequence(_ message: String) -> Bool {
        message.hasPrefix("cannot infer contextual base") || message.contains(" is what this snippet lays out")
            || message == "'nil' requires a contextual type"
    }
}
