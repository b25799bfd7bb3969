import Layout
import Snapshot

/// How a list is arranged.
nonisolated struct ListLook: Equatable {
    var isGrouped: Bool
    var isInset: Bool
}

/// (Apple: `ListStyle`.)
nonisolated public protocol ListStyle {
    var _isGrouped: Bool { get }
    var _isInset: Bool { get }
}

nonisolated public struct DefaultListStyle: ListStyle {
    public init() {}
    public var _isGrouped: Bool { true }
    public var _isInset: Bool { true }
}
nonisolated public struct InsetGroupedListStyle: ListStyle {
    public init() {}
    public var _isGrouped: Bool { true }
    public var _isInset: Bool { true }
}
nonisolated public struct GroupedListStyle: ListStyle {
    public init() {}
    public var _isGrouped: Bool { true }
    public var _isInset: Bool { false }
}
nonisolated public struct PlainListStyle: ListStyle {
    public init() {}
    public var _isGrouped: Bool { false }
    public var _isInset: Bool { false }
}
nonisolated public struct InsetListStyle: ListStyle {
    public init() {}
    public var _isGrouped: Bool { false }
    public var _isInset: Bool { false }
}
nonisolated public struct SidebarListStyle: ListStyle {
    public init() {}
    public var _isGrouped: Bool { true }
    public var _isInset: Bool { true }
}

nonisolated extension ListStyle where Self == DefaultListStyle {
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}
nonisolated extension ListStyle where Self == InsetGroupedListStyle {
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
nonisolated extension ListStyle where Self == GroupedListStyle {
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}
nonisolated extension ListStyle where Self == PlainListStyle {
    public static var plain: PlainListStyle { PlainListStyle() }
}
nonisolated extension ListStyle where Self == InsetListStyle {
    public static var inset: InsetListStyle { InsetListStyle() }
}
nonisolated extension ListStyle where Self == SidebarListStyle {
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

nonisolated extension EnvironmentValues {
    private enum ListLookKey: EnvironmentKey {
        static var defaultValue: ListLook { ListLook(isGrouped: true, isInset: true) }
    }

    var listLook: ListLook {
        get { self[ListLookKey.self] }
        set { self[ListLookKey.self] = newValue }
    }
}

nonisolated extension View {
    public func listStyle<S: ListStyle>(_ style: S) -> some View {
        changing { $0.listLook = ListLook(isGrouped: style._isGrouped, isInset: style._isInset) }
    }
}

/// Rows that scroll; only those that can be seen are built. (Apple: `List`.)
public struct List<SelectionValue: Hashable, Content: View>: View {
    private let content: Content
    private let select: ((AnyHashable) -> Void)?

    init(rows: Content, select: ((AnyHashable) -> Void)? = nil) {
        content = rows
        self.select = select
    }

    /// A tap selects a row.
    static func selecting(_ selection: Binding<SelectionValue?>?) -> ((AnyHashable) -> Void)? {
        guard let selection else { return nil }
        return { if let value = $0 as? SelectionValue { selection.wrappedValue = value } }
    }

    /// A tap selects a row beside those that are selected, or takes it out.
    static func selecting(_ selection: Binding<Set<SelectionValue>>?) -> ((AnyHashable) -> Void)? {
        guard let selection else { return nil }
        return { if let value = $0 as? SelectionValue { selection.wrappedValue.formSymmetricDifference([value]) } }
    }

    public var body: some View { ListBody(content: content, select: select) }
}

/// Every row in a box of its own, in a lazy column.
struct ListBody<Content: View>: View, Unboxed {
    @Environment(\.listLook) private var look
    @Environment(\.defaultMinListRowHeight) private var minimumHeight
    @Environment(\.defaultMinListHeaderHeight) private var minimumHeaderHeight
    @Environment(\.listRowSpacing) private var spacing
    @Environment(\.listSectionSpacing) private var sectionSpacing
    @Environment(\.pinnedScheme) private var pinnedScheme
    @Environment(\.hidesScrollBackground) private var hidesBackground
    let content: Content
    let select: ((AnyHashable) -> Void)?

    /// What a grouped list's cards lie on.
    private var background: ColorPair? {
        guard look.isGrouped, !hidesBackground else { return nil }
        var environment = EnvironmentValues()
        environment.pinnedScheme = pinnedScheme
        return environment.shown(.groupedBackground)
    }

    private var taps: TouchResponse {
        guard let select else { return .taps([], .normal, isControl: false) }
        let option = TapOption { touch in
            let traits = touch.element.traits
            if let chosen = traits.tag ?? traits.identity { select(chosen) }
        }
        return .taps([option], .normal, isControl: true)
    }

    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: spacing, pinnedViews: look.isGrouped ? [] : .sectionHeaders) {
                ListRows(
                    content: content.changing { $0.isInList = true }, look: look, minimumRowHeight: minimumHeight,
                    minimumHeaderHeight: minimumHeaderHeight, rowSpacing: spacing, sectionSpacing: sectionSpacing
                )
                .touchable(taps)
            }
        }
        .annotated { [background] element in
            element.draw = { element, context in
                guard let background, let scroll = element.node as? ScrollViewNode else { return }
                context.fill(.rectangle(scroll.reach), .color(background))
            }
        }
        .frame(maxWidth: .infinity)
    }
}

