import Layout

/// What an area is filled with. Places are in the snapshot's coordinates, in points.
public enum Paint: Codable, Equatable, Sendable {
    case color(ColorPair)
    /// Stops along the line from start to end.
    case linearGradient(stops: [GradientStop], start: Point, end: Point)
    case radialGradient(stops: [GradientStop], center: Point, startRadius: Double, endRadius: Double)
    /// A radial gradient in an ellipse; it starts at a part of the radii.
    case ellipticalGradient(stops: [GradientStop], center: Point, radii: Size, start: Double)
    /// Stops around a center, over an area. Angles in degrees, clockwise from the right.
    case angularGradient(stops: [GradientStop], center: Point, start: Double, end: Double, area: Rect)
    /// Colors at points, row by row from the top, that run into each other; the area around them has one too.
    case mesh(columns: Int, points: [Point], colors: [ColorPair], background: ColorPair, area: Rect)
}

public struct GradientStop: Codable, Equatable, Sendable {
    public var color: ColorPair
    /// From 0 to 1.
    public var location: Double

    public init(color: ColorPair, location: Double) {
        self.color = color
        self.location = location
    }
}

/// A color as it looks in the light and in the dark appearance, so that one figure serves both.
public struct ColorPair: Codable, Equatable, Hashable, Sendable {
    public var light: RGBA
    public var dark: RGBA

    public init(light: RGBA, dark: RGBA) {
        self.light = light
        self.dark = dark
    }
}

/// sRGB components and opacity, each from 0 to 1.
public struct RGBA: Codable, Equatable, Hashable, Sendable {
    public var red: Double
    public var green: Double
    public var blue: Double
    public var alpha: Double

    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }
}
