// What can be said of views that are shown in front of others, beside presenting them.

/// How high a sheet is. (Apple: `PresentationDetent`.)
nonisolated public struct PresentationDetent: Hashable, Sendable {
    private let fraction: CGFloat
    public static let medium = PresentationDetent(fraction: 0.5)
    public static let large = PresentationDetent(fraction: 1)
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(fraction: fraction) }
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(fraction: height) }
}

nonisolated public struct PresentationBackgroundInteraction: Sendable {
    public static let automatic = PresentationBackgroundInteraction()
    public static let enabled = PresentationBackgroundInteraction()
    public static let disabled = PresentationBackgroundInteraction()
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { enabled }
}

nonisolated public struct PresentationContentInteraction: Equatable, Sendable {
    public static let automatic = PresentationContentInteraction()
    public static let resizes = PresentationContentInteraction()
    public static let scrolls = PresentationContentInteraction()
}

nonisolated public struct PresentationAdaptation: Sendable {
    public static let automatic = PresentationAdaptation()
    public static let none = PresentationAdaptation()
    public static let popover = PresentationAdaptation()
    public static let sheet = PresentationAdaptation()
    public static let fullScreenCover = PresentationAdaptation()
}

nonisolated public struct PresentationSizing: Sendable {
    public static let automatic = PresentationSizing()
    public static let fitted = PresentationSizing()
    public static let form = PresentationSizing()
    public static let page = PresentationSizing()
    public func fitted(horizontal: Bool, vertical: Bool) -> PresentationSizing { self }
    public func sticky(horizontal: Bool = false, vertical: Bool = false) -> PresentationSizing { self }
}

/// Where a popover points to. (Apple: `PopoverAttachmentAnchor`.)
nonisolated public enum PopoverAttachmentAnchor {
    case rect(Anchor<CGRect>.Source)
    case point(UnitPoint)
}

/// Ends a presentation, or goes back in a navigation stack. (Apple: `DismissAction`.)
nonisolated public struct DismissAction {
    let dismiss: () -> Void

    public func callAsFunction() { dismiss() }
}

/// Opens an address. Without a handler of the code's own nothing opens it here. (Apple: `OpenURLAction`.)
nonisolated public struct OpenURLAction {
    private let handler: ((URL) -> Result)?

    public struct Result: Sendable {
        public static let handled = Result()
        public static let discarded = Result()
        public static let systemAction = Result()
        public static func systemAction(_ url: URL) -> Result { Result() }
    }

    init() { handler = nil }
    public init(handler: @escaping (URL) -> Result) { self.handler = handler }
    public func callAsFunction(_ url: URL) { _ = handler?(url) }
    public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
        _ = handler?(url)
        completion(handler != nil)
    }
}

nonisolated extension View {
    public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }
    public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View { self }

    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
    public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View { self }
    public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
    public func presentationCornerRadius(_ radius: CGFloat?) -> some View { self }
    public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }
    public func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View { self }
    public func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View { self }
    public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { self }
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }
    public func presentationCompactAdaptation(
        horizontal: PresentationAdaptation, vertical: PresentationAdaptation
    ) -> some View { self }
    public func presentationSizing(_ sizing: PresentationSizing) -> some View { self }
    public func dialogIcon(_ icon: Image?) -> some View { self }
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View { self }
}
