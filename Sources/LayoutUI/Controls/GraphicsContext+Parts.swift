import Layout
import Snapshot
import Typesetting

nonisolated extension GraphicsContext {
    /// What a path is painted with. (Apple: `GraphicsContext.Shading`.)
    public struct Shading {
        let style: AnyShapeStyle
        /// A paint of its own, whose places are in the canvas's coordinates with this origin.
        private let placed: ((Point, EnvironmentValues) -> Paint)?

        private init(_ style: some ShapeStyle, placed: ((Point, EnvironmentValues) -> Paint)? = nil) {
            self.style = AnyShapeStyle(style)
            self.placed = placed
        }

        func paint(_ bounds: Rect, _ origin: Point, _ environment: EnvironmentValues) -> Paint {
            placed?(origin, environment) ?? style.paint(in: bounds, environment)
        }

        func effects(_ environment: EnvironmentValues) -> [LayerEffect] { style.effects(environment) }

        public static func color(_ color: Color) -> Shading { Shading(color) }
        public static func color(
            _ space: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading { .color(Color(space, red: red, green: green, blue: blue, opacity: opacity)) }
        public static func color(_ space: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) -> Shading {
            .color(Color(space, white: white, opacity: opacity))
        }
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(style) }
        public static var foreground: Shading { .style(ForegroundStyle()) }
        public static var backdrop: Shading { .color(.clear) }
        public static func palette(_ shadings: [Shading]) -> Shading { shadings.first ?? .foreground }
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = []
        ) -> Shading {
            Shading(gradient) { origin, environment in
                .linearGradient(
                    stops: gradient.recorded(environment), start: origin.moved(by: startPoint),
                    end: origin.moved(by: endPoint))
            }
        }
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = []
        ) -> Shading {
            Shading(gradient) { origin, environment in
                .radialGradient(
                    stops: gradient.recorded(environment), center: origin.moved(by: center),
                    startRadius: Double(startRadius), endRadius: Double(endRadius))
            }
        }
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = .zero, options: GradientOptions = []
        ) -> Shading {
            Shading(gradient) { origin, environment in
                let middle = origin.moved(by: center)
                // As far as a canvas of any screen reaches.
                let area = Rect(x: middle.x - 2000, y: middle.y - 2000, width: 4000, height: 4000)
                return .angularGradient(
                    stops: gradient.recorded(environment), center: middle, start: angle.degrees,
                    end: angle.degrees + 360, area: area)
            }
        }
    }

    public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let `repeat` = GradientOptions(rawValue: 1)
        public static let mirror = GradientOptions(rawValue: 2)
        public static let linearColor = GradientOptions(rawValue: 4)
    }

    public struct ShadowOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let shadowAbove = ShadowOptions(rawValue: 1)
        public static let shadowOnly = ShadowOptions(rawValue: 2)
        public static let invertsAlpha = ShadowOptions(rawValue: 4)
        public static let disablesGroup = ShadowOptions(rawValue: 8)
    }

    public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let opaque = BlurOptions(rawValue: 1)
        public static let dithersResult = BlurOptions(rawValue: 2)
    }

    /// What becomes of all that is drawn. (Apple: `GraphicsContext.Filter`.)
    public struct Filter {
        let layer: (EnvironmentValues) -> LayerEffect

        private init(_ layer: @escaping (EnvironmentValues) -> LayerEffect) { self.layer = layer }
        private init(_ filter: ColorFilter) { layer = { _ in LayerEffect(filters: [filter]) } }

        public static func blur(radius: CGFloat, options: BlurOptions = []) -> Filter { Filter(.blur(Double(radius))) }
        public static func shadow(
            color: Color = Color.shadow, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
            blendMode: BlendMode = .normal, options: ShadowOptions = []
        ) -> Filter {
            Filter { environment in
                LayerEffect(
                    shadow: LayerEffect.Shadow(
                        color: environment.shown(color), radius: Double(radius), x: Double(x), y: Double(y),
                        isInner: options.contains(.invertsAlpha) ? true : nil))
            }
        }
        public static func brightness(_ amount: Double) -> Filter { Filter(.brightness(amount)) }
        public static func contrast(_ amount: Double) -> Filter { Filter(.contrast(amount)) }
        public static func saturation(_ amount: Double) -> Filter { Filter(.saturation(amount)) }
        public static func grayscale(_ amount: Double) -> Filter { Filter(.saturation(1 - amount)) }
        public static func hueRotation(_ angle: Angle) -> Filter { Filter(.hueRotation(angle.degrees)) }
        public static func colorInvert(_ amount: Double = 1) -> Filter { Filter(.invert) }
        public static func colorMultiply(_ color: Color) -> Filter {
            Filter { LayerEffect(filters: [.multiply($0.shown(color))]) }
        }
        public static var luminanceToAlpha: Filter { Filter(.luminanceToAlpha) }
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
            Filter { LayerEffect(filters: [.alphaThreshold(min, max, $0.shown(color))]) }
        }
        public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
            Filter { _ in matrix.affine.layer(in: Rect(origin: .zero, size: .zero)) }
        }
    }

    /// A text that is ready to be measured and drawn. (Apple: `GraphicsContext.ResolvedText`.)
    public struct ResolvedText {
        public var shading = Shading.foreground
        private let text: Text
        private let environment: EnvironmentValues
        private let shaped: ShapedText

        init(_ text: Text, _ environment: EnvironmentValues, _ typesetter: Typesetter) {
            self.text = text
            self.environment = environment
            shaped = typesetter.shape(TextSetting(text, environment).runs)
        }

        private func layout(in size: CGSize) -> TextLayout {
            shaped.layout(
                in: Proposal(width: Double(size.width), height: Double(size.height)), options: environment.textOptions)
        }

        public func measure(in size: CGSize) -> CGSize { layout(in: size).size.cgSize }
        public func firstBaseline(in size: CGSize) -> CGFloat { CGFloat(layout(in: size).firstBaseline) }
        public func lastBaseline(in size: CGSize) -> CGFloat { CGFloat(layout(in: size).lastBaseline) }

        func draw(in frame: Rect, _ context: DrawingContext) {
            var environment = environment
            environment.foreground = shading.style.bound(to: environment)
            TextSetting(text, environment).draw(layout(in: frame.size.cgSize), in: frame, context)
        }
    }

    /// (Apple: `GraphicsContext.ResolvedImage`.)
    public struct ResolvedImage {
        let image: Image
        public let size: CGSize
        public let baseline: CGFloat
        public var shading: Shading?

        init(_ image: Image, _ environment: EnvironmentValues) {
            self.image = image
            let font = (environment.font ?? .body).resolve(environment.dynamicTypeSize, environment.fontModifiers)
            size = image.size(beside: font, environment).cgSize
            let below = image.symbolName == nil ? 0 : SymbolMetrics(font, environment).baselineOffset
            baseline = size.height - CGFloat(below)
        }
    }

    /// (Apple: `GraphicsContext.ResolvedSymbol`.)
    public struct ResolvedSymbol {
        let element: LayoutElement
        public let size: CGSize
    }
}

nonisolated extension Point {
    fileprivate func moved(by point: CGPoint) -> Point { Point(x: x + Double(point.x), y: y + Double(point.y)) }
}
