import Layout

/// The top of a view tree: gives the root view's box to the layout. Several root views are a column.
nonisolated final class RootView: ViewNode {
    private let node: ViewNode
    private(set) var offered: Size
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

    /// Offers the root another space, in points.
    func offer(_ size: Size) {
        if size == offered { return }
        offered = size
        root = RootNode(element.node, offered: size)
    }

    func layOut(_ pass: LayoutPass) {
        root.layOut(pass)
    }

    override func forEachChild(_ body: (ViewNode) -> Void) { body(node) }
}
