// The forms of lists of ranges and bindings with a selection.

extension List {
    public init<Row: View>(
        _ data: Range<Int>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Int) -> Row
    ) where Content == ForEach<Range<Int>, Int, Row> {
        self.init(rows: ForEach(data, content: rowContent), select: Self.selecting(selection))
    }
    public init<Row: View>(
        _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Int) -> Row
    ) where Content == ForEach<Range<Int>, Int, Row> {
        self.init(rows: ForEach(data, content: rowContent), select: Self.selecting(selection))
    }
    public init<C: MutableCollection & RandomAccessCollection, Row: View>(
        _ data: Binding<C>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
    ) where Content == ForEach<Binding<C>, C.Element.ID, Row>, C.Element: Identifiable {
        self.init(rows: ForEach(data, content: rowContent), select: Self.selecting(selection))
    }
    public init<C: MutableCollection & RandomAccessCollection, Row: View>(
        _ data: Binding<C>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
    ) where Content == ForEach<Binding<C>, C.Element.ID, Row>, C.Element: Identifiable {
        self.init(rows: ForEach(data, content: rowContent), select: Self.selecting(selection))
    }
    public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
    ) where Content == ForEach<Binding<C>, ID, Row> {
        self.init(rows: ForEach(data, id: id, content: rowContent), select: Self.selecting(selection))
    }
    public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
    ) where Content == ForEach<Binding<C>, ID, Row> {
        self.init(rows: ForEach(data, id: id, content: rowContent), select: Self.selecting(selection))
    }
    public init<C: MutableCollection & RandomAccessCollection, Row: View>(
        _ data: Binding<C>, editActions: EditActions<C>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
    ) where Content == ForEach<Binding<C>, C.Element.ID, Row>, C.Element: Identifiable {
        self.init(data, selection: selection, rowContent: rowContent)
    }
    public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
    ) where Content == ForEach<Binding<C>, ID, Row> {
        self.init(data, id: id, selection: selection, rowContent: rowContent)
    }
    public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
    ) where Content == ForEach<Binding<C>, ID, Row> {
        self.init(data, id: id, selection: selection, rowContent: rowContent)
    }
}
