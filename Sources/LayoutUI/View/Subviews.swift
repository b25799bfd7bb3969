import Layout

/// One of a view's subviews, as a container sees it. (Apple: `Subview`.)
nonisolated public struct Subview: PrimitiveView, Identifiable {
    public struct ID: Hashable {
        let node: ObjectIdentifier
    }

    let element: LayoutElement

    public var id: ID { ID(node: ObjectIdentifier(element)) }
    public var containerValues: ContainerValues { element.traits.containerValues }

    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        SubviewNode(view, inputs)
    }
}

/// The place of a subview: the box that its own place has made.
final class SubviewNode: _TypedNode<Subview> {
    override func element(at index: Int) -> LayoutElement { view.element }
    override func didUpdate() { elementsDidChange() }
}

/// A view's subviews. (Apple: `SubviewsCollection`.)
nonisolated public struct SubviewsCollection: RandomAccessCollection {
    let elements: [LayoutElement]

    public var startIndex: Int { 0 }
    public var endIndex: Int { elements.count }
    public subscript(index: Int) -> Subview { Subview(element: elements[index]) }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(base: self, bounds: bounds)
    }
}

/// Some of a view's subviews. (Apple: `SubviewsCollectionSlice`.)
nonisolated public struct SubviewsCollectionSlice: RandomAccessCollection {
    let base: SubviewsCollection
    let bounds: Range<Int>

    public var startIndex: Int { bounds.lowerBound }
    public var endIndex: Int { bounds.upperBound }
    public subscript(index: Int) -> Subview { base[index] }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(base: base, bounds: bounds)
    }
}

extension SubviewsCollection: View, PrimitiveView {
    nonisolated public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        PassingNode(view, inputs, content: { subviews in ForEach(subviews) { $0 } })
    }
}

extension SubviewsCollectionSlice: View, PrimitiveView {
    nonisolated public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        PassingNode(view, inputs, content: { subviews in ForEach(subviews) { $0 } })
    }
}

/// A section of a view, as a container sees it. (Apple: `SectionConfiguration`.)
nonisolated public struct SectionConfiguration: Identifiable {
    public struct ID: Hashable {
        let index: Int
    }

    public let id: ID
    public let header: SubviewsCollection
    public let content: SubviewsCollection
    public let footer: SubviewsCollection
}

/// A view's sections; subviews outside of any are one. (Apple: `SectionCollection`.)
nonisolated public struct SectionCollection: RandomAccessCollection {
    let sections: [SectionConfiguration]

    init(_ elements: [LayoutElement]) {
        var parts:
            [(mark: ObjectIdentifier?, header: [LayoutElement], rows: [LayoutElement], footer: [LayoutElement])] = []
        for element in elements {
            let place = element.traits.section
            if parts.isEmpty || parts[parts.count - 1].mark != place?.section {
                parts.append((place?.section, [], [], []))
            }
            switch place?.role ?? .row {
            case .header: parts[parts.count - 1].header.append(element)
            case .row: parts[parts.count - 1].rows.append(element)
            case .footer: parts[parts.count - 1].footer.append(element)
            }
        }
        sections = parts.enumerated().map { index, part in
            SectionConfiguration(
                id: SectionConfiguration.ID(index: index), header: SubviewsCollection(elements: part.header),
                content: SubviewsCollection(elements: part.rows), footer: SubviewsCollection(elements: part.footer))
        }
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { sections.count }
    public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

/// Makes a view from another one's boxes. The other one stays in the graph and keeps its state.
nonisolated struct FromElements<Base: View, Result: View>: PrimitiveView {
    let base: Base
    let transform: ([LayoutElement]) -> Result

    static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        FromElementsNode(view, inputs)
    }
}

final class FromElementsNode<Base: View, Result: View>: _TypedNode<FromElements<Base, Result>> {
    private let base: _TypedNode<Base>
    private var result: _TypedNode<Result>!

    override init(_ view: FromElements<Base, Result>, _ inputs: _ViewInputs) {
        base = Base._makeNode(view.base, inputs)
        super.init(view, inputs)
        let elements = base.elements
        result = Result._makeNode(view.transform(elements), inputs)
        adopt(base)
        adopt(result)
    }

    private var isUpdating = false

    private func refresh() {
        let (view, elements) = (view, base.elements)
        isUpdating = true
        result.update(view.transform(elements), inputs)
        isUpdating = false
    }

    override func didUpdate() {
        base.update(view.base, inputs)
        refresh()
    }

    /// Told by the base or by the result; either way the result's elements are collected anew.
    override func elementsDidChange() {
        if !isUpdating, result != nil { refresh() }
        super.elementsDidChange()
    }

    override var count: Int { result.count }
    override var fixedCount: Int? { nil }
    override func element(at index: Int) -> LayoutElement { result.element(at: index) }
    override func appendElements(to list: inout [LayoutElement]) { result.appendElements(to: &list) }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        body(base)
        body(result)
    }
}

/// The content of `Group(subviews:)`. (Apple: `GroupElementsOfContent`.)
nonisolated public struct GroupElementsOfContent<Subviews: View, Content: View>: PrimitiveView {
    let view: FromElements<Subviews, Content>
    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        PassingNode(view, inputs, content: \.view)
    }
}

nonisolated extension Group {
    public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        self.init(
            content: GroupElementsOfContent(
                view: FromElements(base: view) { transform(SubviewsCollection(elements: $0)) }))
    }

    public init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        self.init(
            content: GroupElementsOfContent(view: FromElements(base: view) { transform(SectionCollection($0)) }))
    }
}

extension ForEach where Data == CollectionOfOne<Int>, ID == Int, Content == AnyView {
    nonisolated public init<Base: View, Row: View>(
        subviews view: Base, @ViewBuilder content: @escaping (Subview) -> Row
    ) {
        self.init(CollectionOfOne(0), id: \.self) { _ in
            AnyView(
                FromElements(base: view) { elements in
                    ForEach<SubviewsCollection, Subview.ID, Row>(
                        SubviewsCollection(elements: elements), content: content)
                })
        }
    }

    nonisolated public init<Base: View, Row: View>(
        subviewOf view: Base, @ViewBuilder content: @escaping (Subview) -> Row
    ) { self.init(subviews: view, content: content) }

    nonisolated public init<Base: View, Row: View>(
        sections view: Base, @ViewBuilder content: @escaping (SectionConfiguration) -> Row
    ) {
        self.init(CollectionOfOne(0), id: \.self) { _ in
            AnyView(
                FromElements(base: view) { elements in
                    ForEach<SectionCollection, SectionConfiguration.ID, Row>(
                        SectionCollection(elements), content: content)
                })
        }
    }

    nonisolated public init<Base: View, Row: View>(
        sectionOf view: Base, @ViewBuilder content: @escaping (SectionConfiguration) -> Row
    ) { self.init(sections: view, content: content) }
}

/// A view that is made again only when it is another one. (Apple: `EquatableView`.)
nonisolated public struct EquatableView<Content: View & Equatable>: View {
    public var content: Content
    public init(content: Content) { self.content = content }
    @MainActor public var body: some View { content }
}

nonisolated extension View where Self: Equatable {
    public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
