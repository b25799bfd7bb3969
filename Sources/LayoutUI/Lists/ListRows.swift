import Layout
import Snapshot

/// A list's content, each view in the box of a row, header or footer.
nonisolated struct ListRows<Content: View>: PrimitiveView {
    let content: Content
    let look: ListLook
    let minimumRowHeight: CGFloat
    let minimumHeaderHeight: CGFloat?
    let rowSpacing: CGFloat
    let sectionSpacing: ListSectionSpacing

    static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        ListRowsNode(view, inputs)
    }
}

/// What a view is in a list.
nonisolated private struct ListPlace {
    enum Role { case header, row, footer }
    var role: Role
    /// Of the section's rows (or headers, or footers).
    var isFirst: Bool
    var isLast: Bool
    /// Whether it is the first of its section altogether.
    var startsSection: Bool
    /// The first element of the section before, if there is one.
    var previousSection: Int?
}

/// The place of a list's rows.
final class ListRowsNode<Content: View>: _TypedNode<ListRows<Content>> {
    private let node: _TypedNode<Content>
    /// The boxes made so far, by the box inside, and the layout in which each was last shown.
    private var boxes: [ObjectIdentifier: (box: LayoutElement, shown: Int)] = [:]
    private var lastShown = 0
    /// The sections; rows outside of any are one.
    private var sections: [SectionSpan]?

    override init(_ view: ListRows<Content>, _ inputs: _ViewInputs) {
        node = Content._makeNode(view.content, inputs)
        super.init(view, inputs)
        adopt(node)
    }

    override func didUpdate() {
        node.update(view.content, inputs)
        elementsDidChange()
    }

    override func elementsDidChange() {
        sections = nil
        super.elementsDidChange()
    }

    // MARK: Sections

    private func allSections() -> [SectionSpan] {
        if let sections { return sections }
        var spans: [SectionSpan] = []
        node.appendSections(to: &spans, from: 0)
        var all: [SectionSpan] = []
        var next = 0
        func addRows(until end: Int) {
            if next < end { all.append(SectionSpan(header: next..<next, rows: next..<end, footer: end..<end)) }
        }
        for span in spans where !span.all.isEmpty {
            addRows(until: span.all.lowerBound)
            all.append(span)
            next = span.all.upperBound
        }
        addRows(until: node.count)
        sections = all
        return all
    }

    private func place(of index: Int) -> ListPlace {
        let sections = allSections()
        var (low, high) = (0, sections.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if sections[middle].all.lowerBound <= index { low = middle } else { high = middle - 1 }
        }
        let section = sections[low]
        let (role, part): (ListPlace.Role, Range<Int>) =
            section.header.contains(index)
            ? (.header, section.header)
            : section.rows.contains(index) ? (.row, section.rows) : (.footer, section.footer)
        return ListPlace(
            role: role, isFirst: index == part.lowerBound, isLast: index == part.upperBound - 1,
            startsSection: index == section.all.lowerBound,
            previousSection: low > 0 ? sections[low - 1].all.lowerBound : nil)
    }

    /// Between a section and the one before, in points: half of what each says, or all of what one says.
    private func gap(after previous: Int?, _ own: ListSectionSpacing?) -> Double {
        let before = previous.flatMap { node.element(at: $0).traits.listRow.sectionSpacing }
        guard previous != nil else { return Double(ListMetrics.sectionSpacing) }
        if own == nil, before == nil { return Double(view.sectionSpacing.length) }
        return Double((own ?? before ?? view.sectionSpacing).length + (before ?? own ?? view.sectionSpacing).length) / 2
    }

    // MARK: Boxes

    override var count: Int { node.count }
    override var fixedCount: Int? { node.fixedCount }

    override func element(at index: Int) -> LayoutElement {
        let inner = node.element(at: index)
        let box: LayoutElement
        if let known = boxes[ObjectIdentifier(inner)] {
            box = known.box
        } else {
            box = LayoutElement(ListRowNode(inner.node), kind: "listRow", role: .modifier)
            box.children = { [inner] }
            boxes[ObjectIdentifier(inner)] = (box, lastShown)
        }
        box.traits = inner.traits
        arrange(box, index)
        return box
    }

    override func appendElements(to list: inout [LayoutElement]) {
        for index in 0..<count { list.append(element(at: index)) }
    }

