import Layout

/// A place in the view tree: what stays when a body runs again and makes new view values.
///
/// A node contributes `count` elements (boxes) to the container around it: one for most views, none for
/// `EmptyView`, many for `ForEach`. They are asked for one by one, so that a lazy container only builds what
/// it shows.
nonisolated public class ViewNode {
    private(set) unowned(unsafe) var parent: ViewNode?

    init() {}

    /// How many nodes are above.
    final var depth: Int {
        var (depth, node) = (0, parent)
        while let current = node {
            depth += 1
            node = current.parent
        }
        return depth
    }

    /// The name of the author's view that the node is in.
    var viewName: String { parent?.viewName ?? "View" }

    var count: Int { 1 }

    func element(at index: Int) -> LayoutElement {
        preconditionFailure("\(type(of: self)) does not say what its elements are")
    }

    func appendElements(to list: inout [LayoutElement]) {
        list.append(element(at: 0))
    }

    /// The nodes directly below, in tree order, as far as they have been built.
    func forEachChild(_ body: (ViewNode) -> Void) {}

    /// The nodes directly below that some of the node's elements come from, each with the part of its own
    /// elements that is meant. A container's one element stands for all inside; what only hands its content's
    /// elements on overrides this.
    func forEachChild(in range: Range<Int>, _ body: (ViewNode, Range<Int>) -> Void) {
        forEachChild { body($0, 0..<$0.count) }
    }

    /// What the views in the tree below say for a preference, folded in tree order; nil if none says anything.
    func preference<Key: PreferenceKey>(_ key: Key.Type, in range: Range<Int>) -> Key.Value? {
        var result: Key.Value?
        forEachChild(in: range) { child, part in
            guard let next = child.preference(key, in: part) else { return }
            if var value = result {
                Key.reduce(value: &value) { next }
                result = value
            } else {
                result = next
            }
        }
        return result
    }

    /// How many elements the node has whatever becomes of its view; nil where that can vary (an `if`, an `AnyView`).
    /// A lazy container finds its rows by that without building all, and only lets such rows go.
    var fixedCount: Int? { 1 }

    // MARK: In a lazy container

    /// Notes that some of the node's elements are shown, or are about to be.
    func noteShown(_ range: Range<Int>, at update: Int) {
        forEachChild(in: range) { $0.noteShown($1, at: update) }
    }

    /// Lets go what has not been shown for a while.
    func letGo(at update: Int) {
        forEachChild { $0.letGo(at: update) }
    }

    /// Adds the sections among the node's elements, the first of which has the index `start`.
    func appendSections(to list: inout [SectionSpan], from start: Int) {
        var start = start
        forEachChild(in: 0..<count) { child, part in
            child.appendSections(to: &list, from: start)
            start += part.count
        }
    }

    /// The view with an identity, in the node or below.
    ///
    /// - Parameter isThorough: Whether rows are built only to look into them.
    func find(_ id: AnyHashable, isThorough: Bool) -> FoundView? {
        var start = 0
        var result: FoundView?
        let count = count
        forEachChild(in: 0..<count) { child, part in
            if result == nil, let found = child.find(id, isThorough: isThorough) {
                result = found
                // A container's one element stands for all inside.
                result?.index = max(min(start + found.index - part.lowerBound, count - 1), 0)
            }
            start += part.count
        }
        return result
    }

    /// Called after each layout for all nodes in the tree, deepest first.
    func wasLaidOut(_ moment: LayoutMoment) {}

    final func reportLayout(_ range: Range<Int>, _ moment: LayoutMoment) {
        forEachChild(in: range) { $0.reportLayout($1, moment) }
        wasLaidOut(moment)
    }

    /// The node's elements became others. The nearest container collects them again.
    func elementsDidChange() {
        parent?.elementsDidChange()
    }

    /// The node leaves the tree for good, with its state and all below.
    func unmount() {
        forEachChild { $0.unmount() }
    }

    final func adopt(_ child: ViewNode) {
        child.parent = self
    }

    final var elements: [LayoutElement] {
        var list: [LayoutElement] = []
        appendElements(to: &list)
        return list
    }
}

/// A place for views of one type.
nonisolated public class _TypedNode<V>: ViewNode {
    private(set) final var view: V
    private(set) final var inputs: _ViewInputs

    init(_ view: V, _ inputs: _ViewInputs) {
        self.view = view
        self.inputs = inputs
    }

    /// The view above made a new value for this place, or the place is in another environment.
    func update(_ view: V, _ inputs: _ViewInputs) {
        self.view = view
        self.inputs = inputs
        didUpdate()
    }

    /// Brings what the node has built in line with `view` and `inputs`.
    func didUpdate() {}

    // MARK: For places that compare a new value with the old one themselves

    /// Takes a new value unless it is the same as the present one.
    ///
    /// - Returns: Whether it was taken.
    final func replaceView(_ view: V, unlessSame comparison: ValueComparison) -> Bool {
        let isSame = withUnsafePointer(to: &self.view) { old in
            withUnsafePointer(to: view) { comparison.areSame(old, $0) }
        }
        if !isSame { self.view = view }
        return !isSame
    }

    final func replaceView(_ view: V) { self.view = view }

    final func replaceInputs(_ inputs: _ViewInputs) { self.inputs = inputs }

    /// Gives access to the present value's memory.
    final func withView(_ body: (UnsafeMutableRawPointer) -> Void) {
        withUnsafeMutablePointer(to: &view) { body(UnsafeMutableRawPointer($0)) }
    }
}
