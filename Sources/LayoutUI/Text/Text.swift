import Layout
import Snapshot
import Typesetting

@_exported import enum Layout.TextAlignment

/// The engine's own, whose name the nested type hides.
typealias EngineTruncationMode = TruncationMode

/// A text. (Apple: `Text`.)
nonisolated public struct Text: PrimitiveView, Equatable {
    public enum TruncationMode: Hashable, Sendable {
        case head, tail, middle

        var engine: EngineTruncationMode {
            switch self {
            case .head: .head
            case .tail: .tail
            case .middle: .middle
            }
        }
    }

    public enum Case: Hashable, Sendable { case uppercase, lowercase }

    /// A piece of the text with modifiers of its own.
    struct Segment: Equatable {
        var string: String
        var font: Font?
        var fontModifiers: [FontModifier] = []
        var tracking: CGFloat?
        var color: Color?
        var style: AnyShapeStyle?
        var background: Color?
        var baselineOffset: CGFloat?
        var underline: LineStyle?
        var strikethrough: LineStyle?
        /// The address of a link.
        var link: String?
        /// Set: a picture stands in the text's place.
        var image: Image?

        static func == (a: Segment, b: Segment) -> Bool {
            a.string == b.string && a.font == b.font && a.fontModifiers == b.fontModifiers
                && a.tracking == b.tracking && a.color == b.color && a.style == nil && b.style == nil
                && a.background == b.background && a.baselineOffset == b.baselineOffset
                && a.underline == b.underline && a.strikethrough == b.strikethrough && a.image == b.image
        }
    }

    var segments: [Segment]

    init(segments: [Segment]) { self.segments = segments }

    public init(verbatim: String) { segments = [Segment(string: verbatim)] }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ string: S) { segments = [Segment(string: String(string))] }

    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        segments = key.segments
    }

    public static func + (a: Text, b: Text) -> Text { Text(segments: a.segments + b.segments) }

    /// What is shown, without any markup.
    var string: String { segments.map(\.string).joined() }

    func mapping(_ change: (inout Segment) -> Void) -> Text {
        var copy = self
        for index in copy.segments.indices { change(&copy.segments[index]) }
        return copy
    }

    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        TextViewNode(view, inputs)
    }
}

/// The place of a text: shapes it when it or its environment changes, and draws it.
final class TextViewNode: _TypedNode<Text> {
    private let box: LayoutElement
    private var setting: TextSetting

    override init(_ view: Text, _ inputs: _ViewInputs) {
        let empty = ShapedText(
            clusters: [],
            runs: [
                ShapedRun(
                    metrics: FontMetrics(ascent: 0, descent: 0, capHeight: 0, xHeight: 0), ellipsisAdvance: 0)
            ])
        box = LayoutElement(TextNode(empty, options: TextLayoutOptions(pixel: 1)), kind: "Text")
        setting = TextSetting(view, inputs.environment)
        super.init(view, inputs)
        box.draw = { [unowned self] element, context in
            setting.draw(node.layout(in: node.placedProposal), in: element.node.frame, context)
        }
        didUpdate()
    }

    private var node: TextNode { unsafeDowncast(box.node, to: TextNode.self) }

    override func didUpdate() {
        let environment = inputs.environment
        setting = TextSetting(view, environment)
        box.text = setting.string
        node.isRightToLeft = environment.layoutDirection == .rightToLeft
        node.set(inputs.graph.typesetter.shape(setting.runs), options: environment.textOptions)
    }

    override func element(at index: Int) -> LayoutElement { box }
}

nonisolated extension EnvironmentValues {
    func cased(_ string: String) -> String {
        switch textCase {
        case .uppercase: string.uppercased()
        case .lowercase: string.lowercased()
        case nil: string
        }
    }

    var textOptions: TextLayoutOptions {
        TextLayoutOptions(
            maximumLines: lineLimit, reservedLines: reservedLines, truncation: truncationMode.engine,
            alignment: multilineTextAlignment, isRightToLeft: layoutDirection == .rightToLeft,
            lineSpacing: Double(lineSpacing), minimumScaleFactor: Double(minimumScaleFactor),
            pixel: Double(pixelLength))
    }
}
