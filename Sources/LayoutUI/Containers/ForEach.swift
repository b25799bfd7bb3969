import Layout

/// A view for each element of a collection. (Apple: `ForEach`.)
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public let data: Data
    let id: (Data.Element) -> ID
    public let content: (Data.Element) -> Content
}

extension ForEach: View, PrimitiveView where Content: View {
    public typealias Body = Never

    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, id: { $0[keyPath: id] }, content: content)
    }

    nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, id: \.id, content: content)
    }

    nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.init(data: data, id: { $0 }, content: content)
    }

    nonisolated public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == Binding<C>, C.Element: Identifiable, ID == C.Element.ID {
        self.init(data: data, id: { $0.wrappedValue.id }, content: content)
    }

    nonisolated public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == Binding<C> {
        self.init(data: data, id: { $0.wrappedValue[keyPath: id] }, content: content)
    }

    nonisolated public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        ForEachNode(view, inputs)
    }
}

/// The place of a `ForEach`: one node for each identity, built when it is first asked for.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    _TypedNode<ForEach<Data, ID, Content>>
{
    private struct Row {
        let node: _TypedNode<Content>
        /// The update of the whole that the row has last taken part in.
        var version: Int
        /// The element's position in the data.
        var place: Int
    }

    private var rows: [ID: Row] = [:]
    private var version = 0
    /// Whether each element is exactly one box, as far as the rows built so far tell: then a row can be found
    /// without building those before it.
    private var isUnary: Bool?
    private var hasCheckedIdentities = false

    override func didUpdate() {
        version += 1
        hasCheckedIdentities = false
        let ids = Set(view.data.map(view.id))
        for (id, row) in rows where !ids.contains(id) {
            row.node.unmount()
            rows[id] = nil
        }
        elementsDidChange()
    }

    /// The node of the element at a place of the data.
    private func node(at place: Int) -> _TypedNode<Content> {
        let element = view.data[view.data.index(view.data.startIndex, offsetBy: place)]
        let id = view.id(element)
        if let row = rows[id] {
            if row.version != version {
                rows[id]?.version = version
                rows[id]?.place = place
                row.node.update(view.content(element), inputs)
            }
            return row.node
        }
        let node = Content._makeNode(view.content(element), inputs)
        adopt(node)
        rows[id] = Row(node: node, version: version, place: place)
        return node
    }

    private var rowsAreUnary: Bool {
        if let isUnary { return isUnary }
        let unary = view.data.isEmpty || node(at: 0).count == 1
        isUnary = unary
        return unary
    }

    override var count: Int {
        if rowsAreUnary { return view.data.count }
        return (0..<view.data.count).reduce(0) { $0 + node(at: $1).count }
    }

    override func element(at index: Int) -> LayoutElement {
        if rowsAreUnary { return identified(node(at: index).element(at: 0), at: index) }
        var index = index
        for place in 0..<view.data.count {
            let node = node(at: place)
            if index < node.count { return identified(node.element(at: index), at: place) }
            index -= node.count
        }
        preconditionFailure("no element \(index) in a ForEach")
    }

    /// In a picker the identity stands for a tag that is not given.
    private func identified(_ box: LayoutElement, at place: Int) -> LayoutElement {
        if box.traits.identity == nil {
            let element = view.data[view.data.index(view.data.startIndex, offsetBy: place)]
            box.traits.identity = AnyHashable(view.id(element))
        }
        return box
    }

    override func appendElements(to list: inout [LayoutElement]) {
        checkIdentities()
        for (place, element) in view.data.enumerated() {
            let start = list.count
            node(at: place).appendElements(to: &list)
            for box in list[start...] where box.traits.identity == nil {
                box.traits.identity = AnyHashable(view.id(element))
            }
        }
    }

    /// Two elements of one identity are one view, shown twice: a mistake that the platform warns of too.
    private func checkIdentities() {
        if hasCheckedIdentities { return }
        hasCheckedIdentities = true
        var seen: Set<ID> = []
        for element in view.data {
            let id = view.id(element)
            if !seen.insert(id).inserted {
                inputs.graph.warn("ForEach: the id \(id) occurs more than once; each element needs its own")
            }
        }
    }

    private var rowsInOrder: [Row] { rows.values.sorted { $0.place < $1.place } }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        for row in rowsInOrder { body(row.node) }
    }

    override func forEachChild(in range: Range<Int>, _ body: (ViewNode, Range<Int>) -> Void) {
        if rowsAreUnary {
            for place in range { body(node(at: place), 0..<1) }
            return
        }
        var start = 0
        for row in rowsInOrder {
            let count = row.node.count
            let part = range.clamped(to: start..<start + count)
            if !part.isEmpty { body(row.node, part.lowerBound - start..<part.upperBound - start) }
            start += count
        }
    }
}
