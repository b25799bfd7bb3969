import Layout
import Snapshot

/// A picture or a system image. (Apple: `Image`.)
nonisolated public struct Image: PrimitiveView {
    public enum Scale: Hashable, Sendable { case small, medium, large }
    public enum ResizingMode: Sendable { case tile, stretch }
    public enum Interpolation: Sendable { case none, low, medium, high }
    public enum TemplateRenderingMode: Sendable { case template, original }

    enum Source {
        case system(String)
        /// A course's picture: only its size is declared, in points.
        case placeholder(String, CGSize)
    }

    let source: Source
    var isResizable = false

    public init(systemName: String) { source = .system(systemName) }

    /// A picture of a course. Its size in points stands in its name, as `photo-300x200`; without one it is
    /// 100 by 100.
    public init(_ name: String) {
        source = .placeholder(name, Image.declaredSize(in: name) ?? CGSize(width: 100, height: 100))
    }

    public init(_ name: String, label: Text) { self.init(name) }
    public init(decorative name: String) { self.init(name) }

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

    public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
    public func interpolation(_ interpolation: Interpolation) -> Image { self }
    public func antialiased(_ isAntialiased: Bool) -> Image { self }

    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        ImageNode(view, inputs)
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
        case .placeholder(_, let size):
            return view.isResizable ? ResizableNode(ideal: Size(size)) : FixedNode(Size(size))
        }
    }

    override func didUpdate() {
        if case .system(let name) = view.source {
            let metrics = SymbolMetrics(inputs.environment)
            if let node = box.node as? SymbolNode {
                node.fixedSize = metrics.size
                node.baselineOffset = metrics.baselineOffset
            }
            box.draw = { [unowned self] element, context in
                let frame = element.node.frame
                let paint = ForegroundStyle().paint(in: frame, inputs.environment)
                context.add(.symbol(name: name, frame: frame, paint: paint))
            }
        }
        if case .placeholder(let name, _) = view.source {
            box.draw = { element, context in
                context.add(.placeholder(name: name, frame: element.node.frame))
            }
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
        let font = (environment.font ?? .body).resolve(environment.dynamicTypeSize, environment.fontModifiers)
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
