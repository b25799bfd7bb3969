import Layout
import Snapshot
import Typesetting

/// A device's screen (or a canvas of a given size) that a root view is shown on.
nonisolated struct Screen {
    let conditions: RunConditions
    /// The space offered to the root, in points.
    private let offered: Size
    /// The screen in the space's coordinates.
    private let screen: Rect
    private let safeArea: Insets

    init(conditions: RunConditions) {
        self.conditions = conditions
        let safe = conditions.device.safeSize
        offered = Size(width: conditions.width ?? safe.width, height: conditions.height ?? safe.height)
        if conditions.width == nil, conditions.height == nil {
            safeArea = conditions.device.safeArea
            screen = Rect(
                x: -safeArea.left, y: -safeArea.top, width: conditions.device.size.width,
                height: conditions.device.size.height)
        } else {
            // A size of one's own is a canvas: nothing covers its edges.
            safeArea = .zero
            screen = Rect(origin: .zero, size: offered)
        }
    }

    private var environment: EnvironmentValues {
        var values = EnvironmentValues()
        values.displayScale = CGFloat(conditions.device.scale)
        values.dynamicTypeSize = DynamicTypeSize(conditions.textSize)
        values.colorScheme = conditions.scheme == .dark ? .dark : .light
        values.layoutDirection = conditions.direction == .rtl ? .rightToLeft : .leftToRight
        values.device = DeviceContext(safeSize: offered, safeArea: safeArea)
        values.container = RelativeContainer(size: offered)
        return values
    }

    /// Layouts after which a tree is taken never to settle.
    private static let mostLayouts = 100

    /// Builds the tree, lays it out until nothing changes any more, and records it.
    func show<Root: View>(_ root: Root) -> RunResult {
        let typesetter: Typesetter
        do {
            typesetter = try Typesetter()
        } catch {
            giveUp("the fonts cannot be loaded: \(error)")
        }
        let graph = ViewGraph(typesetter: typesetter)
        let inputs = _ViewInputs(environment: environment, stackAxis: nil, graph: graph)
        let tree = RootView(Root._makeNode(root, inputs), offered: offered)
        let pass = LayoutPass(screen: screen, safeArea: safeArea)
        var layouts = 0
        repeat {
            layouts += 1
            if layouts > Screen.mostLayouts {
                giveUp(
                    "the layout never settles: after \(Screen.mostLayouts) layouts what a view reads of its "
                        + "geometry still changes it")
            }
            tree.layOut(pass)
            _ = graph.report(tree)
        } while graph.settle()
        let context = DrawingContext(typesetter: typesetter)
        context.draw(tree.element)
        let record = SnapshotRecorder(pass: pass, root: tree.element).record(tree.element, window: screen)
        let snapshot = LayoutSnapshot(
            conditions: conditions, offered: offered, screen: screen, root: record, drawing: context.drawing)
        return RunResult(states: [snapshot], warnings: graph.warnings)
    }
}

/// The top of a view tree: gives the root view's box to the layout. Several root views are a column.
nonisolated private final class RootView: ViewNode {
    private let node: ViewNode
    private let offered: Size
    private(set) var element: LayoutElement
    private var root: RootNode

    init(_ node: ViewNode, offered: Size) {
        self.node = node
        self.offered = offered
        element = RootView.box(node.elements)
        root = RootNode(element.node, offered: offered)
        super.init()
        adopt(node)
    }

    private static func box(_ elements: [LayoutElement]) -> LayoutElement {
        if elements.count == 1 { return elements[0] }
        let stack = StackNode(.vertical, alignment: .horizontalCenter, spacing: nil)
        stack.setChildren(ContiguousArray(elements.map(\.node)))
        let box = LayoutElement(stack, kind: elements.isEmpty ? "EmptyView" : "VStack")
        box.axis = .vertical
        box.children = { elements }
        return box
    }

    override func elementsDidChange() {
        element = RootView.box(node.elements)
        root = RootNode(element.node, offered: offered)
    }

    func layOut(_ pass: LayoutPass) {
        root.layOut(pass)
    }

    override func forEachChild(_ body: (ViewNode) -> Void) { body(node) }
}

nonisolated extension DynamicTypeSize {
    /// The two name the same twelve sizes in the same order.
    init(_ size: TextSize) {
        self = DynamicTypeSize.allCases[TextSize.allCases.firstIndex(of: size) ?? 3]
    }
}
