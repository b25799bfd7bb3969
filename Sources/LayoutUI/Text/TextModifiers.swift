/// The modifiers of a text that give a text again.
nonisolated extension Text {
    public func font(_ font: Font?) -> Text { mapping { $0.font = $0.font ?? font } }
    public func fontWeight(_ weight: Font.Weight?) -> Text {
        mapping { if let weight { $0.fontModifiers.append(.weight(weight)) } }
    }
    public func bold(_ isActive: Bool = true) -> Text { mapping { $0.fontModifiers.append(.bold(isActive)) } }
    public func italic(_ isActive: Bool = true) -> Text { mapping { $0.fontModifiers.append(.italic(isActive)) } }
    public func monospacedDigit() -> Text { mapping { $0.fontModifiers.append(.monospacedDigit) } }
    public func monospaced(_ isActive: Bool = true) -> Text {
        mapping { if isActive { $0.fontModifiers.append(.design(.monospaced)) } }
    }
    public func fontDesign(_ design: Font.Design?) -> Text {
        mapping { if let design { $0.fontModifiers.append(.design(design)) } }
    }
    public func tracking(_ tracking: CGFloat) -> Text { mapping { $0.tracking = $0.tracking ?? tracking } }
    public func kerning(_ kerning: CGFloat) -> Text { mapping { $0.tracking = $0.tracking ?? kerning } }
    public func foregroundColor(_ color: Color?) -> Text { mapping { $0.color = $0.color ?? color } }
    public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
        mapping { segment in
            if let color = style as? Color {
                segment.color = segment.color ?? color
            } else if segment.style == nil, segment.color == nil {
                segment.style = AnyShapeStyle(style)
            }
        }
    }
    public func underline(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text {
        mapping { $0.underline = $0.underline ?? LineStyle(pattern: pattern, color: color, isActive: isActive) }
    }
    public func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text {
        mapping {
            $0.strikethrough = $0.strikethrough ?? LineStyle(pattern: pattern, color: color, isActive: isActive)
        }
    }
    public func baselineOffset(_ offset: CGFloat) -> Text {
        mapping { $0.baselineOffset = $0.baselineOffset ?? (offset.isFinite ? offset : 0) }
    }
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
        mapping { if isEnabled { $0.fontModifiers.append(.scale(scale)) } }
    }
}

/// The modifiers that set what texts inside a view look like.
nonisolated extension View {
    public func font(_ font: Font?) -> some View { changing { $0.font = font } }

    public func fontWeight(_ weight: Font.Weight?) -> some View {
        changing { if let weight { $0.fontModifiers.append(.weight(weight)) } }
    }

    public func fontDesign(_ design: Font.Design?) -> some View {
        changing { if let design { $0.fontModifiers.append(.design(design)) } }
    }

    public func bold(_ isActive: Bool = true) -> some View {
        changing { $0.fontModifiers.append(.bold(isActive)) }
    }

    public func italic(_ isActive: Bool = true) -> some View {
        changing { $0.fontModifiers.append(.italic(isActive)) }
    }

    public func monospacedDigit() -> some View { changing { $0.fontModifiers.append(.monospacedDigit) } }

    public func monospaced(_ isActive: Bool = true) -> some View {
        changing { if isActive { $0.fontModifiers.append(.design(.monospaced)) } }
    }

    public func tracking(_ tracking: CGFloat) -> some View { changing { $0.tracking = tracking } }
    public func kerning(_ kerning: CGFloat) -> some View { changing { $0.tracking = kerning } }

    public func lineLimit(_ limit: Int?) -> some View {
        changing {
            $0.lineLimit = limit
            $0.reservedLines = 0
        }
    }

    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        changing {
            $0.lineLimit = limit
            $0.reservedLines = reservesSpace ? limit : 0
        }
    }

    public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        changing {
            $0.lineLimit = limit.upperBound
            $0.reservedLines = limit.lowerBound
        }
    }

    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        changing {
            $0.lineLimit = nil
            $0.reservedLines = limit.lowerBound
        }
    }

    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        changing {
            $0.lineLimit = limit.upperBound
            $0.reservedLines = 0
        }
    }

    public func lineSpacing(_ spacing: CGFloat) -> some View { changing { $0.lineSpacing = spacing } }
    public func truncationMode(_ mode: Text.TruncationMode) -> some View { changing { $0.truncationMode = mode } }
    public func minimumScaleFactor(_ factor: CGFloat) -> some View { changing { $0.minimumScaleFactor = factor } }
    public func allowsTightening(_ flag: Bool) -> some View { self }

    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        changing { $0.multilineTextAlignment = alignment }
    }

    public func textCase(_ textCase: Text.Case?) -> some View { changing { $0.textCase = textCase } }
    public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        changing { $0.underline = Text.LineStyle(pattern: pattern, color: color, isActive: isActive) }
    }

    public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        changing { $0.strikethrough = Text.LineStyle(pattern: pattern, color: color, isActive: isActive) }
    }

    public func baselineOffset(_ offset: CGFloat) -> some View {
        changing { $0.baselineOffset = offset.isFinite ? offset : 0 }
    }

    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        changing { if isEnabled { $0.fontModifiers.append(.scale(scale)) } }
    }

    /// Foreground styles from the primary one on.
    private func foreground(_ styles: [AnyShapeStyle]) -> some View {
        changing { values in
            let bound = styles.map { $0.bound(to: values) }
            values.foreground = bound.first
            values.foregroundLevels = Array(bound.dropFirst())
        }
    }

    public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
        foreground([AnyShapeStyle(style)])
    }

    public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle>(
        _ primary: First, _ secondary: Second
    ) -> some View {
        foreground([AnyShapeStyle(primary), AnyShapeStyle(secondary)])
    }

    public func foregroundStyle<A: ShapeStyle, B: ShapeStyle, C: ShapeStyle>(
        _ first: A, _ second: B, _ third: C
    ) -> some View {
        foreground([AnyShapeStyle(first), AnyShapeStyle(second), AnyShapeStyle(third)])
    }

    public func foregroundColor(_ color: Color?) -> some View {
        changing {
            $0.foreground = color.map { AnyShapeStyle($0) }
            $0.foregroundLevels = []
        }
    }

    public func tint<Style: ShapeStyle>(_ tint: Style?) -> some View {
        changing { $0.tint = tint.map { AnyShapeStyle($0) } }
    }

    public func tint(_ tint: Color?) -> some View { changing { $0.tint = tint.map { AnyShapeStyle($0) } } }
    public func accentColor(_ color: Color?) -> some View { tint(color) }
}
