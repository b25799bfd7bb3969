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

        static func == (a: Segment, b: Segment) -> Bool {
            a.string == b.string && a.font == b.font && a.fontModifiers == b.fontModifiers
                && a.tracking == b.tracking && a.color == b.color && a.style == nil && b.style == nil
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
    private var runs: [TextRun] = []
    private var segments: [Text.Segment] = []

    override init(_ view: Text, _ inputs: _ViewInputs) {
        let empty = ShapedText(
            clusters: [],
            runs: [
                ShapedRun(
                    metrics: FontMetrics(ascent: 0, descent: 0, capHeight: 0, xHeight: 0), ellipsisAdvance: 0)
            ])
        box = LayoutElement(TextNode(empty, options: TextLayoutOptions(pixel: 1)), kind: "Text")
        super.init(view, inputs)
        box.draw = { [unowned self] in draw($0, $1) }
        didUpdate()
    }

    private var node: TextNode { unsafeDowncast(box.node, to: TextNode.self) }

    override func didUpdate() {
        let environment = inputs.environment
        segments = view.segments
        runs = view.segments.map { segment in
            let font = (segment.font ?? environment.font ?? .body).resolve(
                environment.dynamicTypeSize, environment.fontModifiers + segment.fontModifiers)
            var tracked = font
            tracked.tracking = Double(segment.tracking ?? environment.tracking)
            return TextRun(text: environment.cased(segment.string), font: tracked)
        }
        box.text = runs.map(\.text).joined()
        node.isRightToLeft = environment.layoutDirection == .rightToLeft
        node.set(inputs.graph.typesetter.shape(runs), options: environment.textOptions)
    }

    override func element(at index: Int) -> LayoutElement { box }

    private func draw(_ element: LayoutElement, _ context: DrawingContext) {
        let frame = node.frame
        let layout = node.layout(in: node.placedProposal)
        let glyphs = context.typesetter.glyphs(of: runs, in: layout)
        var index = 0
        // One command for each stretch of glyphs of one run and size.
        while index < glyphs.count {
            let (run, size) = (glyphs[index].run, glyphs[index].size)
            var uses: [GlyphUse] = []
            while index < glyphs.count, glyphs[index].run == run, glyphs[index].size == size {
                let glyph = glyphs[index]
                let position = Point(x: frame.minX + glyph.position.x, y: frame.minY + glyph.position.y)
                uses.append(GlyphUse(outline: context.outline(glyph.outline), position: position))
                index += 1
            }
            context.add(.glyphs(uses, size: size, paint: paint(of: run, in: frame)))
        }
    }

    private func paint(of run: Int, in frame: Rect) -> Paint {
        guard segments.indices.contains(run) else { return ForegroundStyle().paint(in: frame, inputs.environment) }
        if let style = segments[run].style { return style.paint(in: frame, inputs.environment) }
        if let color = segments[run].color { return .color(color.pair) }
        return ForegroundStyle().paint(in: frame, inputs.environment)
    }
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
