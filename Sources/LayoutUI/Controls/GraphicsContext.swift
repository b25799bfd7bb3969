import Layout
import Snapshot
import Typesetting

/// What a canvas draws with. A copy has its own transform, clips and filters. (Apple: `GraphicsContext`.)
nonisolated public struct GraphicsContext {
    public let environment: EnvironmentValues
    public var opacity: Double = 1
    public var blendMode = BlendMode.normal
    public var transform = CGAffineTransform.identity
    /// Around all that is drawn from now on, the outermost first.
    private var clips: [LayerEffect] = []
    private var filters: [Filter] = []
    let frame: Rect
    let target: DrawingContext
    private let symbol: (AnyHashable) -> (element: LayoutElement, size: Size)?

    init(
        environment: EnvironmentValues, frame: Rect, target: DrawingContext,
        symbol: @escaping (AnyHashable) -> (element: LayoutElement, size: Size)?
    ) {
        self.environment = environment
        self.frame = frame
        self.target = target
        self.symbol = symbol
    }

    /// How a filter treats what is filtered. (Apple: `GraphicsContext.FilterOptions`.)
    public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let linearColor = FilterOptions(rawValue: 1)
    }

    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let inverse = ClipOptions(rawValue: 1)
    }

    // MARK: - State

    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        filters.append(filter)
    }

    public var clipBoundingRect: CGRect { CGRect(origin: .zero, size: frame.size.cgSize) }

    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = []) {
        var placed = path.applying(placement)
        guard options.contains(.inverse) else {
            clips.append(LayerEffect(clip: placed.svg, clipsEvenOdd: style.isEOFilled ? true : nil))
            return
        }
        // All around the canvas, less the path.
        placed.addRect(frame.cgRect.insetBy(dx: -1000, dy: -1000))
        clips.append(LayerEffect(clip: placed.svg, clipsEvenOdd: true))
    }

    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = [], content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        var inside = try collected(content)
        if opacity != 1 { inside = [.group(LayerEffect(opacity: opacity), inside)] }
        clips.append(LayerEffect(mask: .init(inside, isInverse: options.contains(.inverse) ? true : nil)))
    }

    /// From the canvas's coordinates to the drawing's.
    private var placement: CGAffineTransform {
        transform.concatenating(CGAffineTransform(translationX: CGFloat(frame.minX), y: CGFloat(frame.minY)))
    }

    // MARK: - Layers

    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        add(try collected(content))
    }

    /// What a layer of its own draws.
    private func collected(_ content: (inout GraphicsContext) throws -> Void) rethrows -> [DrawingCommand] {
        var copy = self
        copy.opacity = 1
        copy.blendMode = .normal
        copy.clips = []
        copy.filters = []
        return try target.collected { try content(&copy) }
    }

    private func add(_ commands: [DrawingCommand]) {
        guard !commands.isEmpty else { return }
        var commands = commands
        for filter in filters { commands = [.group(filter.layer(environment), commands)] }
        for clip in clips.reversed() { commands = [.group(clip, commands)] }
        if opacity != 1 || blendMode.blend != nil {
            commands = [.group(LayerEffect(opacity: opacity == 1 ? nil : opacity, blend: blendMode.blend), commands)]
        }
        for command in commands { target.add(command) }
    }

    /// Adds what is drawn in the canvas's coordinates. The closure gets where their origin is.
    private func place(_ make: (Point) -> [DrawingCommand]) {
        let map = placement
        if map.a == 1, map.b == 0, map.c == 0, map.d == 1 {
            return add(make(Point(x: Double(map.tx), y: Double(map.ty))))
        }
        let matrix = [map.a, map.b, map.c, map.d, map.tx, map.ty].map { Double($0) }
        add([.group(LayerEffect(transform: matrix), make(.zero))])
    }

    // MARK: - Paths

    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        place { origin in
            let moved = path.offsetBy(dx: CGFloat(origin.x), dy: CGFloat(origin.y))
            let fill = DrawingCommand.fill(
                path: moved.svg, paint: shading.paint(Rect(moved.boundingRect), origin, environment),
                isEvenOdd: style.isEOFilled ? true : nil)
            return [shading.effects(environment).reduce(fill) { .group($1, [$0]) }]
        }
    }

    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        place { origin in
            let moved = path.offsetBy(dx: CGFloat(origin.x), dy: CGFloat(origin.y))
            return [
                .stroke(
                    path: moved.svg, paint: shading.paint(Rect(moved.boundingRect), origin, environment),
                    line: style.look())
            ]
        }
    }

    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    // MARK: - Texts, images, symbols

    public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text, environment, target.typesetter) }
    public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(image, environment) }
    public func resolve(_ shading: Shading) -> Shading { shading }
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        symbol(AnyHashable(id)).map { ResolvedSymbol(element: $0.element, size: $0.size.cgSize) }
    }

    private func rect(at point: CGPoint, _ anchor: UnitPoint, _ size: CGSize) -> CGRect {
        CGRect(
            x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width,
            height: size.height)
    }

    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let size = text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
        draw(text, in: rect(at: point, anchor, size))
    }
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        place { origin in
            target.collected {
                text.draw(in: Rect(rect.offsetBy(dx: CGFloat(origin.x), dy: CGFloat(origin.y))), target)
            }
        }
    }

    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(image, in: rect(at: point, anchor, image.size))
    }
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        place { origin in
            let frame = Rect(rect.offsetBy(dx: CGFloat(origin.x), dy: CGFloat(origin.y)))
            let shading = image.shading ?? .foreground
            return target.collected { image.image.draw(in: frame, style: shading.style, environment, target) }
        }
    }

    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(symbol, in: rect(at: point, anchor, symbol.size))
    }
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        guard symbol.size.width > 0, symbol.size.height > 0 else { return }
        place { origin in
            let (x, y) = (rect.width / symbol.size.width, rect.height / symbol.size.height)
            let matrix = [
                Double(x), 0, 0, Double(y), origin.x + Double(rect.minX), origin.y + Double(rect.minY),
            ]
            return [.group(LayerEffect(transform: matrix), target.collected { target.draw(symbol.element) })]
        }
    }
}
