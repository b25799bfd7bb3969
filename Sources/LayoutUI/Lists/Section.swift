import Layout

/// Rows that belong together, with a header and a footer. (Apple: `Section`.)
nonisolated public struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer
    var isExpanded = true
}

extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View {
    public typealias Body = Never

    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) { self.init(header: header(), content: content(), footer: footer()) }

    nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer)
    }

    nonisolated public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        SectionNode(view, inputs)
    }
}

nonisolated extension Section where Parent: View, Content: View, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }
    public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView())
    }
    public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(
            header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded.wrappedValue)
    }
}

nonisolated extension Section where Parent == EmptyView, Content: View, Footer: View {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer())
    }
    public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer)
    }
}

nonisolated extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

nonisolated extension Section where Parent == Text, Content: View, Footer == EmptyView {
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }
    public init(_ title: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(
            header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded.wrappedValue)
    }
}

/// What a box is in the section around it.
nonisolated struct SectionPlace {
    enum Role { case header, row, footer }
    var role: Role
    /// Tells sections apart.
    var section: ObjectIdentifier
    /// Whether it is the section's first and last row.
    var isFirst: Bool
    var isLast: Bool
    /// Whether a header comes before the rows.
    var hasHeader: Bool
}

/// The place of a section: its boxes are the header's, the content's and the footer's.
final class SectionNode<Parent: View, Content: View, Footer: View>: _TypedNode<Section<Parent, Content, Footer>> {
    private let header: _TypedNode<Parent>
    private let content: _TypedNode<Content>
    private let footer: _TypedNode<Footer>

    override init(_ view: Section<Parent, Content, Footer>, _ inputs: _ViewInputs) {
        header = Parent._makeNode(view.header, Self.edgeInputs(inputs, isHeader: true))
        content = Content._makeNode(view.content, inputs)
        footer = Footer._makeNode(view.footer, Self.edgeInputs(inputs, isHeader: false))
        super.init(view, inputs)
        adopt(header)
        adopt(content)
        adopt(footer)
    }

    override func didUpdate() {
        header.update(view.header, Self.edgeInputs(inputs, isHeader: true))
        content.update(view.content, inputs)
        footer.update(view.footer, Self.edgeInputs(inputs, isHeader: false))
        elementsDidChange()
    }

    /// A list's headers and footers are in small gray letters.
    private static func edgeInputs(_ inputs: _ViewInputs, isHeader: Bool) -> _ViewInputs {
        guard inputs.environment.isInList else { return inputs }
        var inputs = inputs
        // A prominent header has large letters; their size is assumed.
        let isProminent = isHeader && inputs.environment.headerProminence == .increased
        if inputs.environment.font == nil { inputs.environment.font = isProminent ? .title3.bold() : .footnote }
        if inputs.environment.foreground == nil {
            inputs.environment.foreground = AnyShapeStyle(isProminent ? Color.primary : Color.secondary)
        }
        return inputs
    }

    private var rows: Int { view.isExpanded ? content.count : 0 }

    override var count: Int { header.count + rows + footer.count }
    override var fixedCount: Int? { nil }

    override func appendSections(to list: inout [SectionSpan], from start: Int) {
        let (headers, rows) = (header.count, rows)
        list.append(
            SectionSpan(
                header: start..<start + headers, rows: start + headers..<start + headers + rows,
                footer: start + headers + rows..<start + count))
    }

    private func mark(_ element: LayoutElement, _ role: SectionPlace.Role, _ index: Int, of count: Int) {
        if let known = element.traits.section, known.section != ObjectIdentifier(self) { return }
        element.traits.section = SectionPlace(
            role: role, section: ObjectIdentifier(self), isFirst: index == 0, isLast: index == count - 1,
            hasHeader: header.count > 0)
    }

    override func element(at index: Int) -> LayoutElement {
        let (headers, rows) = (header.count, rows)
        if index < headers {
            let element = header.element(at: index)
            mark(element, .header, index, of: headers)
            return element
        }
        if index < headers + rows {
            let element = content.element(at: index - headers)
            mark(element, .row, index - headers, of: rows)
            return element
        }
        let element = footer.element(at: index - headers - rows)
        mark(element, .footer, index - headers - rows, of: footer.count)
        return element
    }

    override func appendElements(to list: inout [LayoutElement]) {
        for index in 0..<count { list.append(element(at: index)) }
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        body(header)
        body(content)
        body(footer)
    }

    override func forEachChild(in range: Range<Int>, _ body: (ViewNode, Range<Int>) -> Void) {
        var start = 0
        for (node, count) in [(header as ViewNode, header.count), (content, rows), (footer, footer.count)] {
            let part = range.clamped(to: start..<start + count)
            if !part.isEmpty { body(node, part.lowerBound - start..<part.upperBound - start) }
            start += count
        }
    }
}
