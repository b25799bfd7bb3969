import Snapshot

/// A color without appearances. (Apple: Core Graphics' `CGColor`.)
nonisolated public final class CGColor: Hashable, Sendable {
    let color: Color

    init(_ color: Color) { self.color = color }
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
    }
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// From 0 to 1.
    public var alpha: CGFloat { CGFloat(color.pair.light.alpha) }
    /// Red, green, blue and alpha, from 0 to 1.
    public var components: [CGFloat]? {
        let light = color.pair.light
        return [light.red, light.green, light.blue, light.alpha].map { CGFloat($0) }
    }
    public var numberOfComponents: Int { 4 }

    public static func == (a: CGColor, b: CGColor) -> Bool { a.color == b.color }
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

/// What a view is drawn with, as far as colors ask. (Apple: UIKit's `UITraitCollection`.)
nonisolated public struct UITraitCollection: Hashable, Sendable {
    public var userInterfaceStyle: UIUserInterfaceStyle
    public init(userInterfaceStyle: UIUserInterfaceStyle = .light) { self.userInterfaceStyle = userInterfaceStyle }
    public static var current: UITraitCollection { UITraitCollection() }
}

nonisolated public enum UIUserInterfaceStyle: Int, Hashable, Sendable { case unspecified, light, dark }

nonisolated extension UIColor {
    /// The provider is asked for both appearances.
    public init(dynamicProvider: (UITraitCollection) -> UIColor) {
        let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light))
        let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark))
        self.init(Color(ColorPair(light: light.color.pair.light, dark: dark.color.pair.dark)))
    }
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(
            Color(
                hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness),
                opacity: Double(alpha)))
    }
    public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    public init(cgColor: CGColor) { self.init(cgColor.color) }
    /// A color of an asset catalog, of which there is none: gray.
    public init?(named name: String) { self.init(Color.gray) }

    public var cgColor: CGColor { CGColor(color) }

    public func resolvedColor(with traits: UITraitCollection) -> UIColor {
        let shown = traits.userInterfaceStyle == .dark ? color.pair.dark : color.pair.light
        return UIColor(Color(ColorPair(light: shown, dark: shown)))
    }

    /// The components of the light appearance, from 0 to 1.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let light = color.pair.light
        red?.pointee = CGFloat(light.red)
        green?.pointee = CGFloat(light.green)
        blue?.pointee = CGFloat(light.blue)
        alpha?.pointee = CGFloat(light.alpha)
        return true
    }

    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
}

nonisolated extension Color {
    public init(cgColor: CGColor) { self = cgColor.color }
    @_disfavoredOverload
    public init(_ color: CGColor) { self = color.color }

    /// (Apple: `Color.cgColor`.)
    public var cgColor: CGColor? { CGColor(self) }
}

extension ColorPicker {
    public init(selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(
            selection: Binding(get: { Color(cgColor: selection.wrappedValue) }, set: { _ in }),
            supportsOpacity: supportsOpacity, label: label)
    }
}

extension ColorPicker where Label == Text {
    public init(_ title: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }
}
