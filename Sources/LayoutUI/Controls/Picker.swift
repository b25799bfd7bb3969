import Layout
import Snapshot

/// How the options of a picker are shown. (Apple: `PickerStyle`.)
nonisolated public protocol PickerStyle: Sendable { var _kind: _PickerKind { get } }

nonisolated public enum _PickerKind: Sendable {
    case automatic, menu, segmented, inline, wheel, navigationLink, palette
}

nonisolated public struct DefaultPickerStyle: PickerStyle {
    public init() {}
    public var _kind: _PickerKind { .automatic }
}
nonisolated public struct MenuPickerStyle: PickerStyle {
    public init() {}
    public var _kind: _PickerKind { .menu }
}
nonisolated public struct SegmentedPickerStyle: PickerStyle {
    public init() {}
    public var _kind: _PickerKind { .segmented }
}
nonisolated public struct InlinePickerStyle: PickerStyle {
    public init() {}
    public var _kind: _PickerKind { .inline }
}
nonisolated public struct WheelPickerStyle: PickerStyle {
    public init() {}
    public var _kind: _PickerKind { .wheel }
}
nonisolated public struct NavigationLinkPickerStyle: PickerStyle {
    public init() {}
    public var _kind: _PickerKind { .navigationLink }
}
nonisolated public struct PalettePickerStyle: PickerStyle {
    public init() {}
    public var _kind: _PickerKind { .palette }
}