extension List {
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(rows: content(), select: Self.selecting(selection))
    }
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(rows: content(), select: Self.selecting(selection))
    }
    public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(rows: content()) { if let value = $0 as? SelectionValue { selection.wrappedValue = value } }
    }

    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        self.init(rows: ForEach(data, content: rowContent), select: Self.selecting(selection))
    }
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        self.init(rows: ForEach(data, content: rowContent), select: Self.selecting(selection))
    }
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        self.init(rows: ForEach(data, id: id, content: rowContent), select: Self.selecting(selection))
    }
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        self.init(rows: ForEach(data, id: id, content: rowContent), select: Self.selecting(selection))
    }
}

extension List where SelectionValue == Never {
    public init(@ViewBuilder content: () -> Content) { self.init(rows: content()) }

    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        self.init(rows: ForEach(data, content: rowContent))
    }
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        self.init(rows: ForEach(data, id: id, content: rowContent))
    }
    public init<Row: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row)
    where Content == ForEach<Range<Int>, Int, Row> {
        self.init(rows: ForEach(data, content: rowContent))
    }
    public init<C: MutableCollection & RandomAccessCollection, Row: View>(
        _ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
    ) where Content == ForEach<Binding<C>, C.Element.ID, Row>, C.Element: Identifiable {
        self.init(rows: ForEach(data, content: rowContent))
    }
    public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
    ) where Content == ForEach<Binding<C>, ID, Row> {
        self.init(rows: ForEach(data, id: id, content: rowContent))
    }
}

/// What of a list's data can be changed by its rows' gestures. (Apple: `DynamicViewContent`.)
extension ForEach where Content: View {
    nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach { self }
    nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach { self }
    nonisolated public func onInsert(
        of types: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> ForEach { self }
    @_disfavoredOverload
    nonisolated public func onInsert(
        of types: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> ForEach { self }
}

nonisolated extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
    /// Takes elements out. (Apple: SwiftUI's own extension.)
    public mutating func remove(atOffsets offsets: IndexSet) {
        for offset in offsets.reversed() { remove(at: offset) }
    }
}

nonisolated extension MutableCollection where Self: RangeReplaceableCollection, Index == Int {
    /// Puts elements in front of the one at an offset, in their order. (Apple: SwiftUI's own extension.)
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let moved = source.map { self[$0] }
        let before = source.count(in: 0..<Swift.max(destination, 0))
        for offset in source.reversed() { remove(at: offset) }
        insert(contentsOf: moved, at: destination - before)
    }
}
