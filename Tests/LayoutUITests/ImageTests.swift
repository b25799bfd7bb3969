import Testing

@testable import LayoutUI

/// Pictures' headers and the table of system images.
@Suite struct ImageTests {
    private func png(_ width: [UInt8], _ height: [UInt8]) -> [UInt8] {
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + width + height
    }

    /// RFC 2083: width and height are the first eight bytes of IHDR, high byte first.
    @Test func readsTheSizeOfAPNG() {
        let header = PictureHeader(png: png([0, 0, 1, 44], [0, 0, 0, 200]))
        #expect(header?.width == 300)
        #expect(header?.height == 200)
    }

    /// A segment APP0 of 4 bytes, then SOF2 with 200 lines of 300 samples.
    private let jpeg: [UInt8] = [
        0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC2, 0, 11, 8, 0, 200, 1, 44, 1, 1, 0x11, 0,
    ]

    @Test func readsTheSizeOfAJPEG() {
        let header = PictureHeader(jpeg: jpeg)
        #expect(header?.width == 300)
        #expect(header?.height == 200)
    }

    /// Whatever is cut off or made up is no picture, and nothing is read beyond the end.
    @Test func refusesWhatIsNoPicture() {
        let whole = png([0, 0, 1, 44], [0, 0, 0, 200])
        for length in 0..<24 { #expect(PictureHeader(png: Array(whole.prefix(length))) == nil) }
        for length in 0..<17 { #expect(PictureHeader(jpeg: Array(jpeg.prefix(length))) == nil) }
        #expect(PictureHeader(png: png([0, 0, 0, 0], [0, 0, 0, 1])) == nil)
        #expect(PictureHeader(png: png([255, 255, 255, 255], [0, 0, 0, 1])) == nil)
        #expect(PictureHeader(jpeg: [0xFF, 0xD8, 0xFF, 0xE0, 0, 0, 0, 0]) == nil)
        #expect(PictureHeader(jpeg: [0xFF, 0xD8, 0xFF, 0xDA, 0, 2]) == nil)
    }

    private let table = SymbolTable(
        font: "f", solid: ["star": "star_border", "star.fill": "star", "mic": "mic"], outlined: ["house": "home"])

    @Test func findsSymbolsAndTheirVariants() {
        #expect(table.art("star") == .init(glyph: "star_border"))
        #expect(table.art("star.fill") == .init(glyph: "star"))
        #expect(table.art("house") == .init(glyph: "home", isOutlined: true))
        #expect(table.art("house.fill") == .init(glyph: "home", isFilled: true))
        #expect(table.art("star.circle") == .init(glyph: "star_border", enclosure: .circle))
        #expect(table.art("star.circle.fill") == .init(glyph: "star_border", enclosure: .circle, isFilled: true))
        #expect(table.art("mic.slash") == .init(glyph: "mic", hasSlash: true))
        #expect(table.art("12.square.fill") == .init(glyph: "=12", enclosure: .square, isFilled: true))
        #expect(table.art("star.badge.plus") == .init(glyph: "star_border"))
        #expect(table.art("nothing.of.it") == nil)
        #expect(table.art("") == nil)
    }
}