nonisolated extension PickerStyle where Self == DefaultPickerStyle {
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
nonisolated extension PickerStyle where Self == MenuPickerStyle {
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
nonisolated extension PickerStyle where Self == SegmentedPickerStyle {
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
nonisolated extension PickerStyle where Self == InlinePickerStyle {
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
nonisolated extension PickerStyle where Self == WheelPickerStyle {
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
nonisolated extension PickerStyle where Self == NavigationLinkPickerStyle {
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
nonisolated extension PickerStyle where Self == PalettePickerStyle {
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

/// One of several options. (Apple: `Picker`.)
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    @Environment(\.pickerKind) private var kind
    @Environment(\.hidesLabels) private var hidesLabels
    private let selection: AnyHashable
    private let select: (AnyHashable) -> Void
    private let label: Label
    private let content: Content

    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.selection = AnyHashable(selection.wrappedValue)
        select = { if let value = $0 as? SelectionValue { selection.wrappedValue = value } }
        self.content = content()
        self.label = label()
    }

    init(
        selection: SelectionValue?, select: @escaping (SelectionValue) -> Void, content: Content, label: Label
    ) {
        self.selection = AnyHashable(selection)
        self.select = { if let value = $0 as? SelectionValue { select(value) } }
        self.content = content
        self.label = label
    }

    public var body: some View {
        switch kind {
        case .segmented, .palette: segments
        case .wheel: wheel
        case .inline: options
        case .automatic, .menu, .navigationLink: menu
        }
    }

    /// The options, each of which can be tapped.
    private var choices: some View { PickerChoices(content: content, select: select) }

    private var segments: some View {
        HStack(spacing: 0) {
            choices
                .lineLimit(1)
                .defaultFont(.system(size: 13, weight: .medium))
                .padding(.horizontal, ControlMetrics.segmentInset)
                .frame(maxWidth: .infinity)
                .annotated { [selection] in SegmentMark.mark($0, selection) }
        }
        .frame(height: ControlMetrics.segmentedHeight)
        .background(Color.controlFill, in: RoundedRectangle(cornerRadius: 9))
    }

    private var wheel: some View {
        SelectedOption(content: content, tag: selection)
            .frame(maxWidth: .infinity)
            .frame(height: ControlMetrics.wheelHeight)
    }

    private var options: some View {
        VStack(alignment: .leading) { choices }
    }

    /// Without a label only the selected option: a label is shown in lists only, as on phones.
    private var menu: some View {
        MenuPickerContent(
            label: label, option: SelectedOption(content: content, tag: selection), choices: choices)
    }
}

nonisolated private enum SegmentMark {
    static func mark(_ element: LayoutElement, _ selection: AnyHashable) {
        let isSelected = (element.traits.tag ?? element.traits.identity) == selection
        element.draw = isSelected ? { draw($0, $1) } : nil
    }

    /// Behind the selected segment, 2 points inside of the control. (`UISegmentedControl`.)
    static func draw(_ element: LayoutElement, _ context: DrawingContext) {
        let frame = element.node.frame
        let height = ControlMetrics.segmentedHeight - 4
        let rect = CGRect(
            x: frame.minX + 2, y: frame.midY - Double(height) / 2, width: max(frame.width - 4, 0), height: height)
        let shadow = Color(light: 0, dark: 0, lightAlpha: 0.12, darkAlpha: 0.12)
        context.fill(Path(roundedRect: rect.offsetBy(dx: 0, dy: 0.5), cornerRadius: 7), .color(shadow.pair))
        let color = Color(light: 0xFFFFFF, dark: 0x636366)
        context.fill(Path(roundedRect: rect, cornerRadius: 7), .color(color.pair))
    }
}

/// The options of a picker: a tap chooses.
private struct PickerChoices<Content: View>: View, Unboxed {
    @Environment(\.afterAction) private var afterAction
    let content: Content
    let select: (AnyHashable) -> Void

    var body: some View {
        content.touchable(.taps([TapOption(run: choose)], .normal, isControl: true))
    }

    private func choose(_ touch: Touch) {
        let traits = touch.element.traits
        if let chosen = traits.tag ?? traits.identity { select(chosen) }
        afterAction?()
    }
}

/// The selected option. A tap shows all of them, a tap on one of these chooses it.
private struct MenuPickerContent<Label: View, Content: View, Choices: View>: View, Unboxed {
    @Environment(\.isInList) private var isInList
    @State private var isOpen = false
    let label: Label
    let option: SelectedOption<Content>
    let choices: Choices

    var body: some View {
        Group {
            if isInList {
                LabeledControl(label: label) { field.changing { $0.foreground = AnyShapeStyle(Color.secondary) } }
            } else {
                field.tintedForeground()
            }
        }
        .tappable { isOpen = true }
        .presenting(.menu, $isOpen) {
            MenuContent(
                items:
                    choices
                    .padding(.horizontal, 16)
                    .frame(maxWidth: .infinity, minHeight: PresentationMetrics.menuRow, alignment: .leading))
        }
    }

    private var field: some View {
        HStack(spacing: 4) {
            option
            Image(systemName: "chevron.up.chevron.down").imageScale(.small)
        }
    }
}

extension Picker where Label == Text {
    public init(
        _ title: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(title) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(title) }
    }
}

extension Picker where Label == LayoutUI.Label<Text, Image> {
    public init(
        _ title: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { LayoutUI.Label(title, systemImage: systemImage) }
    }
}

/// Of several views the one with a tag; nothing if none has it.
nonisolated struct SelectedOption<Content: View>: PrimitiveView {
    let content: Content
    let tag: AnyHashable

    static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        SelectedOptionNode(view, inputs)
    }
}

final class SelectedOptionNode<Content: View>: _TypedNode<SelectedOption<Content>> {
    private let node: _TypedNode<Content>

    override init(_ view: SelectedOption<Content>, _ inputs: _ViewInputs) {
        node = Content._makeNode(view.content, inputs)
        super.init(view, inputs)
        adopt(node)
    }

    override func didUpdate() {
        node.update(view.content, inputs)
        elementsDidChange()
    }

    private var index: Int? {
        let all = node.elements
        return all.firstIndex { $0.traits.tag == view.tag } ?? all.firstIndex { $0.traits.identity == view.tag }
    }

    override var count: Int { index == nil ? 0 : 1 }
    override var fixedCount: Int? { nil }

    override func element(at index: Int) -> LayoutElement {
        guard let chosen = self.index else { preconditionFailure("no option is selected") }
        return node.element(at: chosen)
    }

    override func appendElements(to list: inout [LayoutElement]) {
        if let index { list.append(node.element(at: index)) }
    }

    override func forEachChild(_ body: (ViewNode) -> Void) { body(node) }

    override func forEachChild(in range: Range<Int>, _ body: (ViewNode, Range<Int>) -> Void) {
        body(node, index.map { $0..<$0 + 1 } ?? 0..<0)
    }
}

nonisolated extension EnvironmentValues {
    private enum PickerKindKey: EnvironmentKey {
        static var defaultValue: _PickerKind { .automatic }
    }
    private enum InListKey: EnvironmentKey {
        static var defaultValue: Bool { false }
    }

    var pickerKind: _PickerKind {
        get { self[PickerKindKey.self] }
        set { self[PickerKindKey.self] = newValue }
    }

    /// Whether the view is in a row of a list or form.
    var isInList: Bool {
        get { self[InListKey.self] }
        set { self[InListKey.self] = newValue }
    }
}

nonisolated extension View {
    public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { changing { $0.pickerKind = style._kind } }
    public func horizontalRadioGroupLayout() -> some View { self }
    public func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View { self }
}
