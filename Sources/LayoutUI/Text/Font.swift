import Typesetting

@_exported import enum Typesetting.DynamicTypeSize

/// A font that depends on the environment it is used in. (Apple: `Font`.)
nonisolated public struct Font: Hashable, Sendable {
    public enum TextStyle: Hashable, CaseIterable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

        var engine: Typesetting.TextStyle {
            switch self {
            case .largeTitle: .largeTitle
            case .title: .title
            case .title2: .title2
            case .title3: .title3
            case .headline: .headline
            case .subheadline: .subheadline
            case .body: .body
            case .callout: .callout
            case .footnote: .footnote
            case .caption: .caption
            case .caption2: .caption2
            }
        }
    }

    public struct Weight: Hashable, Sendable {
        let value: Int
        public static let ultraLight = Weight(value: 100)
        public static let thin = Weight(value: 200)
        public static let light = Weight(value: 300)
        public static let regular = Weight(value: 400)
        public static let medium = Weight(value: 500)
        public static let semibold = Weight(value: 600)
        public static let bold = Weight(value: 700)
        public static let heavy = Weight(value: 800)
        public static let black = Weight(value: 900)
    }

    public enum Design: Hashable, Sendable {
        case `default`, serif, rounded, monospaced

        var engine: FontDescription.Design {
            switch self {
            case .default: .default
            case .serif: .serif
            case .rounded: .rounded
            case .monospaced: .monospaced
            }
        }
    }

    public enum Leading: Hashable, Sendable { case standard, tight, loose }

    private enum Base: Hashable, Sendable {
        case style(TextStyle)
        case size(CGFloat)
        /// A named font grows with the text size by its style; its glyphs are the system font's here.
        case scaled(CGFloat, TextStyle)
    }

    private let base: Base
    private var design: Design?
    private(set) var modifiers: [FontModifier] = []

    private init(_ base: Base, design: Design? = nil, modifiers: [FontModifier] = []) {
        self.base = base
        self.design = design
        self.modifiers = modifiers
    }

    public static let largeTitle = Font(.style(.largeTitle))
    public static let title = Font(.style(.title))
    public static let title2 = Font(.style(.title2))
    public static let title3 = Font(.style(.title3))
    public static let headline = Font(.style(.headline))
    public static let subheadline = Font(.style(.subheadline))
    public static let body = Font(.style(.body))
    public static let callout = Font(.style(.callout))
    public static let footnote = Font(.style(.footnote))
    public static let caption = Font(.style(.caption))
    public static let caption2 = Font(.style(.caption2))

    public static func system(
        _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
    ) -> Font {
        Font(.style(style), design: design, modifiers: weight.map { [.weight($0)] } ?? [])
    }

    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.size(usable(size)), design: design, modifiers: weight.map { [.weight($0)] } ?? [])
    }

    public static func custom(_ name: String, size: CGFloat) -> Font { Font(.scaled(usable(size), .body)) }

    public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
        Font(.scaled(usable(size), style))
    }

    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(.size(usable(fixedSize))) }

    /// A size that is no number differs from itself, and a layout with it would never settle.
    private static func usable(_ size: CGFloat) -> CGFloat { size.isFinite ? size : 0 }

    private func adding(_ modifier: FontModifier) -> Font {
        Font(base, design: design, modifiers: modifiers + [modifier])
    }

    public func weight(_ weight: Weight) -> Font { adding(.weight(weight)) }
    public func bold() -> Font { adding(.bold(true)) }
    public func italic() -> Font { adding(.italic(true)) }
    public func monospacedDigit() -> Font { adding(.monospacedDigit) }
    public func monospaced() -> Font { adding(.design(.monospaced)) }
    public func leading(_ leading: Leading) -> Font { adding(.leading(leading)) }
    public func smallCaps() -> Font { adding(.smallCaps(lowercase: true, uppercase: true)) }
    public func lowercaseSmallCaps() -> Font { adding(.smallCaps(lowercase: true, uppercase: false)) }
    public func uppercaseSmallCaps() -> Font { adding(.smallCaps(lowercase: false, uppercase: true)) }
    /// The same font at another size, without a text style.
    public func pointSize(_ size: CGFloat) -> Font {
        Font(.size(Font.usable(size)), design: design, modifiers: modifiers)
    }

    /// The font for a text size, in points.
    func resolve(_ size: DynamicTypeSize, _ further: [FontModifier]) -> FontDescription {
        var font: FontDescription
        switch base {
        case .style(let style): font = FontDescription(style.engine, at: size)
        case .size(let points): font = FontDescription(size: Double(points))
        case .scaled(let points, let style):
            let now = style.engine.metrics(at: size).size
            let normal = style.engine.metrics(at: .large).size
            font = FontDescription(size: (Double(points) * now / normal).rounded())
        }
        if let design { font.design = design.engine }
        for modifier in modifiers + further { modifier.apply(to: &font) }
        return font
    }
}

/// What a modifier changes in a font.
nonisolated enum FontModifier: Hashable, Sendable {
    case weight(Font.Weight)
    case bold(Bool)
    case italic(Bool)
    case monospacedDigit
    case design(Font.Design)
    case leading(Font.Leading)
    case smallCaps(lowercase: Bool, uppercase: Bool)
    case scale(Text.Scale)

    func smallCaps(_ before: SmallCaps) -> SmallCaps {
        guard case .smallCaps(let lowercase, let uppercase) = self else { return before }
        return SmallCaps(
            ofLowercase: before.ofLowercase || lowercase, ofUppercase: before.ofUppercase || uppercase)
    }

    func apply(to font: inout FontDescription) {
        switch self {
        case .weight(let weight): font.weight = weight.value
        case .bold(let isOn): if isOn { font.weight = max(font.weight, 700) }
        case .italic(let isOn): font.isItalic = isOn
        case .monospacedDigit: font.hasMonospacedDigits = true
        case .design(let design): font.design = design.engine
        case .leading(let leading):
            // The platform's tight and loose variants of a text style: its line height less or more 2 points. (Apple:
            // Human Interface Guidelines, "Typography"; the most plausible value.)
            let change: Double = leading == .tight ? -2 : leading == .loose ? 2 : 0
            font.lineHeight = font.lineHeight.map { $0 + change }
        case .smallCaps: break
        case .scale(let scale): if scale == .secondary { font.glyphScale = 0.8 }
        }
    }
}
