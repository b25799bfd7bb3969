/// What an `import` of a snippet stands for.
///
/// A snippet is compiled against the engine, which has SwiftUI's names and those of the frameworks that SwiftUI code
/// imports beside it; other frameworks of the platform exist on Apple's systems only.
enum ImportedModules {
    /// Modules whose names the engine has itself or hands on: the import adds nothing. Where the engine has something
    /// of its own instead of theirs (a timer, a log), an import of them would bring both.
    static let ofTheEngine: Set<String> = [
        "Foundation", "Dispatch", "SwiftUICore", "UIKit", "Combine", "os", "OSLog", "CoreGraphics", "QuartzCore",
        "CoreFoundation",
        "CoreTransferable", "UniformTypeIdentifiers", "DeveloperToolsSupport", "Symbols", "PreviewsMacros", "Spatial",
        "Darwin", "ObjectiveC",
    ]

    /// Why a module is not there, and what to do instead.
    static let missing: [String: String] = [
        "Charts": "draw the chart with shapes, or leave a view of its size in its place",
        "MapKit": inPlace("map"),
        "WebKit": inPlace("page"),
        "AVKit": inPlace("player"),
        "AVFoundation": inPlace("player"),
        "SceneKit": inPlace("scene"),
        "SpriteKit": inPlace("scene"),
        "RealityKit": inPlace("scene"),
        "ARKit": inPlace("scene"),
        "Metal": inPlace("drawing"),
        "MetalKit": inPlace("drawing"),
        "PDFKit": inPlace("document"),
        "PencilKit": inPlace("canvas"),
        "QuickLook": inPlace("preview"),
        "PhotosUI": inPlace("picker"),
        "Photos": inPlace("picture"),
        "SafariServices": inPlace("page"),
        "StoreKit": inPlace("store's view"),
        "TipKit": inPlace("tip"),
        "WidgetKit": "show the widget's view as the root, in a canvas of the widget's size",
        "ActivityKit": "show the activity's view as the root, in a canvas of its size",
        "AppKit": "the engine lays out an iPhone or iPad: use SwiftUI's own views",
        "SwiftData": "keep the models in arrays: `@Observable` classes in `@State`",
        "CoreData": "keep the models in arrays: `@Observable` classes in `@State`",
        "CloudKit": withoutIt, "CoreLocation": withoutIt, "CoreMotion": withoutIt, "HealthKit": withoutIt,
        "MessageUI": withoutIt, "AuthenticationServices": withoutIt, "LocalAuthentication": withoutIt,
        "UserNotifications": withoutIt, "Contacts": withoutIt, "EventKit": withoutIt, "AppIntents": withoutIt,
        "FoundationModels": withoutIt, "CoreML": withoutIt, "Vision": withoutIt, "CoreImage": withoutIt,
        "CoreHaptics": withoutIt, "GameKit": withoutIt, "CryptoKit": withoutIt, "Network": withoutIt,
        "Speech": withoutIt, "NaturalLanguage": withoutIt, "CoreBluetooth": withoutIt, "PassKit": withoutIt,
        "Accelerate": withoutIt, "simd": withoutIt, "PlaygroundSupport": withoutIt, "XCTest": withoutIt,
    ]

    private static let withoutIt = "give the view what it shows as values"

    private static func inPlace(_ what: String) -> String {
        "leave a view of the \(what)'s size in its place, as Color.gray"
    }
}
