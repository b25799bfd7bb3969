import Layout
import Snapshot

/// Which part of the space a figure shows.
struct FigureExtent: Equatable {
    /// In points, in the snapshot's coordinates.
    var bounds: Rect
    /// What is inside of it is the layout's; outside are only the figure's own lines.
    var content: Rect
    /// Whether a whole device is shown.
    var isScreen: Bool

    /// Points around a root that is smaller than the space it was offered.
    static let padding = 16.0
    /// The same where distances are measured at its edges.
    static let measuredPadding = 34.0
    /// Points around a device's screen, for its edge.
    static let bezel = 7.0
    /// The part of the screen's height from which on a root is shown with the whole device around it.
    static let screenShare = 0.6

    init(_ snapshot: LayoutSnapshot, isMeasured: Bool = false) {
        let root = snapshot.root.frame
        let offered = Rect(origin: .zero, size: snapshot.offered)
        let conditions = snapshot.conditions
        let isPlain = conditions.width == nil && conditions.height == nil
        if isPlain, root.height >= offered.height * Self.screenShare || Self.presents(snapshot.root) {
            isScreen = true
            content = snapshot.screen
            bounds = content.outset(Self.bezel)
            return
        }
        isScreen = false
        let padding = isPlain && isMeasured ? Self.measuredPadding : Self.padding
        var visible = root.outset(padding)
        if isPlain {
            visible = visible.intersection(snapshot.screen) ?? snapshot.screen
        } else {
            // A stated length is part of the story: show all of it, and what overflows it, up to its half. A width
            // alone leaves the height of a screen, most of which would be empty.
            visible = visible.extended(.horizontal, over: offered.outset(padding))
            if conditions.height != nil { visible = visible.extended(.vertical, over: offered.outset(padding)) }
            let limit = Rect(
                x: -offered.width / 2, y: -offered.height / 2, width: offered.width * 2, height: offered.height * 2)
            visible = visible.intersection(limit.outset(padding)) ?? offered
        }
        content = visible
        bounds = visible
    }

    /// The kinds of what lies over the whole screen.
    private static let presented: Set = ["Sheet", "FullScreenCover", "Alert", "ConfirmationDialog", "Menu"]

    private static func presents(_ view: ViewRecord) -> Bool {
        view.role == .attachment && presented.contains(view.kind) || view.children.contains(where: presents)
    }
}

extension Rect {
    func outset(_ distance: Double) -> Rect {
        Rect(x: minX - distance, y: minY - distance, width: width + 2 * distance, height: height + 2 * distance)
    }

    func intersection(_ other: Rect) -> Rect? {
        guard intersects(other) else { return nil }
        return Rect(
            from: Point(x: max(minX, other.minX), y: max(minY, other.minY)),
            to: Point(x: min(maxX, other.maxX), y: min(maxY, other.maxY)))
    }

    /// The smallest rectangle that also covers another's range on one axis.
    func extended(_ axis: Axis, over other: Rect) -> Rect {
        var from = origin
        var to = Point(x: maxX, y: maxY)
        switch axis {
        case .horizontal:
            from.x = min(minX, other.minX)
            to.x = max(maxX, other.maxX)
        case .vertical:
            from.y = min(minY, other.minY)
            to.y = max(maxY, other.maxY)
        }
        return Rect(from: from, to: to)
    }

    init(from: Point, to: Point) {
        self.init(x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y)
    }

    func isAlmost(_ other: Rect) -> Bool {
        abs(minX - other.minX) < 0.05 && abs(minY - other.minY) < 0.05 && abs(width - other.width) < 0.05
            && abs(height - other.height) < 0.05
    }

    /// As path data.
    var path: String {
        "M\(number(minX)) \(number(minY))h\(number(width))v\(number(height))h\(number(-width))z"
    }
}
