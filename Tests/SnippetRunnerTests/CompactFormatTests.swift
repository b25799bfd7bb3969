import Foundation
import Layout
import Snapshot
import Testing

@testable import SnippetRunner

@Suite struct CompactFormatTests {
    static let ink = ColorPair(
        light: RGBA(red: 0, green: 0.5, blue: 1), dark: RGBA(red: 1, green: 1, blue: 1, alpha: 0.25))

    static let drawing = Drawing(
        commands: [
            .fill(path: "M0 0L1 1", paint: .color(ink)),
            .stroke(path: "", paint: .linearGradient(stops: [], start: .zero, end: Point(x: 1, y: 2)), width: 0.5),
            .glyphs(
                [GlyphUse(outline: 3, position: Point(x: -1, y: 2.5)), GlyphUse(outline: 0, position: .zero)], size: 17,
                paint: .color(ink)),
            .glyphs([], size: 17, paint: .color(ink)),
            .symbol(name: "star", frame: Rect(x: 1, y: 2, width: 3, height: 4), paint: .color(ink)),
            .placeholder(name: "größe 📐", frame: .zero),
            .group(
                LayerEffect(
                    opacity: 0.5, transform: [1, 0, 0, 1, 5, 6],
                    shadow: LayerEffect.Shadow(color: ink, radius: 1, x: 0, y: 2)),
                [.group(LayerEffect(clip: "M0 0"), [.fill(path: "x", paint: .color(ink))])]),
        ], outlines: [GlyphOutline(path: "M1 2Z", unitsPerEm: 2048)])

    static let record = ViewRecord(
        kind: "HStack", role: .view, identifier: "row", text: "a\nb",
        frame: Rect(x: 0.1, y: -2, width: 1e300, height: 0),
        axis: .horizontal,
        children: [
            ViewRecord(
                kind: "Text", role: .attachment, frame: .zero, proposed: Proposal(width: nil, height: .infinity),
                ideal: Size(width: 1, height: 2), minimum: .zero, maximum: Size(width: .infinity, height: .infinity),
                firstBaseline: 3, lastBaseline: 4, lines: 2, truncated: true, measures: 300, bodies: 1, visible: false,
                appeared: 0, disappeared: -1)
        ])

    static let outcomes: [SnippetOutcome] = [
        .compiled,
        .failedAsStated([CompilerMessage(severity: .error, text: "no", path: "0", line: 1, column: 2)]),
        .rejected([]),
        .broke(RunFailure(reason: .crashed("x"), line: 4, path: "1"), console: [["a", ""], []]),
        .broke(RunFailure(reason: .timedOut(seconds: 1.5)), console: []),
        .broke(RunFailure(reason: .outOfMemory(limit: 4 << 30)), console: []),
        .broke(RunFailure(reason: .exited(-1)), console: []),
        .ran(
            RunResult(
                states: [
                    LayoutSnapshot(
                        conditions: canvas, offered: Size(width: 200, height: 100), screen: .zero, root: record,
                        drawing: drawing)
                ], warnings: ["w"]), console: [["1"]]),
    ]

    @Test(arguments: outcomes.indices) func comesBack(_ index: Int) throws {
        let outcome = Self.outcomes[index]
        let bytes = try CompactEncoder().encode(outcome)
        #expect(try decode(bytes) == outcome)
        // The same value has the same bytes.
        #expect(try CompactEncoder().encode(outcome) == bytes)
    }

    @Test func integersOfAllSizes() throws {
        let values = [0, 1, -1, 63, 64, -64, -65, 127, 128, 1 << 35, .max, .min]
        let bytes = try CompactEncoder().encode(values)
        #expect(try bytes.withUnsafeBytes { try CompactDecoder().decode([Int].self, from: $0) } == values)
    }

    /// Damage is an error, or another value; it never ends the process.
    @Test func damageIsSurvived() throws {
        for outcome in Self.outcomes {
            let bytes = try CompactEncoder().encode(outcome)
            for index in bytes.indices {
                var damaged = bytes
                damaged[index] ^= [0x01, 0x80, 0xff][index % 3]
                _ = try? decode(damaged)
                if index.isMultiple(of: 4) { _ = try? decode(Array(bytes[..<index])) }
            }
        }
    }

    private func decode(_ bytes: [UInt8]) throws -> SnippetOutcome {
        try bytes.withUnsafeBytes { try CompactDecoder().decode(SnippetOutcome.self, from: $0) }
    }
}
