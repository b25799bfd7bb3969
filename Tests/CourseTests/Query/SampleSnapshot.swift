import Layout
import Snapshot

@testable import Course

/// Hand-made snapshots for tests of queries.
enum SampleSnapshot {
    static let device = DeviceProfile(
        name: "iPhone 17", size: Size(width: 402, height: 874), scale: 3,
        safeArea: Insets(top: 62, left: 0, bottom: 34, right: 0))

    static func of(_ root: ViewRecord) -> LayoutSnapshot {
        LayoutSnapshot(
            conditions: RunConditions(device: device), offered: device.safeSize,
            screen: Rect(x: 0, y: -62, width: 402, height: 874), root: root, drawing: Drawing(),
            presence: Presence(
                appeared: 4, disappeared: 1,
                departed: [
                    .init(kind: "Row", times: 2), .init(kind: "Text", text: "gone", times: 2),
                    .init(kind: "Row", times: 1),
                ]))
    }

    static func text(_ text: String, _ frame: Rect, identifier: String? = nil) -> ViewRecord {
        ViewRecord(
            kind: "Text", role: .view, identifier: identifier, text: text, frame: frame,
            proposed: Proposal(width: 100, height: nil), ideal: frame.size, minimum: .zero, maximum: frame.size,
            firstBaseline: 16, lastBaseline: 16, lines: 1, truncated: false)
    }

    /// A, Spacer, B, Spacer, Spacer, C in 402 points: the texts are 12, 11.333 and 11 points wide, and a spacer
    /// takes (402 - 34.333) / 3 = 122.5556.
    static var row: LayoutSnapshot {
        let share = (402 - 34 - 1.0 / 3) / 3
        let b = 12 + share
        let c = b + 11 + 1.0 / 3 + 2 * share
        return of(
            ViewRecord(
                kind: "HStack", role: .view, frame: Rect(x: 0, y: 379, width: 402, height: 20.333),
                axis: .horizontal,
                children: [
                    text("A", Rect(x: 0, y: 379, width: 12, height: 20.333)),
                    spacer(x: 12, width: share),
                    text("B", Rect(x: b, y: 379, width: 11 + 1.0 / 3, height: 20.333), identifier: "middle"),
                    spacer(x: b + 11 + 1.0 / 3, width: share),
                    spacer(x: b + 11 + 1.0 / 3 + share, width: share),
                    text("C", Rect(x: c, y: 379, width: 11, height: 20.333)),
                ], ideal: Size(width: 58.333, height: 20.333)))
    }

    static func spacer(x: Double, width: Double) -> ViewRecord {
        ViewRecord(
            kind: "Spacer", role: .view, frame: Rect(x: x, y: 389, width: width, height: 0),
            maximum: Size(width: .infinity, height: 0), appeared: 0)
    }

    /// A card: a composite view, padding, a VStack of a title, a `ForEach` of two rows and a badge over them.
    static var card: LayoutSnapshot {
        let stack = ViewRecord(
            kind: "VStack", role: .view, frame: Rect(x: 16, y: 16, width: 100, height: 68), axis: .vertical,
            children: [
                ViewRecord(
                    kind: "padding", role: .modifier, frame: Rect(x: 16, y: 16, width: 100, height: 24),
                    children: [text("Title", Rect(x: 18, y: 18, width: 96, height: 20))]),
                ViewRecord(
                    kind: "ForEach", role: .modifier, frame: Rect(x: 16, y: 44, width: 100, height: 40),
                    children: [
                        text("It's", Rect(x: 16, y: 44, width: 100, height: 18), identifier: "first-row"),
                        text("Text", Rect(x: 16, y: 70, width: 100, height: 18)),
                    ]),
            ])
        let overlay = ViewRecord(
            kind: "overlay", role: .modifier, frame: stack.frame,
            children: [
                stack,
                ViewRecord(
                    kind: "Circle", role: .attachment, identifier: "badge",
                    frame: Rect(x: 106, y: 6, width: 20, height: 20), visible: false),
            ])
        let padding = ViewRecord(
            kind: "padding", role: .modifier, frame: Rect(x: 0, y: 0, width: 132, height: 100), children: [overlay])
        return of(
            ViewRecord(
                kind: "TripCard", role: .composite, frame: padding.frame, children: [padding],
                proposed: Proposal(width: nil, height: 778), measures: 7, bodies: 2))
    }
}
