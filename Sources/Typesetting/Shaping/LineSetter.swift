import Layout
import TextLibraries

/// Places the glyphs of the lines of a laid-out text.
struct LineSetter {
    let shaping: Shaping
    let runs: [TextRun]
    let layout: TextLayout

    func glyphs() -> [PlacedGlyph] {
        layout.lines.flatMap(glyphs(of:))
    }

    func pieces() -> [TextPiece] {
        layout.lines.flatMap { line -> [TextPiece] in
            let items = items(of: line)
            var pieces: [TextPiece] = []
            var x = line.x
            for index in UnicodeAlgorithms.visualOrder(of: items.map(\.level)) {
                let (item, width) = (items[index], items[index].advance * layout.scale)
                if let last = pieces.last, last.run == item.run, runs[item.run].box == nil {
                    pieces[pieces.count - 1].width += width
                } else {
                    pieces.append(
                        TextPiece(
                            run: item.run, x: x, width: width, baseline: line.baseline, scale: layout.scale))
                }
                x += width
            }
            return pieces
        }
    }

    /// A part of a line that moves as one.
    private struct Item {
        var glyphs: ArraySlice<Shaping.Glyph>
        var advance: Double
        var run: Int
        var level: UInt8
    }

    private func glyphs(of line: TextLine) -> [PlacedGlyph] {
        let items = items(of: line)
        var result: [PlacedGlyph] = []
        var x = line.x
        for index in UnicodeAlgorithms.visualOrder(of: items.map(\.level)) {
            let item = items[index]
            for glyph in item.glyphs {
                result.append(
                    PlacedGlyph(
                        outline: glyph.outline,
                        position: Point(x: x + glyph.x * layout.scale, y: line.baseline + glyph.y * layout.scale),
                        size: runs[item.run].font.glyphSize * layout.scale, run: item.run))
            }
            x += item.advance * layout.scale
        }
        return result
    }

    private func items(of line: TextLine) -> [Item] {
        var items = line.clusters.map(item(at:))
        if let run = line.ellipsisRun {
            let neighbour = line.clusters.last ?? line.clustersAfterEllipsis.first
            items.append(
                Item(
                    glyphs: shaping.ellipses[run][...], advance: shaping.text.runs[run].ellipsisAdvance, run: run,
                    level: neighbour.map { shaping.levels[$0] } ?? 0))
        }
        return items + line.clustersAfterEllipsis.map(item(at:))
    }

    private func item(at index: Int) -> Item {
        let cluster = shaping.text.clusters[index]
        return Item(
            glyphs: shaping.glyphs[shaping.firstGlyphs[index]..<shaping.firstGlyphs[index + 1]],
            advance: cluster.advance, run: Int(cluster.run), level: shaping.levels[index])
    }
}
