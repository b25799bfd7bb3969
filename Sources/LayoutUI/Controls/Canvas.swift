import Layout
import Snapshot

/// A drawing by hand, as large as what it is offered. (Apple: `Canvas`.)
nonisolated public struct Canvas<Symbols: View>: PrimitiveView {
    let renderer: (inout GraphicsContext, CGSize) -> Void
    let symbols: Symbols

    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.renderer = renderer
        self.symbols = symbols()
    }

    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) where Symbols == EmptyView {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer,
            symbols: { EmptyView() })
    }

    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        CanvasNode(view, inputs)
    }
}

/// The place of a canvas, with the views that it may draw as symbols.
final class CanvasNode<Symbols: View>: _TypedNode<Canvas<Symbols>> {
    private let box = LayoutElement(FlexibleNode(), kind: "Canvas")
    private let symbols: _TypedNode<Symbols>

    override init(_ view: Canvas<Symbols>, _ inputs: _ViewInputs) {
        symbols = Symbols._makeNode(view.symbols, inputs.inStack(nil))
        super.init(view, inputs)
        adopt(symbols)
        box.draw = { [unowned self] element, context in
            let frame = element.node.frame
            var graphics = GraphicsContext(environment: self.inputs.environment, frame: frame, target: context) {
                self.symbol($0)
            }
            self.view.renderer(&graphics, frame.size.cgSize)
        }
    }

    /// The view of a tag, laid out at its ideal size with its corner at the origin.
    private func symbol(_ id: AnyHashable) -> (element: LayoutElement, size: Size)? {
        guard let element = symbols.elements.first(where: { $0.traits.tag == id }) else { return nil }
        let size = element.node.size(.unspecified)
        let root = RootNode(element.node, offered: size)
        root.layOut(LayoutPass(screen: Rect(origin: .zero, size: size), safeArea: .zero))
        return (element, size)
    }

    override func didUpdate() { symbols.update(view.symbols, inputs.inStack(nil)) }
    override func elementsDidChange() {}
    override func element(at index: Int) -> LayoutElement { box }
    override func forEachChild(_ body: (ViewNode) -> Void) { body(symbols) }
}
