import Layout
import Snapshot

/// A laid-out view as something to touch: what is where, and what lies over what.
nonisolated struct TouchSurface {
    /// A box with all that it is in.
    struct Place {
        /// From the layer's root to the box itself.
        var path: [LayoutElement]
        /// What of the box can be seen, in the box's coordinates; nil where nothing can.
        var seen: Rect?
        /// From the box's coordinates to the screen's.
        var transform: CGAffineTransform

        var element: LayoutElement { path[path.count - 1] }

        /// The middle of what can be seen, on the screen.
        var center: Point? {
            guard let seen else { return nil }
            let center = CGPoint(x: seen.midX, y: seen.midY).applying(transform)
            return Point(x: center.x, y: center.y)
        }
    }

    /// The root's box, or that of what is presented over it.
    let root: LayoutElement
    /// What can be seen, in the tree's coordinates.
    let screen: Rect

    // MARK: What is there

    /// The boxes that are laid out, those inside of a box after it.
    var places: [Place] {
        var list: [Place] = []
        visit(root, path: [], window: screen, transform: .identity) { list.append($0) }
        return list
    }

    private func visit(
        _ element: LayoutElement, path: [LayoutElement], window: Rect, transform: CGAffineTransform,
        _ body: (Place) -> Void
    ) {
        if element !== root, element.presentation != nil { return }
        var transform = transform
        var window = window
        for layer in element.layers.reversed() where layer.isFinite {
            if layer.opacity == 0 { return }
            if let own = layer.affine {
                transform = own.concatenating(transform)
                window = window.applying(own.inverted())
            }
        }
        let frame = element.node.frame
        let seen = frame.intersection(window)
        let isSeen = seen.width > 0 && seen.height > 0
        let path = path + [element]
        body(Place(path: path, seen: isSeen ? seen : nil, transform: transform))
        if let scroll = element.node as? ScrollViewNode { window = scroll.reach.intersection(window) }
        for child in element.children() { visit(child, path: path, window: window, transform: transform, body) }
    }

    // MARK: What is hit

    /// The boxes at a point, from the root to the topmost that takes touches there.
    func hit(_ point: Point) -> [LayoutElement]? {
        hit(root, CGPoint(x: point.x, y: point.y), window: screen)
    }

    private func hit(_ element: LayoutElement, _ point: CGPoint, window: Rect) -> [LayoutElement]? {
        if element !== root, element.presentation != nil { return nil }
        var point = point
        var window = window
        for layer in element.layers.reversed() where layer.isFinite {
            if layer.opacity == 0 { return nil }
            if let own = layer.affine {
                point = point.applying(own.inverted())
                window = window.applying(own.inverted())
            }
        }
        let frame = element.node.frame
        if let scroll = element.node as? ScrollViewNode {
            window = scroll.reach.intersection(window)
            guard window.contains(point) else { return nil }
        }
        var isSolid = element.isSolid
        for touch in element.touches {
            switch touch.response {
            case .nothing: return nil
            case .shape(let outline):
                guard outline(frame).contains(point) else { return nil }
                isSolid = true
            case .taps(_, _, let isControl): if isControl { isSolid = true }
            case .field, .parts: isSolid = true
            case .strokes, .focus, .name: break
            }
        }
        for child in element.childrenFrontToBack {
            if let path = hit(child, point, window: window) { return [element] + path }
        }
        return isSolid && frame.contains(point) ? [element] : nil
    }
}

nonisolated extension LayoutElement {
    /// Whether the box shows something itself that takes touches: containers do not.
    fileprivate var isSolid: Bool { draw != nil && !isClear }

    /// The frontmost first: by `zIndex`, equal ones in order. A background is listed after its host, and drawn behind.
    fileprivate var childrenFrontToBack: [LayoutElement] {
        let children = children()
        if kind == "background", let host = children.first { return [host] + children.dropFirst().reversed() }
        guard children.contains(where: { $0.traits.zIndex != 0 }) else { return children.reversed() }
        return children.enumerated().sorted { a, b in
            (a.element.traits.zIndex, a.offset) > (b.element.traits.zIndex, b.offset)
        }.map(\.element)
    }
}

nonisolated extension LayerEffect {
    fileprivate var affine: CGAffineTransform? {
        guard let transform, transform.count == 6 else { return nil }
        return CGAffineTransform(
            a: transform[0], b: transform[1], c: transform[2], d: transform[3], tx: transform[4], ty: transform[5])
    }
}

nonisolated extension Rect {
    fileprivate func contains(_ point: CGPoint) -> Bool {
        point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
    }

    /// The smallest rectangle around the corners' images.
    fileprivate func applying(_ transform: CGAffineTransform) -> Rect {
        let corners = [(minX, minY), (maxX, minY), (minX, maxY), (maxX, maxY)].map { x, y in
            CGPoint(x: x, y: y).applying(transform)
        }
        let xs = corners.map { Double($0.x) }
        let ys = corners.map { Double($0.y) }
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return self }
        return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
