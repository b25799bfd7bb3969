import Layout

/// Where a navigation link leads.
nonisolated enum NavigationTarget {
    /// A value, for which a view around the link declares a destination.
    case value(AnyHashable)
    case view(() -> AnyView)
}

/// The box with the bars: the root's view, or the one on top of those that have been pushed.
nonisolated struct NavigationContainer<Content: View>: PrimitiveView {
    let content: Content
    let path: NavigationValues
    let kind: String

    static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        NavigationContainerNode(view, inputs)
    }
}

final class NavigationContainerNode<Content: View>: _TypedNode<NavigationContainer<Content>> {
    /// A view that has been pushed. It keeps its state while others lie on top of it.
    private final class Level {
        let identity: AnyHashable
        let context: NavigationContext
        let node: _TypedNode<AnyView>
        /// What takes it away again.
        let dismiss: () -> Void

        init(
            _ identity: AnyHashable, _ context: NavigationContext, _ node: _TypedNode<AnyView>,
            dismiss: @escaping () -> Void
        ) {
            self.identity = identity
            self.context = context
            self.node = node
            self.dismiss = dismiss
        }
    }

    private let context = NavigationContext()
    private let bars: BarsNode
    private let box: LayoutElement
    private var root: _TypedNode<Content>!
    /// For the values of the path, in their order.
    private var levels: [Level] = []
    /// What links to views have pushed on top of these.
    private var linked: [Level] = []
    private var links = 0

    override init(_ view: NavigationContainer<Content>, _ inputs: _ViewInputs) {
        bars = BarsNode(DepthStackNode(alignment: .center), top: 0, bottom: 0)
        box = LayoutElement(bars, kind: view.kind)
        super.init(view, inputs)
        connect(context)
        root = Content._makeNode(view.content, inner(context))
        adopt(root)
        showTop()
        box.children = { [unowned self] in top.elements }
        box.drawOver = { [unowned self] _, context in drawBars(context) }
        box.add(TouchArea(.parts { [unowned self] _ in backButton }))
    }

    private var all: [Level] { levels + linked }
    private var top: ViewNode { all.last?.node ?? root }
    private var topContext: NavigationContext { all.last?.context ?? context }

    private func connect(_ context: NavigationContext) {
        context.changed = { [weak self] in self?.updateBars() }
        context.follow = { [weak self] target in self?.follow(target) }
        context.present = { [weak self] key, push in self?.present(key, push) }
    }

    private func inner(_ context: NavigationContext, dismiss: (() -> Void)? = nil) -> _ViewInputs {
        var inner = inputs.inStack(nil)
        inner.environment.navigation = context
        inner.environment.container = bars.container
        inner.environment.safeRegion = bars.source
        inner.environment.isInList = false
        if let dismiss { inner.environment.dismissal = dismiss }
        return inner
    }

    // MARK: What is pushed

    private func follow(_ target: NavigationTarget) {
        switch target {
        case .value(let value): view.path.set(view.path.values + [value])
        case .view(let make):
            links += 1
            let identity = AnyHashable(links)
            push(identity, make()) { [weak self] in self?.pop(identity) }
        }
    }

    /// Shows or takes away what a view declares to be presented.
    private func present(_ key: AnyHashable, _ push: (view: AnyView, dismiss: () -> Void)?) {
        let known = linked.firstIndex { $0.identity == key }
        if let push {
            if let known {
                linked[known].node.update(push.view, inner(linked[known].context, dismiss: push.dismiss))
            } else {
                self.push(key, push.view, dismiss: push.dismiss)
            }
        } else if known != nil {
            pop(key)
        }
    }

    private func push(_ identity: AnyHashable, _ view: AnyView, dismiss: @escaping () -> Void) {
        linked.append(level(identity, view, dismiss: dismiss))
        collect()
        elementsDidChange()
    }

    private func pop(_ identity: AnyHashable) {
        guard let index = linked.firstIndex(where: { $0.identity == identity }) else { return }
        for level in linked[index...] { level.node.unmount() }
        linked.removeSubrange(index...)
        collect()
        elementsDidChange()
    }

    private func level(_ identity: AnyHashable, _ view: AnyView, dismiss: @escaping () -> Void) -> Level {
        let own = NavigationContext()
        own.hasBarItems = true
        own.titleMode = .inline
        own.destinations = topContext.destinations
        let node = inputs.graph.updating { AnyView._makeNode(view, inner(own, dismiss: dismiss)) }
        adopt(node)
        connect(own)
        return Level(identity, own, node, dismiss: dismiss)
    }

    /// Brings the levels in line with the path.
    private func showTop() {
        let values = view.path.values
        let kept = zip(levels, values).prefix { $0.identity == $1 }.count
        if kept < levels.count {
            for level in linked + levels[kept...] { level.node.unmount() }
            linked = []
            levels.removeSubrange(kept...)
        }
        for (index, value) in values.enumerated().dropFirst(kept) {
            guard let destination = topContext.destinations[ObjectIdentifier(type(of: value.base))]?(value) else {
                break
            }
            levels.append(
                level(value, destination) { [weak self] in
                    guard let path = self?.view.path else { return }
                    path.set(Array(path.values.prefix(index)))
                })
        }
        collect()
    }

