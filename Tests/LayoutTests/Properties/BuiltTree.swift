import Layout

/// The engine's nodes for a spec, in preorder.
final class BuiltTree {
    private(set) var nodes: [LayoutNode] = []
    private(set) var root: LayoutNode!

    init(_ spec: TreeSpec, isRightToLeft: Bool = false) {
        root = build(spec, axis: nil)
        for node in nodes { node.isRightToLeft = isRightToLeft }
    }

    /// Lays the tree out at the origin.
    func place(_ proposal: Proposal) {
        let screen = Rect(x: 0, y: 0, width: 1000, height: 1000)
        root.place(at: .zero, proposal, LayoutPass(screen: screen, safeArea: .zero))
    }

    /// Lays the tree out as a root view in a space, until lazy stacks know their lengths.
    func show(in space: Size) {
        let screen = Rect(origin: .zero, size: space)
        RootNode(root, offered: space).layOut(LayoutPass(screen: screen, safeArea: .zero))
    }

    var frames: [Rect] { nodes.map(\.frame) }

    private func build(_ spec: TreeSpec, axis: Axis?) -> LayoutNode {
        let position = nodes.count
        func add(_ make: () -> LayoutNode) -> LayoutNode {
            let node = make()
            nodes.insert(node, at: position)
            return node
        }
        switch spec {
        case .color: return add { FlexibleNode() }
        case .box(let width, let height): return add { FixedNode(Size(width: width, height: height)) }
        case .spacer(let minimum): return add { SpacerNode(axis: axis, minLength: minimum) }
        case .padding(let length, let child):
            let insets = Insets(top: length, left: length, bottom: length, right: length)
            return add { PaddingNode(build(child, axis: axis), insets: insets) }
        case .fixedFrame(let width, let height, let child):
            return add {
                FixedFrameNode(build(child, axis: axis), width: width, height: height, alignment: .center)
            }
        case .flexibleFrame(let minimum, let ideal, let maximum, let child):
            let limits = LengthLimits(minimum: minimum, ideal: ideal, maximum: maximum)
            return add {
                FlexibleFrameNode(build(child, axis: axis), width: limits, height: limits, alignment: .center)
            }
        case .fixedSize(let horizontal, let vertical, let child):
            return add { FixedSizeNode(build(child, axis: axis), horizontal: horizontal, vertical: vertical) }
        case .priority(let value, let child):
            let node = build(child, axis: axis)
            node.givenPriority = value
            return node
        case .aspectRatio(let ratio, let isFilling, let child):
            return add { AspectRatioNode(build(child, axis: axis), ratio: ratio, mode: isFilling ? .fill : .fit) }
        case .overlay(let content, let host):
            return add {
                let hostNode = build(host, axis: axis)
                let pile = DepthStackNode(alignment: .center)
                pile.setChildren([build(content, axis: nil)])
                return AttachmentNode(host: hostNode, pile, alignment: .center)
            }
        case .lazy(let axis, let spacing, let rows):
            return add {
                let center: AlignmentGuide = axis == .horizontal ? .verticalCenter : .horizontalCenter
                let node = LazyRows(axis, alignment: center, spacing: spacing)
                node.rows = rows.map { build($0, axis: axis) }
                return node
            }
        case .pile(let children):
            return add {
                let node = DepthStackNode(alignment: .center)
                node.setChildren(ContiguousArray(children.map { build($0, axis: nil) }))
                return node
            }
        case .stack(let axis, let spacing, let children):
            return add {
                let center: AlignmentGuide = axis == .horizontal ? .verticalCenter : .horizontalCenter
                let node = StackNode(axis, alignment: center, spacing: spacing)
                node.setChildren(ContiguousArray(children.map { build($0, axis: axis) }))
                return node
            }
        }
    }
}

/// A lazy stack whose rows are there already.
private final class LazyRows: LazyStackNode {
    var rows: [LayoutNode] = []
    override var rowCount: Int { rows.count }
    override func row(at index: Int) -> LayoutNode { rows[index] }
}
