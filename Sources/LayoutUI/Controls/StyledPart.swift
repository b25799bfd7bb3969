/// A part of a control, as the control's style gets it to arrange. (Apple: `Label` and its like in the configurations of
/// styles, such as `ButtonStyleConfiguration.Label`.)
nonisolated public struct StyledPart<Configuration>: PrimitiveView {
    let view: AnyView

    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        PassingNode(view, inputs, content: \.view)
    }
}
