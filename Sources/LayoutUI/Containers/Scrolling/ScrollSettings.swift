import Layout

/// What the modifiers around a scroll view say of it.
nonisolated struct ScrollSettings {
    var position: ScrollPositionLink?
    var anchors = ScrollAnchors()
    /// Room inside of the scroll view, in points, by edge.
    var margins: [Edge: CGFloat] = [:]
    var behavior: (any ScrollTargetBehavior)?
    var isDisabled = false
    var clips = true
    var watches: [ScrollWatch] = []

    var marginInsets: Insets {
        Insets(
            top: margins[.top] ?? 0, left: margins[.leading] ?? 0, bottom: margins[.bottom] ?? 0,
            right: margins[.trailing] ?? 0)
    }
}

nonisolated extension EnvironmentValues {
    private enum SettingsKey: EnvironmentKey {
        static var defaultValue: ScrollSettings { ScrollSettings() }
    }
    private enum HostKey: EnvironmentKey {
        static var defaultValue: ScrollHost? { nil }
    }
    private enum ReaderKey: EnvironmentKey {
        static var defaultValue: ScrollReaders { ScrollReaders() }
    }

    /// For the scroll views inside.
    var scrollSettings: ScrollSettings {
        get { self[SettingsKey.self] }
        set { self[SettingsKey.self] = newValue }
    }

    /// The nearest scroll view around.
    var scrollHost: ScrollHost? {
        get { self[HostKey.self] }
        set { self[HostKey.self] = newValue }
    }

    /// The readers around.
    var scrollReaders: ScrollReaders {
        get { self[ReaderKey.self] }
        set { self[ReaderKey.self] = newValue }
    }
}

/// Which margins of a scroll view are meant. (Apple: `ContentMarginPlacement`.)
nonisolated public struct ContentMarginPlacement: Sendable {
    let isOfContent: Bool
    public static let automatic = ContentMarginPlacement(isOfContent: true)
    public static let scrollContent = ContentMarginPlacement(isOfContent: true)
    public static let scrollIndicators = ContentMarginPlacement(isOfContent: false)
}

/// When an anchor counts. (Apple: `ScrollAnchorRole`.)
nonisolated public struct ScrollAnchorRole: Hashable, Sendable {
    private let name: String
    public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
    public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
    public static let alignment = ScrollAnchorRole(name: "alignment")
}

nonisolated extension View {
    private func scrolling(_ change: @escaping (inout ScrollSettings) -> Void) -> EnvironmentChange<Self> {
        changing { change(&$0.scrollSettings) }
    }

    /// The identity of the view at the scroll view's beginning: written when a user scrolls, followed when set.
    public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
        // Read here, so that the body that calls this depends on it.
        _ = id.wrappedValue
        return scrolling {
            $0.position = ScrollPositionLink(
                anchor: anchor,
                read: { id.wrappedValue.map { ScrollPosition(following: AnyHashable($0)) } ?? ScrollPosition() },
                write: { position in
                    let new = position.identity?.base as? ID
                    if new != id.wrappedValue { id.wrappedValue = new }
                })
        }
    }

    public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        _ = position.wrappedValue
        return scrolling {
            $0.position = ScrollPositionLink(
                anchor: anchor, read: { position.wrappedValue }, write: { position.wrappedValue = $0 })
        }
    }

    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        scrolling {
            let point = anchor.map { Point(x: Double($0.x), y: Double($0.y)) }
            $0.anchors = ScrollAnchors(initial: point, sizeChanges: point, alignment: point)
        }
    }

    public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        scrolling {
            let point = anchor.map { Point(x: Double($0.x), y: Double($0.y)) }
            switch role {
            case .initialOffset: $0.anchors.initial = point
            case .sizeChanges: $0.anchors.sizeChanges = point
            default: $0.anchors.alignment = point
            }
        }
    }

    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        scrolling { settings in
            guard placement.isOfContent else { return }
            for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { settings.margins[edge] = length }
        }
    }

    public func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> some View { contentMargins(.all, length, for: placement) }

    public func contentMargins(
        _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View { contentMargins(.all, insets, for: placement) }

    public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        scrolling { settings in
            guard placement.isOfContent else { return }
            let lengths: [(Edge, CGFloat)] = [
                (.top, insets.top), (.leading, insets.leading), (.bottom, insets.bottom), (.trailing, insets.trailing),
            ]
            for (edge, length) in lengths where edges.contains(Edge.Set(edge)) { settings.margins[edge] = length }
        }
    }

    public func scrollDisabled(_ disabled: Bool) -> some View { scrolling { if disabled { $0.isDisabled = true } } }
    public func scrollClipDisabled(_ disabled: Bool = true) -> some View { scrolling { $0.clips = !disabled } }
    public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        scrolling { $0.behavior = behavior }
    }

    /// The views in this one are what a scroll view counts as its targets.
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        annotated { $0.traits.isScrollTargetLayout = isEnabled }
    }

    public func scrollTarget(isEnabled: Bool = true) -> some View { self }
}