    // MARK: The bars

    private func collect() {
        let nodes = ContiguousArray(top.elements.map(\.node))
        if nodes.count == 1 {
            bars.child = nodes[0]
        } else {
            let pile = DepthStackNode(alignment: .center)
            pile.setChildren(nodes)
            bars.child = pile
        }
        updateBars()
    }

    private func updateBars() {
        let heights = BarHeights(inputs.environment)
        bars.top = topContext.top(heights)
        bars.bottom = topContext.bottom(heights)
    }

    private func drawBars(_ context: DrawingContext) {
        let shown = topContext
        let frame = bars.frame
        let environment = inputs.environment
        let heights = BarHeights(environment)
        if bars.top > 0 {
            bars.drawTopBackground(over: box, environment, context)
            let before = all.dropLast().last?.context ?? self.context
            let bar = NavigationBar(
                title: shown.title ?? "", isLarge: shown.isLarge(heights), barHeight: heights.navigation,
                search: shown.isSearchable ? SearchField(text: shown.searchText, prompt: shown.searchPrompt) : nil,
                back: all.isEmpty || shown.hidesBackButton ? nil : before.title ?? "",
                leading: shown.items(at: .leading), center: shown.items(at: .center),
                trailing: shown.items(at: .trailing))
            context.draw(
                bar, in: Rect(x: frame.minX, y: frame.minY, width: frame.width, height: bars.top), environment)
        }
        if bars.bottom > 0 {
            bars.drawBottomBackground(environment, context)
            context.draw(
                BottomBar(items: shown.items(at: .bottom)),
                in: Rect(x: frame.minX, y: frame.maxY - bars.bottom, width: frame.width, height: bars.bottom),
                environment)
        }
    }

    /// At the leading end of the bar; it says where it leads back to.
    private var backButton: [TouchPart] {
        guard let level = all.last, !level.context.hidesBackButton, bars.top > 0 else { return [] }
        let before = all.dropLast().last?.context ?? context
        let frame = bars.frame
        let width = min(NavigationMetrics.backButton, frame.width)
        let isRightToLeft = inputs.environment.layoutDirection == .rightToLeft
        return [
            TouchPart(
                names: ["Back"] + [before.title].compactMap(\.self).filter { !$0.isEmpty },
                frame: Rect(
                    x: isRightToLeft ? frame.maxX - width : frame.minX, y: frame.minY, width: width,
                    height: NavigationMetrics.inlineBar),
                tap: level.dismiss)
        ]
    }

    override func didUpdate() {
        root.update(view.content, inner(context))
        showTop()
    }

    override func elementsDidChange() { collect() }
    override func element(at index: Int) -> LayoutElement { box }

    // What is inside is no row of a lazy container around.
    override func noteShown(_ range: Range<Int>, at update: Int) {}
    override func letGo(at update: Int) {}
    override func appendSections(to list: inout [SectionSpan], from start: Int) {}
    override func forEachChild(_ body: (ViewNode) -> Void) { body(top) }

    override func unmount() {
        for level in all { level.node.unmount() }
        root.unmount()
    }
}

/// A view that pushes another one while there is something to show.
nonisolated struct NavigationPush<Content: View>: PrimitiveView {
    let content: Content
    let identity: AnyHashable?
    let destination: () -> AnyView
    let dismiss: () -> Void

    static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        NavigationPushNode(view, inputs)
    }
}

final class NavigationPushNode<Content: View>: _TypedNode<NavigationPush<Content>> {
    private let node: _TypedNode<Content>
    private var isShown = false

    override init(_ view: NavigationPush<Content>, _ inputs: _ViewInputs) {
        node = Content._makeNode(view.content, inputs)
        super.init(view, inputs)
        adopt(node)
        push()
    }

    override func didUpdate() {
        node.update(view.content, inputs)
        push()
    }

    /// Once the views around are there.
    private func push() {
        guard view.identity != nil || isShown else { return }
        isShown = view.identity != nil
        inputs.graph.schedule(self, named: "navigationDestination") { [unowned self] in
            let key = AnyHashable(ObjectIdentifier(self))
            inputs.environment.navigation?.present(
                key, view.identity == nil ? nil : (view.destination(), view.dismiss))
        }
    }

    override var count: Int { node.count }
    override var fixedCount: Int? { node.fixedCount }
    override func element(at index: Int) -> LayoutElement { node.element(at: index) }
    override func appendElements(to list: inout [LayoutElement]) { node.appendElements(to: &list) }
    override func forEachChild(_ body: (ViewNode) -> Void) { body(node) }

    override func forEachChild(in range: Range<Int>, _ body: (ViewNode, Range<Int>) -> Void) { body(node, range) }

    override func unmount() {
        inputs.graph.unschedule(self)
        super.unmount()
    }
}