    private func arrange(_ box: LayoutElement, _ index: Int) {
        guard let row = box.node as? ListRowNode else { return }
        let (place, options, look) = (self.place(of: index), box.traits.listRow, view.look)
        row.isRightToLeft = inputs.environment.layoutDirection == .rightToLeft
        let margin = look.isInset ? Double(ListMetrics.cardMargin) : 0
        var top = 0.0
        if look.isGrouped, place.startsSection {
            top = gap(after: place.previousSection, options.sectionSpacing)
            // A header has half of the distance for itself.
            if place.role == .header { top = max(top - Double(ListMetrics.sectionSpacing) / 2, 0) }
        }
        row.margins = Insets(top: top, left: margin, bottom: 0, right: margin)
        switch place.role {
        case .row:
            row.minimumHeight = Double(view.minimumRowHeight)
            row.insets = insets(options, else: ListMetrics.rowInsets)
            row.verticalPlace = 0.5
        case .header:
            let least =
                view.minimumHeaderHeight ?? (look.isGrouped ? ListMetrics.headerHeight : ListMetrics.plainHeaderHeight)
            row.minimumHeight = Double(least)
            row.insets = insets(options, else: look.isGrouped ? ListMetrics.headerInset : ListMetrics.plainHeaderInset)
            row.verticalPlace = look.isGrouped ? 1 : 0.5
        case .footer:
            row.minimumHeight = 0
            row.insets = insets(options, else: ListMetrics.footerInset)
            row.verticalPlace = 0
        }
        draw(box, place, options)
    }

    private func insets(_ options: ListRowOptions, else usual: EdgeInsets) -> Insets {
        var insets = options.insets ?? usual
        insets.top = options.edges[.top] ?? insets.top
        insets.leading = options.edges[.leading] ?? insets.leading
        insets.bottom = options.edges[.bottom] ?? insets.bottom
        insets.trailing = options.edges[.trailing] ?? insets.trailing
        return insets.insets
    }

    private func draw(_ box: LayoutElement, _ place: ListPlace, _ options: ListRowOptions) {
        guard place.role == .row else {
            box.draw = nil
            return
        }
        let (look, isApart) = (view.look, view.rowSpacing > 0)
        let environment = inputs.environment
        let pixel = environment.pixelLength
        box.draw = { element, context in
            guard let row = element.node as? ListRowNode else { return }
            let area = row.area.cgRect
            let color = options.background ?? (look.isGrouped ? .secondaryGroupedBackground : .systemBackground)
            let radius = look.isInset ? ListMetrics.cardRadius : 0
            let top = place.isFirst || isApart ? radius : 0
            let bottom = place.isLast || isApart ? radius : 0
            let card = UnevenRoundedRectangle(
                topLeadingRadius: top, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom, topTrailingRadius: top
            )
            context.fill(card.path(in: area), .color(environment.shown(color)))
            if look.isGrouped && place.isLast || options.hidesSeparator || isApart { return }
            let inset = CGFloat(row.insets.left)
            let line = CGRect(
                x: area.minX + (row.isRightToLeft ? 0 : inset), y: area.maxY - pixel, width: max(area.width - inset, 0),
                height: pixel)
            context.fill(Path(line), .color(environment.shown(.separator)))
        }
    }

    // MARK: In a lazy container

    override func forEachChild(_ body: (ViewNode) -> Void) { body(node) }
    override func forEachChild(in range: Range<Int>, _ body: (ViewNode, Range<Int>) -> Void) { body(node, range) }

    override func noteShown(_ range: Range<Int>, at update: Int) {
        lastShown = update
        node.noteShown(range, at: update)
        for index in range { boxes[ObjectIdentifier(node.element(at: index))]?.shown = update }
    }

    override func letGo(at update: Int) {
        node.letGo(at: update)
        for (inner, entry) in boxes where RowLifetime.isOver(shown: entry.shown, at: update) { boxes[inner] = nil }
    }
}

nonisolated extension ListMetrics {
    static let rowInsets = EdgeInsets(
        top: rowInsetVertical, leading: rowInset, bottom: rowInsetVertical, trailing: rowInset)
}

/// A row's content with a badge at the trailing edge. Outside of a list a badge takes no room. (Apple: `badge`.)
nonisolated struct Badged<Content: View>: PrimitiveView {
    let content: Content
    let label: Text?

    static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        let isInList = inputs.environment.isInList
        return PassingNode(view, inputs, content: { $0.row(isInList: isInList) })
    }

    @ViewBuilder private func row(isInList: Bool) -> some View {
        if isInList, let label {
            HStack(spacing: 0) {
                content
                Spacer(minLength: ListMetrics.badgeGap)
                label.foregroundStyle(.secondary)
            }
        } else {
            content
        }
    }
}

nonisolated extension View {
    public func badge(_ count: Int) -> some View {
        Badged(content: self, label: count == 0 ? nil : Text(verbatim: "\(count)"))
    }
    public func badge(_ label: Text?) -> some View { Badged(content: self, label: label) }
    public func badge(_ key: LocalizedStringKey?) -> some View { Badged(content: self, label: key.map { Text($0) }) }
    @_disfavoredOverload public func badge<S: StringProtocol>(_ label: S?) -> some View {
        Badged(content: self, label: label.map { Text($0) })
    }
}
