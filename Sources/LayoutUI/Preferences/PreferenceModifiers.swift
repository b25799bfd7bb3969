import Layout

/// A view that says something for a preference.
nonisolated struct PreferenceWriter<Content: View, Key: PreferenceKey>: PrimitiveView {
    let content: Content
    /// What the view says, given what those inside say.
    let value: (Key.Value?, LayoutElement?) -> Key.Value

    static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        PreferenceWriterNode(view, inputs)
    }
}

final class PreferenceWriterNode<Content: View, Own: PreferenceKey>: _TypedNode<PreferenceWriter<Content, Own>> {
    private let node: _TypedNode<Content>

    override init(_ view: PreferenceWriter<Content, Own>, _ inputs: _ViewInputs) {
        node = Content._makeNode(view.content, inputs)
        super.init(view, inputs)
        adopt(node)
    }

    override func preference<Key: PreferenceKey>(_ key: Key.Type, in range: Range<Int>) -> Key.Value? {
        let inner = node.preference(key, in: range)
        guard key == Own.self else { return inner }
        let element = node.count > 0 ? node.element(at: 0) : nil
        return view.value(inner as? Own.Value, element) as? Key.Value
    }

    override func didUpdate() { node.update(view.content, inputs) }
    override var count: Int { node.count }
    override var fixedCount: Int? { node.fixedCount }
    override func element(at index: Int) -> LayoutElement { node.element(at: index) }
    override func appendElements(to list: inout [LayoutElement]) { node.appendElements(to: &list) }
    override func forEachChild(_ body: (ViewNode) -> Void) { body(node) }

    override func forEachChild(in range: Range<Int>, _ body: (ViewNode, Range<Int>) -> Void) { body(node, range) }
}

/// A view with something to do when a preference changes.
nonisolated struct PreferenceWatch<Content: View, Key: PreferenceKey>: PrimitiveView {
    let content: Content
    let action: (Key.Value) -> Void

    static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        WatchingNode(view, inputs, content: \.content, memory: Key.Value?.none) { node, last, moment in
            let value = node.preference(Key.self, in: 0..<node.count) ?? Key.defaultValue
            if let last, areEqual(last, value) { return }
            // A preference that stays at its default is no change.
            let isFirst = last == nil
            last = value
            if isFirst, areEqual(value, Key.defaultValue) { return }
            let action = node.view.action
            moment.perform { action(value) }
        }
    }
}

/// A view with an overlay or background made from a preference.
nonisolated struct PreferenceReader<Content: View, Key: PreferenceKey, Attachment: View>: PrimitiveView {
    let content: Content
    let kind: String
    let alignment: Alignment
    let attachment: (Key.Value) -> Attachment

    static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        PreferenceReaderNode(view, inputs)
    }
}

/// The place of a preference's reader: makes its attachment anew when the preference has changed.
final class PreferenceReaderNode<Content: View, Key: PreferenceKey, Attachment: View>:
    _TypedNode<PreferenceReader<Content, Key, Attachment>>
{
    private var node: AttachedNode<Content, Attachment>
    private var last: Key.Value

    override init(_ view: PreferenceReader<Content, Key, Attachment>, _ inputs: _ViewInputs) {
        last = Key.defaultValue
        node = AttachedNode(Self.attached(view, last), inputs)
        super.init(view, inputs)
        adopt(node)
        refresh()
    }

    private static func attached(
        _ view: PreferenceReader<Content, Key, Attachment>, _ value: Key.Value
    ) -> Attached<Content, Attachment> {
        Attached(
            content: view.content, attachment: view.attachment(value), kind: view.kind, alignment: view.alignment)
    }

    private func refresh() {
        last = node.hostPreference(Key.self) ?? Key.defaultValue
        node.update(Self.attached(view, last), inputs)
    }

    override func didUpdate() { refresh() }

    override func wasLaidOut(_ moment: LayoutMoment) {
        let value = node.hostPreference(Key.self) ?? Key.defaultValue
        if areEqual(value, last) { return }
        last = value
        // Values that cannot be compared (anchors) are made into an attachment once, from the first layout.
        if !(value is any Equatable), hasRefreshed { return }
        hasRefreshed = true
        inputs.graph.schedule(self, named: "\(typeName(Key.self))") { [unowned self] in
            node.update(Self.attached(view, last), inputs)
        }
    }

    private var hasRefreshed = false

    override var count: Int { node.count }
    override var fixedCount: Int? { node.fixedCount }
    override func element(at index: Int) -> LayoutElement { node.element(at: index) }
    override func appendElements(to list: inout [LayoutElement]) { node.appendElements(to: &list) }
    override func forEachChild(_ body: (ViewNode) -> Void) { body(node) }

    override func forEachChild(in range: Range<Int>, _ body: (ViewNode, Range<Int>) -> Void) { body(node, range) }
}

nonisolated extension View {
    public func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value) -> some View {
        PreferenceWriter<Self, Key>(content: self) { _, _ in value }
    }

    public func transformPreference<Key: PreferenceKey>(
        _ key: Key.Type = Key.self, _ transform: @escaping (inout Key.Value) -> Void
    ) -> some View {
        PreferenceWriter<Self, Key>(content: self) { inner, _ in
            var value = inner ?? Key.defaultValue
            transform(&value)
            return value
        }
    }

    public func anchorPreference<Part, Key: PreferenceKey>(
        key: Key.Type = Key.self, value source: Anchor<Part>.Source,
        transform: @escaping (Anchor<Part>) -> Key.Value
    ) -> some View {
        PreferenceWriter<Self, Key>(content: self) { _, element in
            transform(Anchor(source: source, node: element?.node))
        }
    }

    public func transformAnchorPreference<Part, Key: PreferenceKey>(
        key: Key.Type = Key.self, value source: Anchor<Part>.Source,
        transform: @escaping (inout Key.Value, Anchor<Part>) -> Void
    ) -> some View {
        PreferenceWriter<Self, Key>(content: self) { inner, element in
            var value = inner ?? Key.defaultValue
            transform(&value, Anchor(source: source, node: element?.node))
            return value
        }
    }

    public func onPreferenceChange<Key: PreferenceKey>(
        _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
    ) -> some View where Key.Value: Equatable {
        PreferenceWatch<Self, Key>(content: self, action: action)
    }

    public func overlayPreferenceValue<Key: PreferenceKey, Content: View>(
        _ key: Key.Type = Key.self, alignment: Alignment = .center,
        @ViewBuilder _ content: @escaping (Key.Value) -> Content
    ) -> some View {
        PreferenceReader<Self, Key, Content>(
            content: self, kind: "overlay", alignment: alignment, attachment: content)
    }

    public func backgroundPreferenceValue<Key: PreferenceKey, Content: View>(
        _ key: Key.Type = Key.self, alignment: Alignment = .center,
        @ViewBuilder _ content: @escaping (Key.Value) -> Content
    ) -> some View {
        PreferenceReader<Self, Key, Content>(
            content: self, kind: "background", alignment: alignment, attachment: content)
    }
}
