import Layout

/// Something to do when what can be said of a scroll view changes.
nonisolated class ScrollWatch {
    /// Called after each layout.
    func look(at host: ScrollHost, _ moment: LayoutMoment) {}
    func phaseChanged(from old: ScrollPhase, to new: ScrollPhase, of host: ScrollHost) {}
}

/// Compares a value with the one after the layout before.
nonisolated final class ScrollValueWatch<Value: Equatable>: ScrollWatch {
    var value: (ScrollHost) -> Value
    var action: (_ old: Value, _ new: Value) -> Void
    private var last: Value?

    init(_ value: @escaping (ScrollHost) -> Value, action: @escaping (_ old: Value, _ new: Value) -> Void) {
        self.value = value
        self.action = action
    }

    override func look(at host: ScrollHost, _ moment: LayoutMoment) {
        let new = value(host)
        if last == new { return }
        let old = last ?? new
        last = new
        let action = action
        moment.perform { action(old, new) }
    }
}

nonisolated final class ScrollPhaseWatch: ScrollWatch {
    var action: (_ old: ScrollPhase, _ new: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void

    init(_ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void) { self.action = action }

    override func phaseChanged(from old: ScrollPhase, to new: ScrollPhase, of host: ScrollHost) {
        action(old, new, ScrollPhaseChangeContext(geometry: host.geometry))
    }
}

/// A view whose scroll views are watched.
nonisolated struct ScrollWatching<Content: View, Watch: ScrollWatch>: PrimitiveView {
    let content: Content
    let make: () -> Watch
    /// Brings the watch in line with a new value of the view.
    let update: (Watch) -> Void

    static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        let watch = view.make()
        return PassingNode(
            view, inputs, content: \.content,
            passing: { view, inputs in
                view.update(watch)
                var inputs = inputs
                inputs.environment.scrollSettings.watches.append(watch)
                return inputs
            })
    }
}

/// A view with something to do when it comes into sight in its scroll view, or leaves it.
nonisolated struct VisibilityWatch<Content: View>: PrimitiveView {
    let content: Content
    let threshold: Double
    let action: (Bool) -> Void

    static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        WatchingNode(view, inputs, content: \.content, memory: false) { node, wasVisible, moment in
            let isVisible = inputs.environment.scrollHost.map { $0.shows(node.frame) >= node.view.threshold } ?? true
            if isVisible == wasVisible { return }
            wasVisible = isVisible
            let action = node.view.action
            moment.perform { action(isVisible) }
        }
    }
}

nonisolated extension ScrollHost {
    /// How much of a view can be seen, from 0 to 1.
    func shows(_ frame: Rect) -> Double {
        let area = frame.width * frame.height
        let seen = frame.intersection(layout.reach)
        if area <= 0 { return frame.intersects(layout.reach) ? 1 : 0 }
        return seen.width * seen.height / area
    }
}

nonisolated extension View {
    public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ old: T, _ new: T) -> Void
    ) -> some View {
        ScrollWatching(
            content: self, make: { ScrollValueWatch({ transform($0.geometry) }, action: action) },
            update: { watch in
                watch.value = { transform($0.geometry) }
                watch.action = action
            })
    }

    public func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> some View {
        let visible: (ScrollHost) -> [ID] = { host in
            host.targets.filter { host.shows($0.node.frame) >= threshold }.compactMap {
                $0.traits.identity?.base as? ID
            }
        }
        return ScrollWatching(
            content: self, make: { ScrollValueWatch(visible) { action($1) } },
            update: { watch in
                watch.value = visible
                watch.action = { action($1) }
            })
    }

    public func onScrollPhaseChange(
        _ action: @escaping (_ old: ScrollPhase, _ new: ScrollPhase) -> Void
    ) -> some View { onScrollPhaseChange { old, new, _ in action(old, new) } }

    public func onScrollPhaseChange(
        _ action: @escaping (_ old: ScrollPhase, _ new: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
    ) -> some View {
        ScrollWatching(content: self, make: { ScrollPhaseWatch(action) }, update: { $0.action = action })
    }

    public func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
    ) -> some View {
        VisibilityWatch(content: self, threshold: threshold, action: action)
    }
}
