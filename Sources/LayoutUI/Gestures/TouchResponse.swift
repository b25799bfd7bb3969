import Layout

/// What a view does when a user touches it or types into it.
nonisolated enum TouchResponse {
    /// Does something when it is tapped. A control takes taps anywhere in its frame, a gesture where its view shows
    /// something.
    case taps([TapOption], TapPrecedence, isControl: Bool)
    /// Does something when a finger stays on it or moves.
    case strokes(StrokeOption, TapPrecedence)
    /// Takes what is typed.
    case field(TextInput)
    /// Is told when the keyboard's focus comes to a view inside, and when it leaves.
    case focus(FocusLink)
    /// Takes touches where the shape is, and nowhere else.
    case shape((Rect) -> Path)
    /// Lets touches through to what is behind.
    case nothing
    /// Can be named by a text that it does not show.
    case name(String)
    /// Has parts that are no views of their own: the halves of a stepper, the tabs of a bar.
    case parts((LayoutElement) -> [TouchPart])
}

/// Which of several gestures that a tap meets gets it. (Apple: `gesture`, `highPriorityGesture` and
/// `simultaneousGesture`.)
nonisolated enum TapPrecedence {
    /// The innermost of these.
    case normal
    /// Before all inside.
    case high
    /// Beside the one that gets it.
    case simultaneous
}

/// A way in which a gesture is recognized by taps.
nonisolated struct TapOption {
    /// So many taps, one after the other.
    var count = 1
    /// Does it.
    var run: (Touch) -> Void
}

/// One tap as the view sees it.
nonisolated struct Touch {
    /// In the coordinates of the tree, in points.
    var location: Point
    /// The box that responds.
    var element: LayoutElement

    /// In the box's own coordinates.
    var localLocation: CGPoint {
        let frame = element.node.frame
        return CGPoint(x: location.x - frame.minX, y: location.y - frame.minY)
    }
}

nonisolated extension Touch {
    /// Where it is, as a gesture tells it.
    func location(isGlobal: Bool) -> CGPoint {
        isGlobal ? CGPoint(x: location.x, y: location.y) : localLocation
    }
}

/// A part of a view that can be named and tapped.
nonisolated struct TouchPart {
    /// Each of them names it.
    var names: [String]
    /// In the coordinates of the tree.
    var frame: Rect
    var tap: () -> Void
}

/// A field that can be typed into.
nonisolated struct TextInput {
    /// What it can be named by: its title, its prompt.
    var names: [String]
    var text: () -> String
    /// Called with the whole text after each character.
    var edit: (String) -> Void
    /// The return key; nil where it begins a new line.
    var submit: (() -> Void)?
}

/// A focus state that a view stands for.
nonisolated struct FocusLink {
    var isFocused: () -> Bool
    var gain: () -> Void
    var lose: () -> Void
}

/// The place where a view responds to touches: stays while the view's values are replaced.
nonisolated final class TouchArea {
    var response: TouchResponse
    /// Whether the view is not `disabled`.
    var isEnabled = true

    init(_ response: TouchResponse) { self.response = response }
}

/// A view that a user can do something to: it has no box of its own.
nonisolated struct Touchable<Content: View>: PrimitiveView {
    let content: Content
    let response: TouchResponse

    static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        TouchableNode(view, inputs)
    }
}

final class TouchableNode<Content: View>: _TypedNode<Touchable<Content>> {
    private let node: _TypedNode<Content>
    private let area: TouchArea

    override init(_ view: Touchable<Content>, _ inputs: _ViewInputs) {
        node = Content._makeNode(view.content, inputs)
        area = TouchArea(view.response)
        area.isEnabled = inputs.environment.isEnabled
        super.init(view, inputs)
        adopt(node)
    }

    override func didUpdate() {
        area.response = view.response
        area.isEnabled = inputs.environment.isEnabled
        node.update(view.content, inputs)
    }

    private func marked(_ element: LayoutElement) -> LayoutElement {
        element.add(area)
        return element
    }

    override var count: Int { node.count }
    override var fixedCount: Int? { node.fixedCount }
    override func element(at index: Int) -> LayoutElement { marked(node.element(at: index)) }

    override func appendElements(to list: inout [LayoutElement]) {
        let start = list.count
        node.appendElements(to: &list)
        for index in start..<list.count { _ = marked(list[index]) }
    }

    override func forEachChild(_ body: (ViewNode) -> Void) { body(node) }

    override func forEachChild(in range: Range<Int>, _ body: (ViewNode, Range<Int>) -> Void) { body(node, range) }
}

nonisolated extension View {
    func touchable(_ response: TouchResponse) -> Touchable<Self> { Touchable(content: self, response: response) }

    /// A control: a tap anywhere in its frame does something.
    func tappable(_ action: @escaping () -> Void) -> Touchable<Self> {
        touchable(.taps([TapOption { _ in action() }], .normal, isControl: true))
    }
}
