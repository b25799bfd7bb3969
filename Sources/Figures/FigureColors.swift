import Snapshot

/// The colors of a figure's own lines. (What a layout draws brings its own.)
enum FigureColors {
    static let background = ColorPair(light: hex(0xFFFFFF), dark: hex(0x000000))
    static let guide = ColorPair(light: hex(0x8A8F9C), dark: hex(0x7C8291))
    static let bezel = ColorPair(light: hex(0x23262E), dark: hex(0x3A3E48))
    static let safeArea = ColorPair(light: hex(0x1F4FD8, 0.07), dark: hex(0x8FB0FF, 0.13))
    static let ink = ColorPair(light: hex(0x3F434D), dark: hex(0xC9CDD6))

    /// What outlines take, by depth: quiet, told apart by lightness as well as by hue.
    static let depths = [
        ColorPair(light: hex(0x2F62C9), dark: hex(0x86AEFF)),
        ColorPair(light: hex(0xB85C00), dark: hex(0xF0A45C)),
        ColorPair(light: hex(0x2B7A3D), dark: hex(0x7CCB8C)),
        ColorPair(light: hex(0x7F46B8), dark: hex(0xC7A3F3)),
        ColorPair(light: hex(0xB03060), dark: hex(0xF391B2)),
        ColorPair(light: hex(0x0B7583), dark: hex(0x66C8D4)),
    ]
    static let spacer = ColorPair(light: hex(0xA8336B), dark: hex(0xF28DB9))
    static let spacerFill = ColorPair(light: hex(0xA8336B, 0.1), dark: hex(0xF28DB9, 0.16))

    private static func hex(_ value: Int, _ alpha: Double = 1) -> RGBA {
        RGBA(
            red: Double(value >> 16 & 0xFF) / 255, green: Double(value >> 8 & 0xFF) / 255,
            blue: Double(value & 0xFF) / 255, alpha: alpha)
    }
}
