// swift-format-ignore: AlwaysUseLowerCamelCase
/// Some of a rectangle's corners. (Apple: `UIRectCorner`.)
nonisolated public struct UIRectCorner: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let topLeft = UIRectCorner(rawValue: 1)
    public static let topRight = UIRectCorner(rawValue: 2)
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    public static let bottomRight = UIRectCorner(rawValue: 8)
    public static let allCorners = UIRectCorner(rawValue: .max)
}

/// An outline in points. (Apple: `UIBezierPath`.)
nonisolated public final class UIBezierPath {
    private var path: Path

    public init() { path = Path() }
    public init(rect: CGRect) { path = Path(rect) }
    public init(ovalIn rect: CGRect) { path = Path(ellipseIn: rect) }
    public init(cgPath: CGPath) { path = cgPath.path }
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        path = Path(roundedRect: rect, cornerRadius: cornerRadius)
    }
    public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        // Half the shorter side is the most a corner takes, as on the platform.
        let radius = min(max(cornerRadii.width, 0), min(rect.width, rect.height) / 2)
        func rounded(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? radius : 0 }
        path = UnevenRoundedRectangle(
            topLeadingRadius: rounded(.topLeft), bottomLeadingRadius: rounded(.bottomLeft),
            bottomTrailingRadius: rounded(.bottomRight), topTrailingRadius: rounded(.topRight)
        ).path(in: rect)
    }
    public init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        path = Path()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    public var cgPath: CGPath { CGPath(path: path) }
    public var bounds: CGRect { path.boundingRect }
    public var isEmpty: Bool { path.isEmpty }
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }
    public var lineWidth: CGFloat = 1

    public func move(to point: CGPoint) { path.move(to: point) }
    public func addLine(to point: CGPoint) { path.addLine(to: point) }
    public func addQuadCurve(to point: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: point, control: controlPoint)
    }
    public func addCurve(to point: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: point, control1: controlPoint1, control2: controlPoint2)
    }
    /// Clockwise is as seen on the screen here, unlike a path's.
    public func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        path.addArc(
            center: center, radius: radius, startAngle: .radians(Double(startAngle)),
            endAngle: .radians(Double(endAngle)), clockwise: !clockwise)
    }
    public func close() { path.closeSubpath() }
    public func append(_ other: UIBezierPath) { path.addPath(other.path) }
    public func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
    public func contains(_ point: CGPoint) -> Bool { path.contains(point) }
}

/// An outline. (Apple: Core Graphics' `CGPath`.)
nonisolated public class CGPath {
    fileprivate(set) var path: Path

    init(path: Path) { self.path = path }
    public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) { path = Path(rect) }
    public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) { path = Path(ellipseIn: rect) }
    public init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) { path = Path(roundedRect: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight)) }

    public var boundingBox: CGRect { path.boundingRect }
    public var isEmpty: Bool { path.isEmpty }
}

/// (Apple: Core Graphics' `CGMutablePath`.)
nonisolated public final class CGMutablePath: CGPath {
    public init() { super.init(path: Path()) }
    public func move(to point: CGPoint) { path.move(to: point) }
    public func addLine(to point: CGPoint) { path.addLine(to: point) }
    public func addRect(_ rect: CGRect) { path.addRect(rect) }
    public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
    public func addQuadCurve(to point: CGPoint, control: CGPoint) { path.addQuadCurve(to: point, control: control) }
    public func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        path.addCurve(to: point, control1: control1, control2: control2)
    }
    public func closeSubpath() { path.closeSubpath() }
}

nonisolated extension Path {
    public init(_ path: CGPath) { self = path.path }
    public var cgPath: CGPath { CGPath(path: self) }
}
