import HTML
import Layout
import Snapshot

/// A system image: a line drawing where there is one of its name, else a rounded box; the name is its title.
struct SymbolDrawing {
    let name: String
    let frame: Rect

    /// - Parameter stroke: the paint, as the attributes of a stroke.
    func node(_ stroke: [Attribute]) -> Node {
        let side = min(frame.width, frame.height)
        guard side > 0 else { return .empty }
        let scale = side / 24
        let x = frame.midX - side / 2
        let y = frame.midY - side / 2
        return Tag.svg("g")(
            [
                Attribute("transform", "translate(\(number(x)) \(number(y))) scale(\(number(scale, decimals: 4)))"),
                Attribute("fill", "none"), Attribute("stroke-width", "1.8"), Attribute("stroke-linecap", "round"),
                Attribute("stroke-linejoin", "round"),
            ] + stroke
        ) {
            Tag.svg("title")() { name }
            Tag.svg("path")(Attribute("d", SymbolOutlines.path(name)))
        }
    }
}

/// Line drawings in a box of 24 by 24, by the name they stand for. The variants of a name (`.fill`, `.circle`)
/// share one drawing.
enum SymbolOutlines {
    static func path(_ name: String) -> String {
        var parts = name.split(separator: ".")
        while !parts.isEmpty {
            if let path = paths[parts.joined(separator: ".")] { return path }
            parts.removeLast()
        }
        return box
    }

    private static let box = "M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4zM8 12h8M12 8v8"

    private static let paths: [String: String] = [
        "airplane": "M3 13l8-3V5a1.5 1.5 0 0 1 3 0v5l7 3v2l-7-1.500v4l2 1.500V21l-3.5-1L9 21v-2l2-1.500v-4L3 15z",
        "arrow.right": "M4 12h16M13 5l7 7-7 7",
        "arrow.left": "M20 12H4M11 5l-7 7 7 7",
        "arrow.up": "M12 20V4M5 11l7-7 7 7",
        "arrow.down": "M12 4v16M5 13l7 7 7-7",
        "bell": "M12 3a6 6 0 0 0-6 6c0 6-2 7-2 8h16c0-1-2-2-2-8a6 6 0 0 0-6-6zM10 20.500h4",
        "bookmark": "M6 3h12v18l-6-5-6 5z",
        "calendar": "M4 5h16v16H4zM4 10h16M8 2.500V6M16 2.500V6",
        "checkmark": "M4 13l5 5L20 6",
        "chevron.right": "M9 4l8 8-8 8",
        "chevron.left": "M15 4l-8 8 8 8",
        "chevron.down": "M4 9l8 8 8-8",
        "chevron.up": "M4 15l8-8 8 8",
        "circle": "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z",
        "clock": "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3.5 2",
        "cloud": "M7 19a4.5 4.5 0 0 1-.5-8.97A6 6 0 0 1 18 10.5 4.3 4.3 0 0 1 17.5 19z",
        "ellipsis": "M5 12h.01M12 12h.01M19 12h.01",
        "envelope": "M3 5h18v14H3zM3 6l9 8 9-8",
        "flag": "M5 21V4c4-3 8 3 14 0v10c-6 3-10-3-14 0",
        "gear": "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v4M12 18v4M2 12h4M18 12h4M5 5l2.8 2.800M16.2 16.200L19 19"
            + "M19 5l-2.8 2.800M7.8 16.200L5 19",
        "heart": "M12 21C5 16 3 12.5 3 9a4.6 4.6 0 0 1 9-1.500A4.6 4.6 0 0 1 21 9c0 3.5-2 7-9 12z",
        "house": "M3 11l9-8 9 8M5.5 9v12h13V9M10 21v-6h4v6",
        "line": "M4 7h16M4 12h16M4 17h16",
        "magnifyingglass": "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.500L21 21",
        "minus": "M4 12h16",
        "moon": "M20 14A8.5 8.5 0 1 1 10 4a7 7 0 0 0 10 10z",
        "person": "M12 3.500a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 21c0-8 16-8 16 0",
        "photo": "M3 5h18v14H3zM3 17l6-6 5 5 3-3 4 4M15.5 9h.01",
        "plus": "M12 4v16M4 12h16",
        "square": "M4 4h16v16H4z",
        "star": "M12 2.500l2.9 6.2 6.6.8-4.9 4.6 1.3 6.700L12 17.500l-5.9 3.3 1.3-6.700L2.5 9.500l6.6-.800z",
        "sun": "M12 7.500a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4"
            + "M17.6 17.600L19 19M19 5l-1.4 1.400M6.4 17.600L5 19",
        "tag": "M3 4v7l10 10 8-8L11 3H4a1 1 0 0 0-1 1zM7.5 7.500h.01",
        "tram":
            "M7 4h10a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3zM4 12h16M12 4v8M8 15h.01M16 15h.01"
            + "M8 18l-2 3M16 18l2 3",
        "trash": "M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15M10 10v7M14 10v7",
        "xmark": "M5 5l14 14M19 5L5 19",
    ]
}
