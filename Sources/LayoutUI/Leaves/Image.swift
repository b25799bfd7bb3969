import Layout
import Snapshot
import Typesetting

/// A picture or a system image. (Apple: `Image`.)
nonisolated public struct Image: PrimitiveView, Equatable {
    public enum Scale: Hashable, Sendable { case small, medium, large }
    public enum ResizingMode: Sendable { case tile, stretch }
    public enum Interpolation: Sendable { case none, low, medium, high }
    public enum TemplateRenderingMode: Sendable { case template, original }

    enum Source: Equatable {
        case system(String)
        /// A course's picture: a file of the name, or only an outline.
        case picture(String)
    }

    let source: Source
    var isResizable = false
    private var isTemplate = false

    public init(systemName: String) { source = .system(systemName) }

    /// A picture of a course: the file of that name in the course's `Lessons/images`, at `@2x` or `@3x` with two or
    /// three pixels a point. Without a file it is an outline whose size in points stands in its name, as
    /// `photo-300x200`; without one it is 100 by 100.
    public init(_ name: String) { source = .picture(name) }

    public init(_ name: String, label: Text) { self.init(name) }
    public init(decorative name: String) { self.init(name) }

    /// A picture that is drawn. It is laid out at its size, and an outline stands for what would be drawn.
    public init(
        size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        renderer: @escaping (inout GraphicsContext) -> Void
    ) {
        self.init("drawing-\(size.width)x\(size.height)")
    }

    static func declaredSize(in name: String) -> CGSize? {
        guard let last = name.split(whereSeparator: { "-@_ ".contains($0) }).last else { return nil }
        let parts = last.split(separator: "x")
        guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]), width > 0, height > 0,
            width < 100_000, height < 100_000
        else { return nil }
        return CGSize(width: width, height: height)
    }

    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        var copy = self
        copy.isResizable = true
        return copy
    }

    public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
        var copy = self
        copy.isTemplate = mode == .template
        return copy
    }

    public func interpolation(_ interpolation: Interpolation) -> Image { self }
    public func antialiased(_ isAntialiased: Bool) -> Image { self }

    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        ImageNode(view, inputs)
    }

    /// The name of a system image.
    var symbolName: String? { if case .system(let name) = source { name } else { nil } }

    /// The picture's own size, in points.
    func pictureSize(_ name: String, _ environment: EnvironmentValues) -> Size {
        if let file = environment.resources?.picture(name) { return file.size }
        return Size(Image.declaredSize(in: name) ?? CGSize(width: 100, height: 100))
    }

    /// The size in a text of a font, in points.
    func size(beside font: FontDescription, _ environment: EnvironmentValues) -> Size {
        switch source {
        case .system: SymbolMetrics(font, environment).size
        case .picture(let name): pictureSize(name, environment)
        }
    }

    func draw(
        in frame: Rect, style: AnyShapeStyle, _ environment: EnvironmentValues, _ context: DrawingContext
    ) {
        switch source {
        case .system(let name):
            let variants = environment.symbolVariants.names.filter { !name.split(separator: ".").contains($0) }
            SymbolDrawing(
                name: ([name[...]] + variants).joined(separator: "."), frame: frame, environment: environment
            ).draw(style, context)
        case .picture(let name):
            guard let file = environment.resources?.picture(name) else {
                return context.add(.placeholder(name: name, frame: frame))
            }
            var tint: ColorPair?
            if isTemplate, case .color(let color) = style.paint(in: frame, environment) { tint = color }
            context.add(
                .picture(PictureUse(picture: context.picture(file.picture), tint: tint), frame: frame))
        }
    }
}

/// The place of an image.
final class ImageNode: _TypedNode<Image> {
    private let box: LayoutElement

    override init(_ view: Image, _ inputs: _ViewInputs) {
        box = LayoutElement(ImageNode.layoutNode(view, inputs), kind: "Image")
        super.init(view, inputs)
        didUpdate()
    }

    private static func layoutNode(_ view: Image, _ inputs: _ViewInputs) -> LayoutNode {
        switch view.source {
        case .system:
            let metrics = SymbolMetrics(inputs.environment)
            if view.isResizable { return ResizableNode(ideal: metrics.size) }
            return SymbolNode(metrics.size, baselineOffset: metrics.baselineOffset)
        case .picture(let name):
            if inputs.environment.resources?.picture(name) == nil, Image.declaredSize(in: name) == nil {
                inputs.graph.warn(
                    "there is no picture \"\(name)\" in Lessons/images: an outline of 100 × 100 stands in for it "
                        + "(a size in the name, as \"\(name)-300x200\", declares another)")
            }
            let size = view.pictureSize(name, inputs.environment)
            return view.isResizable ? ResizableNode(ideal: size) : FixedNode(size)
        }
    }

    override func didUpdate() {
        if let node = box.node as? SymbolNode {
            let metrics = SymbolMetrics(inputs.environment)
            node.fixedSize = metrics.size
            node.baselineOffset = metrics.baselineOffset
        }
        box.draw = { [unowned self] element, context in
            let frame = element.node.frame
            if inputs.environment.redactionReasons.contains(.placeholder) {
                let paint = ForegroundStyle().paint(in: frame, inputs.environment).faded(0.18)
                return context.fill(.rectangle(frame), paint)
            }
            view.draw(in: frame, style: AnyShapeStyle(ForegroundStyle()), inputs.environment, context)
        }
    }

    override func element(at index: Int) -> LayoutElement { box }
}

/// How large a system image is beside text of the environment's font.
nonisolated struct SymbolMetrics {
    let size: Size
    /// From the bottom edge up to the text's baseline, in points.
    let baselineOffset: Double

    /// The height of a symbol over the font's size at each scale. The platform's symbols differ by their
    /// drawing; these are the proportions of a square one as `square` at 17 points (about 20 points high).
    private static let proportions: [Image.Scale: Double] = [.small: 0.94, .medium: 1.2, .large: 1.53]

    init(_ environment: EnvironmentValues) {
        self.init(
            (environment.font ?? .body).resolve(environment.dynamicTypeSize, environment.fontModifiers), environment)
    }

    init(_ font: FontDescription, _ environment: EnvironmentValues) {
        let pixel = Double(environment.pixelLength)
        let side = font.size * (SymbolMetrics.proportions[environment.imageScale] ?? 1.2)
        let rounded = (side / pixel).rounded() * pixel
        size = Size(width: rounded, height: rounded)
        // A symbol is centered on the middle of the capital letters: cap height 1443 of 2048 units.
        let capHeight = font.size * 1443 / 2048
        baselineOffset = (((rounded - capHeight) / 2) / pixel).rounded() * pixel
    }
}

nonisolated extension View {
    public func imageScale(_ scale: Image.Scale) -> some View { changing { $0.imageScale = scale } }
}
