import Layout
import Snapshot

// What the bars around a navigation stack's or tab view's content show. It is drawn, and no part of the tree: a
// claim about a text means the content's.

nonisolated extension DrawingContext {
    /// Draws a view in a rectangle, in points, laid out for itself.
    func draw<V: View>(_ view: V, in frame: Rect, _ environment: EnvironmentValues) {
        guard frame.width > 0, frame.height > 0 else { return }
        var environment = environment
        environment.font = nil
        environment.foreground = nil
        // A graph of its own: nothing of it is reported as the snippet's.
        let inputs = _ViewInputs(environment: environment, stackAxis: nil, graph: ViewGraph(typesetter: typesetter))
        let node = inputs.graph.updating { V._makeNode(view, inputs) }
        withExtendedLifetime(node) {
            guard let element = node.elements.first else { return }
            let root = RootNode(element.node, offered: frame.size)
            root.layOut(LayoutPass(screen: Rect(origin: .zero, size: frame.size), safeArea: .zero))
            add(LayerEffect(transform: [1, 0, 0, 1, frame.minX, frame.minY])) { draw(element) }
        }
    }
}

nonisolated extension BarsNode {
    /// What bars are drawn on where content lies behind them. (Published values of `UIBarStyle.default`.)
    private static let background = Color(light: 0xF9F9F9, dark: 0x161616, lightAlpha: 0.94, darkAlpha: 0.94)

    /// Fills what is between the top bar's lower edge and the screen's upper one, if content is behind it.
    func drawTopBackground(over content: LayoutElement, _ environment: EnvironmentValues, _ context: DrawingContext) {
        let edge = frame.minY + top
        let isCovering = content.first { element in
            guard let scroll = element.node as? ScrollViewNode else { return false }
            return scroll.reach.minY < edge && scroll.child.frame.minY < edge - 0.5
        }
        if isCovering == nil { return }
        let from = min(source.region.outer.minY, frame.minY)
        fill(Rect(x: frame.minX, y: from, width: frame.width, height: edge - from), environment, context)
    }

    /// Fills the bottom bar, down to the screen's edge.
    func drawBottomBackground(_ environment: EnvironmentValues, _ context: DrawingContext) {
        let edge = frame.maxY - bottom
        let end = max(source.region.outer.maxY, frame.maxY)
        fill(Rect(x: frame.minX, y: edge, width: frame.width, height: end - edge), environment, context)
    }

    private func fill(_ rect: Rect, _ environment: EnvironmentValues, _ context: DrawingContext) {
        context.fill(.rectangle(rect), .color(environment.shown(BarsNode.background)))
    }
}

/// An item of a bar in the environment of the view that gives it, but for the look of that view's texts.
nonisolated struct BarItemView: PrimitiveView {
    let content: AnyView
    let environment: EnvironmentValues

    static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        PassingNode(
            view, inputs, content: \.content,
            passing: { view, inputs in
                var inner = inputs
                inner.environment = view.environment
                inner.environment.font = nil
                inner.environment.foreground = nil
                inner.environment.isInList = false
                return inner
            })
    }
}

/// Items of a bar: of labels the icon only, images large. (Apple: toolbars before iOS 26.)
nonisolated private struct BarItemRow: View {
    let items: [AnyView]

    @MainActor var body: some View {
        HStack(spacing: 16) {
            ForEach(0..<items.count, id: \.self) { items[$0] }
        }
    }
}

nonisolated extension View {
    func barItem() -> some View {
        labelStyle(.iconOnly).imageScale(.large).lineLimit(1).dynamicTypeSize(.large)
    }
}

