import Layout

/// The keyboard's focus: which of the views that are told of it have it.
nonisolated struct Focus {
    /// All that are told, with the box that they are about.
    private var links: [(element: LayoutElement, link: FocusLink)] = []

    init(_ surface: TouchSurface) {
        for place in surface.places { add(place.element) }
    }

    /// What is told of it on the way to a view, and elsewhere in the same tree.
    init(_ path: [LayoutElement]) {
        func visit(_ element: LayoutElement) {
            add(element)
            for child in element.children() { visit(child) }
        }
        if let root = path.first { visit(root) }
    }

    private mutating func add(_ element: LayoutElement) {
        for area in element.touches {
            if case .focus(let link) = area.response { links.append((element, link)) }
        }
    }

    /// Gives the focus to a view: who had it is told first.
    func move(to path: [LayoutElement]) {
        let gaining = links.filter { link in path.contains { $0 === link.element } }
        for (element, link) in links where link.isFocused() && !gaining.contains(where: { $0.element === element }) {
            link.lose()
        }
        for (_, link) in gaining where !link.isFocused() { link.gain() }
    }
}
