nonisolated extension View {
    /// The mask is offered the view's size, as an overlay is; where it is opaque the view is seen.
    public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
        Attached(content: self, attachment: mask(), kind: "mask", alignment: alignment)
    }

    public func mask<Mask: View>(_ mask: Mask) -> some View {
        Attached(content: self, attachment: mask, kind: "mask", alignment: .center)
    }
}
