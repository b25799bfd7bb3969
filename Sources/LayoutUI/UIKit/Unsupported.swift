// What code for the platform uses and the engine cannot stand in for. Each is declared so that the compiler names it
// and says what to do instead.

/// (Apple: `UIViewRepresentable`.)
@available(
    *, unavailable,
    message:
        "not supported by the engine, which has no UIKit: put a view of its size in its place, as Color.gray.frame(…)"
)
public protocol UIViewRepresentable: View {
    associatedtype UIViewType
    typealias Context = Any
}

/// (Apple: `UIViewControllerRepresentable`.)
@available(
    *, unavailable,
    message:
        "not supported by the engine, which has no UIKit: put a view of its size in its place, as Color.gray.frame(…)"
)
public protocol UIViewControllerRepresentable: View {
    associatedtype UIViewControllerType
    typealias Context = Any
}

/// (Apple: `UIHostingController`.)
@available(
    *, unavailable,
    message: "not supported by the engine, which has no UIKit: end the snippet with the SwiftUI view itself"
)
public final class UIHostingController<Content> {
    public init(rootView: Content) {}
}

/// (Apple: `UIHostingConfiguration`.)
@available(
    *, unavailable,
    message: "not supported by the engine, which has no UIKit: end the snippet with the SwiftUI view itself"
)
public struct UIHostingConfiguration<Content> {
    public init(@ViewBuilder content: () -> Content) {}
}

/// (Apple: `NSViewRepresentable`.)
@available(
    *, unavailable,
    message: "not supported by the engine, which lays out an iPhone or iPad: put a view of its size in its place"
)
public protocol NSViewRepresentable: View {
    associatedtype NSViewType
}

/// (Apple: `ImageRenderer`.)
@available(*, unavailable, message: "not supported by the engine: the figure of the snippet shows the view")
public final class ImageRenderer<Content> {
    public init(content: Content) {}
}
