/// The children of an element of an outline.
private enum OutlineChildren<Data: RandomAccessCollection> {
    case optional(KeyPath<Data.Element, Data?>)
    case always(KeyPath<Data.Element, Data>)

    /// nil for a leaf.
    func of(_ element: Data.Element) -> Data? {
        switch self {
        case .optional(let path): element[keyPath: path]
        case .always(let path): element[keyPath: path]
        }
    }
}

/// An outline whose branches are closed; a tap on one opens it. (Apple: `OutlineGroup`.)
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
    private let data: Data
    private let id: KeyPath<Data.Element, ID>
    private let children: OutlineChildren<Data>
    private let content: (Data.Element) -> Leaf

    fileprivate init(
        _ data: Data, _ id: KeyPath<Data.Element, ID>, _ children: OutlineChildren<Data>,
        _ content: @escaping (Data.Element) -> Leaf
    ) {
        self.data = data
        self.id = id
        self.children = children
        self.content = content
    }

    public var body: some View {
        ForEach(data, id: id) { element in
            if let below = children.of(element) {
                OutlineBranch(
                    label: content(element), content: OutlineGroup(below, id, children, content))
            } else {
                content(element)
            }
        }
    }
}

extension OutlineGroup {
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) {
        self.init(data, id, .optional(children), content)
    }
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data>,
        @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) {
        self.init(data, id, .always(children), content)
    }
    public init(
        _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data, \.id, .optional(children), content)
    }
    public init(
        _ data: Data, children: KeyPath<Data.Element, Data>, @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data, \.id, .always(children), content)
    }
    /// A single root.
    public init<Element: Identifiable>(
        _ root: Element, children: KeyPath<Element, [Element]?>, @ViewBuilder content: @escaping (Element) -> Leaf
    ) where Data == [Element], ID == Element.ID {
        self.init([root], \.id, .optional(children), content)
    }
}

/// A row with a chevron, and what is below it while it is open. In a list these are rows of their own.
private struct OutlineBranch<Label: View, Content: View>: View {
    @State private var isOpen = false
    let label: Label
    let content: Content

    var body: some View {
        HStack {
            label
            Spacer()
            Image(systemName: isOpen ? "chevron.down" : "chevron.right").imageScale(.small).foregroundStyle(.tint)
        }
        .tappable { isOpen.toggle() }
        // Erased, or the view's type would go on without an end.
        if isOpen { AnyView(content).padding(.leading, ListMetrics.outlineIndent) }
    }
}

extension List {
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == OutlineGroup<Data, Data.Element.ID, Row>, Data.Element: Identifiable, SelectionValue == Never {
        self.init(rows: OutlineGroup(data, children: children, content: rowContent))
    }
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == OutlineGroup<Data, ID, Row>, SelectionValue == Never {
        self.init(rows: OutlineGroup(data, id: id, children: children, content: rowContent))
    }
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == OutlineGroup<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        self.init(
            rows: OutlineGroup(data, children: children, content: rowContent), select: Self.selecting(selection))
    }
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == OutlineGroup<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        self.init(
            rows: OutlineGroup(data, children: children, content: rowContent), select: Self.selecting(selection))
    }
}