/// A navigation bar as the platform draws it at rest: without a background. (`UINavigationBar`: the inline title is
/// semibold at 17 points, the large one bold at 34, 16 points from the edge.)
nonisolated struct NavigationBar: View {
    let title: String
    let isLarge: Bool
    /// The height of the part with the items, in points.
    let barHeight: Double
    let search: SearchField?
    /// Where the back button leads; nil where there is none.
    let back: String?
    let leading: [AnyView]
    let center: [AnyView]
    let trailing: [AnyView]

    private static let margin: CGFloat = 16
    /// What an inline title leaves at both sides for items.
    private static let room: CGFloat = 88
    /// Longer titles do not fit into a back button.
    private static let longestBack = 10

    @MainActor var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ZStack {
                if !center.isEmpty {
                    BarItemRow(items: center)
                } else if !isLarge {
                    Text(verbatim: title).font(.system(size: 17, weight: .semibold)).lineLimit(1)
                        .padding(.horizontal, Self.room)
                }
                HStack(spacing: 16) {
                    if let back { backButton(back) }
                    BarItemRow(items: leading)
                    Spacer(minLength: 0)
                    BarItemRow(items: trailing)
                }
                .padding(.horizontal, Self.margin)
            }
            .frame(height: CGFloat(barHeight))
            if isLarge {
                Text(verbatim: title).font(.system(size: 34, weight: .bold)).lineLimit(1)
                    .padding(.horizontal, Self.margin)
                    .frame(height: CGFloat(NavigationMetrics.largeTitle))
            }
            if let search {
                search.padding(.horizontal, Self.margin).frame(height: CGFloat(NavigationMetrics.searchField))
            }
        }
        .dynamicTypeSize(.large)
    }

    @MainActor private func backButton(_ title: String) -> some View {
        HStack(spacing: 4) {
            Image(systemName: "chevron.backward").font(.system(size: 17, weight: .semibold))
            Text(verbatim: title.isEmpty || title.count > Self.longestBack ? "Back" : title).lineLimit(1)
        }
        .tintedForeground()
        .padding(.leading, -8)
    }
}

/// A search field as it stands below a title: 36 points high in a bar of 52. (`UISearchBar`.)
nonisolated struct SearchField: View {
    let text: String
    let prompt: String?

    @MainActor var body: some View {
        HStack(spacing: 6) {
            Image(systemName: "magnifyingglass").foregroundStyle(Color.secondary)
            if text.isEmpty {
                Text(verbatim: prompt ?? "Search").foregroundStyle(Color.secondary)
            } else {
                Text(verbatim: text)
            }
            Spacer(minLength: 0)
        }
        .lineLimit(1)
        .padding(.horizontal, 8)
        .frame(height: 36)
        .background(Color.controlFill, in: RoundedRectangle(cornerRadius: 10))
    }
}

/// A toolbar at the bottom: its items from edge to edge, a single one at the leading edge.
nonisolated struct BottomBar: View {
    let items: [AnyView]

    @MainActor var body: some View {
        HStack(spacing: 0) {
            ForEach(0..<items.count, id: \.self) { index in
                if index > 0 { Spacer(minLength: 8) }
                items[index]
            }
            if items.count == 1 { Spacer(minLength: 0) }
        }
        .padding(.horizontal, 16)
        .frame(maxHeight: .infinity)
    }
}

/// A tab bar: for each tab its image and, below it, its title in 10 points. (`UITabBar`.)
nonisolated struct TabBar: View {
    struct Item {
        var title: String
        var image: Image?
    }

    let items: [Item]
    let selected: Int?

    @MainActor var body: some View {
        VStack(spacing: 0) {
            Color.separator.frame(height: 1.0 / 3)
            HStack(spacing: 0) {
                ForEach(0..<items.count, id: \.self) { index in
                    tab(items[index])
                        .foregroundStyle(
                            index == selected ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.gray))
                }
            }
            .frame(maxHeight: .infinity)
        }
        .dynamicTypeSize(.large)
    }

    @MainActor private func tab(_ item: Item) -> some View {
        VStack(spacing: 2) {
            if let image = item.image {
                image.font(.system(size: 20)).symbolVariant(.fill).frame(height: 26)
            }
            if !item.title.isEmpty {
                Text(verbatim: item.title).font(.system(size: 10, weight: .medium)).lineLimit(1)
            }
        }
        .frame(maxWidth: .infinity)
    }
}
