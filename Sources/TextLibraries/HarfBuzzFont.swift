internal import CHarfBuzz

/// A font file, opened with HarfBuzz. All of that library's pointers live in this file. Lengths are in font
/// units, y upwards.
package final class HarfBuzzFont {
    /// A glyph as shaped.
    package struct Glyph {
        package var id: UInt32
        /// The position of its cluster's first scalar in the text that was shaped.
        package var cluster: Int
        package var advance: Double
        package var xOffset: Double
        package var yOffset: Double
    }

    /// An OpenType feature that is switched away from its default for the whole text.
    package struct Feature {
        /// Four ASCII characters.
        package var tag: StaticString
        package var isOn: Bool

        package init(tag: StaticString, isOn: Bool) {
            self.tag = tag
            self.isOn = isOn
        }
    }

    package let unitsPerEm: Double
    private let font: OpaquePointer
    private let buffer: OpaquePointer
    private let drawing: OpaquePointer

    /// Nil if the file cannot be read or holds no font.
    package init?(path: String) {
        guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
        defer { hb_blob_destroy(blob) }
        guard let face = hb_face_create(blob, 0) else { return nil }
        defer { hb_face_destroy(face) }
        guard hb_face_get_glyph_count(face) > 0, let font = hb_font_create(face) else { return nil }
        self.font = font
        unitsPerEm = Double(hb_face_get_upem(face))
        buffer = hb_buffer_create()
        drawing = Self.makeDrawing()
    }

    deinit {
        hb_draw_funcs_destroy(drawing)
        hb_buffer_destroy(buffer)
        hb_font_destroy(font)
    }

    /// The lines that the font is to be underlined and struck through with: their middles above the baseline. A font
    /// without the values gets common ones.
    package var decoration: (underline: Line, strikethrough: Line) {
        func metric(_ tag: hb_ot_metrics_tag_t, _ common: Double) -> Double {
            var value: hb_position_t = 0
            return hb_ot_metrics_get_position(font, tag, &value) != 0 ? Double(value) : common * unitsPerEm
        }
        // OpenType, tables "post" and "OS/2": both values are the upper edge.
        func line(_ offset: Double, _ thickness: Double) -> Line {
            Line(offset: offset - thickness / 2, thickness: thickness)
        }
        return (
            line(
                metric(HB_OT_METRICS_TAG_UNDERLINE_OFFSET, -0.075), metric(HB_OT_METRICS_TAG_UNDERLINE_SIZE, 0.05)),
            line(metric(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET, 0.325), metric(HB_OT_METRICS_TAG_STRIKEOUT_SIZE, 0.05))
        )
    }

    /// A horizontal line in font units.
    package struct Line {
        package var offset: Double
        package var thickness: Double
    }

    package func hasGlyph(for scalar: Unicode.Scalar) -> Bool {
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0
    }

    /// How many scalars on each side of a part HarfBuzz looks at to join letters.
    private static let contextLength = 5

    /// Shapes a part of a text; the rest is context. The glyphs come in visual order, left to right.
    package func shape(
        _ text: [Unicode.Scalar], in part: Range<Int>, script: Script, isRightToLeft: Bool, features: [Feature]
    ) -> [Glyph] {
        hb_buffer_clear_contents(buffer)
        // Only the part and its context are copied: a text of many parts stays linear.
        let start = max(part.lowerBound - Self.contextLength, 0)
        let context = text[start..<min(part.upperBound + Self.contextLength, text.count)].map(\.value)
        hb_buffer_add_utf32(
            buffer, context, Int32(context.count), UInt32(part.lowerBound - start), Int32(part.count))
        hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, hb_script_t(rawValue: script.value))
        hb_buffer_set_language(buffer, hb_language_from_string("en", -1))
        let settings = features.map { feature in
            feature.tag.withUTF8Buffer { tag in
                hb_feature_t(
                    tag: tag.reduce(0) { $0 << 8 | hb_tag_t($1) }, value: feature.isOn ? 1 : 0, start: 0, end: .max)
            }
        }
        hb_shape(font, buffer, settings, UInt32(settings.count))
        return glyphsInBuffer(from: start)
    }

    /// - Parameter start: where in the text the buffer's first scalar stands.
    private func glyphsInBuffer(from start: Int) -> [Glyph] {
        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
            let positions = hb_buffer_get_glyph_positions(buffer, &count)
        else { return [] }
        return (0..<Int(count)).map { index in
            Glyph(
                id: infos[index].codepoint, cluster: start + Int(infos[index].cluster),
                advance: Double(positions[index].x_advance), xOffset: Double(positions[index].x_offset),
                yOffset: Double(positions[index].y_offset))
        }
    }

    /// A glyph's outline as SVG path data, y downwards; empty for a blank.
    package func svgPath(of glyph: UInt32) -> String {
        var path = SVGPathBuilder()
        withUnsafeMutablePointer(to: &path) { course_font_draw_glyph(font, glyph, drawing, $0) }
        return path.data
    }

    private static func makeDrawing() -> OpaquePointer {
        let drawing: OpaquePointer = hb_draw_funcs_create()
        hb_draw_funcs_set_move_to_func(
            drawing, { _, path, _, x, y, _ in SVGPathBuilder.at(path) { $0.add("M", x, y) } }, nil, nil)
        hb_draw_funcs_set_line_to_func(
            drawing, { _, path, _, x, y, _ in SVGPathBuilder.at(path) { $0.add("L", x, y) } }, nil, nil)
        hb_draw_funcs_set_quadratic_to_func(
            drawing, { _, path, _, cx, cy, x, y, _ in SVGPathBuilder.at(path) { $0.add("Q", cx, cy, x, y) } }, nil,
            nil)
        hb_draw_funcs_set_cubic_to_func(
            drawing,
            { _, path, _, ax, ay, bx, by, x, y, _ in
                SVGPathBuilder.at(path) { $0.add("C", ax, ay, bx, by, x, y) }
            }, nil, nil)
        hb_draw_funcs_set_close_path_func(
            drawing, { _, path, _, _ in SVGPathBuilder.at(path) { $0.add("Z") } }, nil, nil)
        hb_draw_funcs_make_immutable(drawing)
        return drawing
    }
}

extension HarfBuzzFont {
    /// The writing system of a character (Unicode Standard Annex 24).
    package struct Script: Equatable {
        /// The script's ISO 15924 tag as HarfBuzz numbers it.
        fileprivate let value: UInt32

        package init(of scalar: Unicode.Scalar) {
            value = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value).rawValue
        }

        /// Punctuation, digits and marks take the script of what they stand beside.
        package var isShared: Bool {
            [HB_SCRIPT_COMMON, HB_SCRIPT_INHERITED, HB_SCRIPT_UNKNOWN].contains { $0.rawValue == value }
        }
    }
}

extension SVGPathBuilder {
    /// The builder that HarfBuzz hands back as its user's data.
    fileprivate static func at(_ data: UnsafeMutableRawPointer?, _ change: (inout SVGPathBuilder) -> Void) {
        guard let data else { return }
        change(&data.assumingMemoryBound(to: SVGPathBuilder.self).pointee)
    }
}
