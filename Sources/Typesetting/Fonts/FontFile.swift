/// Which files a font is drawn with.
enum FontFile {
    /// The families of the system font's two cuts.
    enum Cut: String {
        case text = "Inter"
        case display = "InterDisplay"
    }

    /// The file for a font. The system font has two cuts, one for text and one for display; `cut` chooses.
    static func name(for font: FontDescription, cut: Cut) -> String {
        switch font.design {
        // There is no open font with the proportions of the platform's rounded design, whose widths are close
        // to those of the default one.
        case .default, .rounded:
            return "\(cut.rawValue)-\(style(font)).otf"
        case .serif:
            return "DejaVuSerif\(dejaVuStyle(font, italic: "Italic")).ttf"
        case .monospaced:
            return "JetBrainsMono-\(monospacedStyle(font)).ttf"
        }
    }

    /// The file for characters that the font itself lacks.
    static func fallbackName(for font: FontDescription) -> String {
        let family = font.design == .monospaced ? "DejaVuSansMono" : "DejaVuSans"
        return "\(family)\(dejaVuStyle(font, italic: "Oblique")).ttf"
    }

    /// The file for characters that the fallback lacks too.
    static let lastResortName = "DejaVuSans.ttf"

    /// One file of each package: without any of them a text could come out in another font, so that the same
    /// text would measure differently on another machine.
    static let required = [
        "Inter-Regular.otf", "JetBrainsMono-Regular.ttf", "DejaVuSans.ttf", "DejaVuSans-Oblique.ttf",
    ]

    private static let weightNames = [
        "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
    ]

    private static func style(_ font: FontDescription) -> String {
        let name = weightNames[weightIndex(font)]
        guard font.isItalic else { return name }
        return name == "Regular" ? "Italic" : "\(name)Italic"
    }

    /// JetBrains Mono ends at extra bold.
    private static func monospacedStyle(_ font: FontDescription) -> String {
        var font = font
        font.weight = min(font.weight, 800)
        return style(font)
    }

    private static func dejaVuStyle(_ font: FontDescription, italic: String) -> String {
        switch (font.weight >= 600, font.isItalic) {
        case (false, false): ""
        case (true, false): "-Bold"
        case (false, true): "-\(italic)"
        case (true, true): "-Bold\(italic)"
        }
    }

    private static func weightIndex(_ font: FontDescription) -> Int {
        min(max((font.weight + 50) / 100, 1), weightNames.count) - 1
    }
}
