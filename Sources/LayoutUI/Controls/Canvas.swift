import Layout
import Snapshot

/// A drawing by hand, as large as what it is offered. (Apple: `Canvas`.)
nonisolated public struct Canvas<Symbols: View>: PrimitiveView {
    let renderer: (inout GraphicsContext, CGSize) -> Void

    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) { self.renderer = renderer }

    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) where Symbols == EmptyView { self.renderer = renderer }

    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        LeafNode(
            view, inputs, kind: "Canvas", make: { _, _ in FlexibleNode() },
            apply: { view, _, element, inputs in
                element.draw = { element, context in
                    let frame = element.node.frame
                    var graphics = GraphicsContext(environment: inputs.environment, frame: frame, target: context)
                    view.renderer(&graphics, frame.size.cgSize)
                }
            })
    }
}

/// What a canvas draws with. Fills, strokes and clips are drawn; texts, images and filters are accepted.
/// (Apple: `GraphicsContext`.)
nonisolated public struct GraphicsContext {
    public let environment: EnvironmentValues
    public var opacity: Double = 1
    public var blendMode = BlendMode.normal
    public var transform = CGAffineTransform.identity
    let frame: Rect
    let target: DrawingContext

    init(environment: EnvironmentValues, frame: Rect, target: DrawingContext) {
        self.environment = environment
        self.frame = frame
        self.target = target
    }

    /// What a path is painted with. (Apple: `GraphicsContext.Shading`.)
    public struct Shading {
        let style: AnyShapeStyle

        public static func color(_ color: Color) -> Shading { Shading(style: AnyShapeStyle(color)) }
        public static func color(
            _ space: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading { .color(Color(space, red: red, green: green, blue: blue, opacity: opacity)) }
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(style: AnyShapeStyle(style)) }
        public static var foreground: Shading { .style(ForegroundStyle()) }
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
        ) -> Shading { .style(gradient) }
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
        ) -> Shading { .style(gradient) }
        public static func conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = .zero) -> Shading {
            .style(gradient)
        }
    }

    public struct Filter: Sendable {
        public static func blur(radius: CGFloat) -> Filter { Filter() }
        public static func shadow(
            color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
        ) -> Filter { Filter() }
        public static func brightness(_ amount: Double) -> Filter { Filter() }
        public static func saturation(_ amount: Double) -> Filter { Filter() }
        public static func grayscale(_ amount: Double) -> Filter { Filter() }
        public static func hueRotation(_ angle: Angle) -> Filter { Filter() }
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter { Filter() }
    }

    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let inverse = ClipOptions(rawValue: 1)
    }

    public struct ResolvedText {
        public var shading = Shading.foreground
        public func measure(in size: CGSize) -> CGSize { .zero }
    }

    public struct ResolvedImage {
        public let size: CGSize
        public var shading: Shading?
    }

    public struct ResolvedSymbol {
        public let size = CGSize.zero
    }

    private func placed(_ path: Path) -> Path {
        path.applying(transform).offsetBy(dx: CGFloat(frame.minX), dy: CGFloat(frame.minY))
    }

    private func add(_ command: DrawingCommand) {
        target.add(opacity == 1 ? command : .group(LayerEffect(opacity: opacity), [command]))
    }

    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        add(.fill(path: placed(path).svg, paint: shading.style.paint(in: frame, environment)))
    }

    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        add(
            .stroke(
                path: placed(path).svg, paint: shading.style.paint(in: frame, environment),
                width: Double(style.lineWidth)))
    }

    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = []) {}
    public mutating func addFilter(_ filter: Filter) {}
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        var copy = self
        try content(&copy)
    }

    public func resolve(_ text: Text) -> ResolvedText { ResolvedText() }
    public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(size: .zero) }
    public func resolve(_ shading: Shading) -> Shading { shading }
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { nil }
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
    public func draw(_ text: Text, in rect: CGRect) {}
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}
    public func draw(_ text: ResolvedText, in rect: CGRect) {}
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {}
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {}
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {}
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {}
}

/// Content that changes with time: at its first moment. (Apple: `TimelineView`.)
public struct TimelineView<Schedule, Content: View>: View {
    public struct Context {
        public enum Cadence: Comparable, Sendable { case live, seconds, minutes }
        public let date: Date
        public let cadence = Cadence.live
    }

    public typealias DefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

    /// The moment that every run shows: the beginning of 2026, so that a layout is the same every day.
    private static var moment: Date { Date(timeIntervalSince1970: 1_767_225_600) }

    private let content: (DefaultContext) -> Content

    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (DefaultContext) -> Content)
    where Schedule: TimelineSchedule { self.content = content }

    public var body: some View { content(DefaultContext(date: Self.moment)) }
}

nonisolated public protocol TimelineSchedule {}
nonisolated public struct EveryMinuteTimelineSchedule: TimelineSchedule { public init() {} }
nonisolated public struct PeriodicTimelineSchedule: TimelineSchedule {
    public init(from start: Date, by interval: TimeInterval) {}
}
nonisolated public struct AnimationTimelineSchedule: TimelineSchedule {
    public init(minimumInterval: Double? = nil, paused: Bool = false) {}
}
nonisolated public struct ExplicitTimelineSchedule: TimelineSchedule {
    public init(_ dates: [Date]) {}
}

nonisolated extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
nonisolated extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    public static func periodic(from start: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: start, by: interval)
    }
}
nonisolated extension TimelineSchedule where Self == AnimationTimelineSchedule {
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule()
    }
}
nonisolated extension TimelineSchedule where Self == ExplicitTimelineSchedule {
    public static func explicit(_ dates: [Date]) -> ExplicitTimelineSchedule { ExplicitTimelineSchedule(dates) }
}
