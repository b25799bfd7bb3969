import Layout
import Snapshot

/// A view that is only seen where a mask is; the mask is laid out, what it hides is drawn.
nonisolated struct MaskHidden: BoxModifier {
    static let kind = "mask"

    func makeNode(_ child: LayoutNode, _ inputs: _ViewInputs) -> TransparentNode { TransparentNode(child) }
    func decorate(_ element: LayoutElement) { element.layer = { _ in LayerEffect(opacity: 0) } }
}

nonisolated extension View {
    /// The mask is offered the view's size, as an overlay is. A shape clips; another mask is not drawn.
    public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
        masked(mask(), alignment)
    }

    public func mask<Mask: View>(_ mask: Mask) -> some View { masked(mask, .center) }

    @ViewBuilder
    private func masked<Mask: View>(_ mask: Mask, _ alignment: Alignment) -> some View {
        if let shape = mask as? any Shape {
            clipShape(AnyShape(erasing: shape))
        } else {
            Attached(
                content: self, attachment: mask.boxed(MaskHidden()), kind: "overlay", alignment: alignment)
        }
    }
}

nonisolated extension AnyShape {
    init(erasing shape: any Shape) {
        func erased<S: Shape>(_ shape: S) -> AnyShape { AnyShape(shape) }
        self = erased(shape)
    }
}
