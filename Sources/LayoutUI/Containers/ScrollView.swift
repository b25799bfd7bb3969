import Layout
import Snapshot

/// A window onto content that may be longer than it. (Apple: `ScrollView`.)
nonisolated public struct ScrollView<Content: View>: PrimitiveView {
    public var content: Content
    public var axes: Axis.Set
    public var showsIndicators: Bool

    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }

    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        ScrollViewPlace(view, inputs)
    }
}

/// The place of a scroll view.
final class ScrollViewPlace<Content: View>: _TypedNode<ScrollView<Content>> {
    private let box: LayoutElement
    private let content: _TypedNode<Content>
    private let host: ScrollHost
    private var passed: _ViewInputs

    override init(_ view: ScrollView<Content>, _ inputs: _ViewInputs) {
        let isHorizontal = view.axes.contains(.horizontal)
        let isVertical = view.axes.contains(.vertical)
        let isRow = isHorizontal && !isVertical
        let layout = ScrollViewNode(ScrollContent.stack(isRow: isRow), horizontal: isHorizontal, vertical: isVertical)
        box = LayoutElement(layout, kind: "ScrollView")
        box.axis = isVertical ? .vertical : isHorizontal ? .horizontal : nil
        host = ScrollHost(layout, box: box, graph: inputs.graph)
        passed = host.inner(inputs, isRow: isRow)
        content = Content._makeNode(view.content, passed)
        super.init(view, inputs)
        adopt(content)
        host.content = content
        host.place = self
        box.scroll = host
        host.apply(inputs)
        collect()
    }

    private var isRow: Bool { view.axes.contains(.horizontal) && !view.axes.contains(.vertical) }

    private func collect() {
        let list = content.elements
        box.children = { list }
        // Several views in a scroll view are a column (or row) of their own.
        if list.count == 1 {
            host.layout.child = list[0].node
        } else {
            let stack = ScrollContent.stack(isRow: isRow)
            stack.isRightToLeft = inputs.environment.layoutDirection == .rightToLeft
            stack.setChildren(ContiguousArray(list.map(\.node)))
            host.layout.child = stack
        }
    }

    override func didUpdate() {
        host.apply(inputs)
        passed = host.inner(inputs, isRow: isRow).settled(after: passed)
        content.update(view.content, passed)
        host.followPosition()
    }

    override func elementsDidChange() {
        inputs.graph.collect(self) { [unowned self] in collect() }
    }

    override func element(at index: Int) -> LayoutElement { box }
    override func forEachChild(_ body: (ViewNode) -> Void) { body(content) }
    override func wasLaidOut(_ moment: LayoutMoment) { host.wasLaidOut(moment) }

    // What is inside is no row of a lazy container around.
    override func noteShown(_ range: Range<Int>, at update: Int) {}
    override func letGo(at update: Int) {}
    override func appendSections(to list: inout [SectionSpan], from start: Int) {}

    override func unmount() {
        inputs.graph.forgetCollection(of: self)
        inputs.graph.unschedule(self)
        super.unmount()
    }
}

nonisolated enum ScrollContent {
    static func stack(isRow: Bool) -> StackNode {
        isRow
            ? StackNode(.horizontal, alignment: .verticalCenter, spacing: nil)
            : StackNode(.vertical, alignment: .horizontalCenter, spacing: nil)
    }
}
