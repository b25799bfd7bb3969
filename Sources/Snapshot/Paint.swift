import Layout

/// What an area is filled with.
public enum Paint: Codable, Equatable, Sendable {
    case color(ColorPair)
    /// Stops along the line from start to end, both in the snapshot's coordinates.
    case linearGradient(stops: [GradientStop], start: Point, end: Point)
    case radialGradient(stops: [GradientStop], center: Point, startRadius: Double, endRadius: Double)
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
