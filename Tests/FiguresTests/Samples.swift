import Layout
import Snapshot

/// Snapshots made by hand.
enum Samples {
    static let phone = DeviceProfile(
        name: "iPhone 17", size: Size(width: 402, height: 874), scale: 3,
        safeArea: Insets(top: 62, left: 0, bottom: 34, right: 0))

    static let red = ColorPair(
        light: RGBA(red: 1, green: 0, blue: 0), dark: RGBA(red: 1, green: 0.2, blue: 0.2))
    static let black = ColorPair(
        light: RGBA(red: 0, green: 0, blue: 0), dark: RGBA(red: 0, green: 0, blue: 0))

    /// A layout whose root has this frame in an iPhone's safe area, or in the space that is given.
    static func snapshot(
        _ root: ViewRecord, _ commands: [DrawingCommand] = [], outlines: [GlyphOutline] = [], width: Double? = nil,
        height: Double? = nil, scheme: RunConditions.Scheme = .light
    ) -> LayoutSnapshot {
        let offered = Size(width: width ?? 402, height: height ?? 778)
        let screen =
            width == nil && height == nil
            ? Rect(x: 0, y: -62, width: 402, height: 874) : Rect(origin: .zero, size: offered)
        return LayoutSnapshot(
            conditions: RunConditions(device: phone, width: width, height: height, scheme: scheme), offered: offered,
            screen: screen, root: root, drawing: Drawing(commands: commands, outlines: outlines))
    }

    static func view(
        _ kind: String, _ frame: Rect, role: ViewRecord.Role = .view, axis: StackAxis? = nil, text: String? = nil,
        _ children: [ViewRecord] = []
    ) -> ViewRecord {
        ViewRecord(kind: kind, role: role, text: text, frame: frame, axis: axis, children: children)
    }

    static let box = view("Color", Rect(x: 100, y: 300, width: 200, height: 100))

    /// One of every command, with names that try to get out.
    static let everything: [DrawingCommand] = [
        .fill(path: "M0 0H10V10H0z", paint: .color(red)),
        .stroke(path: "M0 0L10 10", paint: .color(red), width: 2),
        .fill(
            path: "M0 0H9V9z",
            paint: .linearGradient(
                stops: [GradientStop(color: red, location: 0), GradientStop(color: black, location: 1)],
                start: Point(x: 0, y: 0), end: Point(x: 10, y: 0))),
        .fill(
            path: "M0 0H9V9z",
            paint: .radialGradient(
                stops: [GradientStop(color: red, location: 0.25)], center: Point(x: 5, y: 5), startRadius: 0,
                endRadius: 5)),
        .glyphs(
            [GlyphUse(outline: 0, position: Point(x: 1, y: 20)), GlyphUse(outline: 1, position: Point(x: 9.5, y: 20))],
            size: 20, paint: .color(black)),
        .glyphs([GlyphUse(outline: 0, position: Point(x: 1, y: 40))], size: 10, paint: .color(red)),
        .symbol(name: "star.fill", frame: Rect(x: 0, y: 0, width: 24, height: 20), paint: .color(red)),
        .symbol(name: hostile, frame: Rect(x: 0, y: 0, width: 24, height: 20), paint: .color(red)),
        .placeholder(name: hostile, frame: Rect(x: 0, y: 0, width: 60, height: 40)),
        .group(
            LayerEffect(
                opacity: 0.5, clip: "M0 0H5V5z", transform: [1, 0, 0, 1, 3, 4],
                shadow: .init(color: red, radius: 4, x: 0, y: 2)),
            [.fill(path: hostile, paint: .color(black))]),
        .group(LayerEffect(), [.fill(path: "M0 0", paint: .color(black))]),
    ]

    static let outlines = [
        GlyphOutline(path: "M0 0L1000 -1400", unitsPerEm: 2000), GlyphOutline(path: "M5 5z", unitsPerEm: 2000),
    ]

    static let hostile = "\"/></svg><script>alert(1)</script><!-- & ]]>\0\u{8}"
}
