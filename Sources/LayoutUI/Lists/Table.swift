/// Rows with columns. Where the width is compact, as on a phone, the platform shows the first column only, as a list;
/// where it is regular, the columns share the width. (Apple: `Table`.)
public struct Table<Value: Identifiable, Rows, Columns>: View {
    @Environment(\.horizontalSizeClass) private var sizeClass
    private let data: [Value]
    private let columns: [_TableColumn<Value>]

    public var body: some View {
        if sizeClass == .compact {
            List {
                ForEach(data) { value in
                    if let first = columns.first { first.cell(value) }
                }
            }
            .listStyle(.plain)
        } else {
            ScrollView {
                LazyVStack(spacing: 0) {
                    row { Text($0.title).font(.subheadline.weight(.semibold)) }
                    Divider()
                    ForEach(data) { value in
                        row { $0.cell(value) }
                        Divider()
                    }
                }
            }
        }
    }

    private func row<Cell: View>(@ViewBuilder _ cell: @escaping (_TableColumn<Value>) -> Cell) -> some View {
        HStack(spacing: 0) {
            ForEach(columns.indices, id: \.self) { index in
                cell(columns[index])
                    .padding(.horizontal, 8)
                    .frame(
                        minWidth: columns[index].minimum, maxWidth: columns[index].maximum ?? .infinity,
                        alignment: .leading)
            }
        }
        .frame(minHeight: ListMetrics.minimumRowHeight)
    }
}

/// A column of a table. (Apple: `TableColumn`.)
public struct TableColumn<Value: Identifiable, Sort, Content: View, Label: View> {
    var column: _TableColumn<Value>

    public func width(_ width: CGFloat?) -> TableColumn {
        var copy = self
        copy.column.minimum = width
        copy.column.maximum = width
        return copy
    }

    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
        var copy = self
        copy.column.minimum = min
        copy.column.maximum = max
        return copy
    }

    public func customizationID(_ id: String) -> TableColumn { self }
    public func alignment(_ alignment: HorizontalAlignment) -> TableColumn { self }
}

/// A column without the types of its parts.
public struct _TableColumn<Value> {
    let title: String
    let cell: (Value) -> AnyView
    /// Widths in points.
    var minimum: CGFloat?
    var maximum: CGFloat?
}

extension TableColumn where Sort == Never, Label == Text {
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (Value) -> Content) {
        column = _TableColumn(title: String(title)) { AnyView(content($0)) }
    }
    public init<S: StringProtocol>(_ title: S, value: KeyPath<Value, String>) where Content == Text {
        column = _TableColumn(title: String(title)) { AnyView(Text($0[keyPath: value])) }
    }
    public init<S: StringProtocol, V: Comparable>(
        _ title: S, value: KeyPath<Value, V>, @ViewBuilder content: @escaping (Value) -> Content
    ) { column = _TableColumn(title: String(title)) { AnyView(content($0)) } }
}

@resultBuilder
public enum TableColumnBuilder<Value: Identifiable, Sort> {
    public static func buildExpression<S, C: View, L: View>(_ column: TableColumn<Value, S, C, L>) -> [_TableColumn<
        Value
    >] {
        [column.column]
    }
    public static func buildBlock(_ columns: [_TableColumn<Value>]...) -> [_TableColumn<Value>] {
        Array(columns.joined())
    }
    public static func buildIf(_ columns: [_TableColumn<Value>]?) -> [_TableColumn<Value>] { columns ?? [] }
    public static func buildEither(first: [_TableColumn<Value>]) -> [_TableColumn<Value>] { first }
    public static func buildEither(second: [_TableColumn<Value>]) -> [_TableColumn<Value>] { second }
}

extension Table where Rows == Never, Columns == Never {
    public init<Data: RandomAccessCollection>(
        _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> [_TableColumn<Value>]
    ) where Data.Element == Value {
        self.init(data: Array(data), columns: columns())
    }
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> [_TableColumn<Value>]
    ) where Data.Element == Value { self.init(data: Array(data), columns: columns()) }
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> [_TableColumn<Value>]
    ) where Data.Element == Value { self.init(data: Array(data), columns: columns()) }
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> [_TableColumn<Value>]
    ) where Data.Element == Value, Sort.Compared == Value { self.init(data: Array(data), columns: columns()) }
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> [_TableColumn<Value>]
    ) where Data.Element == Value, Sort.Compared == Value { self.init(data: Array(data), columns: columns()) }
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> [_TableColumn<Value>]
    ) where Data.Element == Value, Sort.Compared == Value { self.init(data: Array(data), columns: columns()) }
}

/// (Apple: `TableStyle`.)
nonisolated public struct TableStyleKind: Sendable {
    public static let automatic = TableStyleKind()
    public static let inset = TableStyleKind()
}

nonisolated extension View {
    public func tableStyle(_ style: TableStyleKind) -> some View { self }
    public func tableColumnHeaders(_ visibility: Visibility) -> some View { self }
}
