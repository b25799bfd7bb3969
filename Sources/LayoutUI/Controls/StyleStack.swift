/// The styles of one kind that are set around a view. A control is in the nearest one; what that style makes is in the
/// one around it, so that a style may build on the control itself, as with `Label(configuration)`, and has to be set
/// again for controls inside what it arranges. (Apple's sample of `DisclosureGroupStyle` does so.)
nonisolated struct StyleStack<Style>: Sendable {
    private var layers: [OnMain<Style>] = []

    var nearest: Style? { layers.last?.value }
    mutating func push(_ style: Style) { layers.append(OnMain(value: style)) }
    mutating func pop() { _ = layers.popLast() }
}

nonisolated extension EnvironmentValues {
    private enum Key<Style>: EnvironmentKey {
        static var defaultValue: StyleStack<Style> { StyleStack() }
    }

    var buttonLooks: StyleStack<ButtonLook> {
        get { self[Key<ButtonLook>.self] }
        set { self[Key<ButtonLook>.self] = newValue }
    }
    var controlGroupStyles: StyleStack<any ControlGroupStyle> {
        get { self[Key<any ControlGroupStyle>.self] }
        set { self[Key<any ControlGroupStyle>.self] = newValue }
    }
    var disclosureStyles: StyleStack<any DisclosureGroupStyle> {
        get { self[Key<any DisclosureGroupStyle>.self] }
        set { self[Key<any DisclosureGroupStyle>.self] = newValue }
    }
    var formStyles: StyleStack<any FormStyle> {
        get { self[Key<any FormStyle>.self] }
        set { self[Key<any FormStyle>.self] = newValue }
    }
    var gaugeStyles: StyleStack<any GaugeStyle> {
        get { self[Key<any GaugeStyle>.self] }
        set { self[Key<any GaugeStyle>.self] = newValue }
    }
    var groupBoxStyles: StyleStack<any GroupBoxStyle> {
        get { self[Key<any GroupBoxStyle>.self] }
        set { self[Key<any GroupBoxStyle>.self] = newValue }
    }
    var labeledContentStyles: StyleStack<any LabeledContentStyle> {
        get { self[Key<any LabeledContentStyle>.self] }
        set { self[Key<any LabeledContentStyle>.self] = newValue }
    }
    var menuStyles: StyleStack<any MenuStyle> {
        get { self[Key<any MenuStyle>.self] }
        set { self[Key<any MenuStyle>.self] = newValue }
    }
    var progressStyles: StyleStack<any ProgressViewStyle> {
        get { self[Key<any ProgressViewStyle>.self] }
        set { self[Key<any ProgressViewStyle>.self] = newValue }
    }
    var toggleStyles: StyleStack<any ToggleStyle> {
        get { self[Key<any ToggleStyle>.self] }
        set { self[Key<any ToggleStyle>.self] = newValue }
    }
}
