import Layout
import Snapshot

/// A picture of the course as its file says it is.
nonisolated final class PictureFile {
    let picture: Picture
    /// In points.
    let size: Size

    /// Bytes that a picture has at most: it is handed over with the layout, and becomes part of the page.
    static let largest = 4 << 20

    /// Nil if the bytes are no PNG or JPEG, or end before their size is told.
    init?(name: String, data: Data, scale: Double) {
        let bytes = [UInt8](data)
        let header: PictureHeader
        if let png = PictureHeader(png: bytes) {
            header = png
        } else if let jpeg = PictureHeader(jpeg: bytes) {
            header = jpeg
        } else {
            return nil
        }
        picture = Picture(name: name, format: header.format, data: data.base64EncodedString())
        size = Size(width: Double(header.width) / scale, height: Double(header.height) / scale)
    }
}

/// What a picture's first bytes say. The bytes are untrusted: nothing is read beyond their end.
nonisolated struct PictureHeader: Equatable {
    let format: Picture.Format
    /// In pixels, from 1.
    let width: Int
    let height: Int

    /// PNG: an eight-byte signature, then the chunk IHDR, which begins with the size. (RFC 2083, sections 3.1 and
    /// 4.1.1.)
    init?(png bytes: [UInt8]) {
        guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
            bytes[12..<16].elementsEqual("IHDR".utf8)
        else { return nil }
        self.init(.png, width: PictureHeader.number(bytes[16..<20]), height: PictureHeader.number(bytes[20..<24]))
    }

    /// JPEG: segments with lengths, of which a start of frame holds the size. (ITU-T T.81, annex B.)
    init?(jpeg bytes: [UInt8]) {
        guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
        var index = 2
        while index + 4 <= bytes.count {
            guard bytes[index] == 0xFF else { return nil }
            let marker = bytes[index + 1]
            // Fill bytes, and markers without a segment.
            if marker == 0xFF {
                index += 1
                continue
            }
            if marker == 0x01 || (0xD0...0xD7).contains(marker) {
                index += 2
                continue
            }
            let length = PictureHeader.number(bytes[index + 2..<index + 4])
            let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
            if isFrame {
                guard index + 9 <= bytes.count else { return nil }
                self.init(
                    .jpeg, width: PictureHeader.number(bytes[index + 7..<index + 9]),
                    height: PictureHeader.number(bytes[index + 5..<index + 7]))
                return
            }
            // The picture itself, or its end: no frame has come.
            if marker == 0xDA || marker == 0xD9 || length < 2 { return nil }
            index += 2 + length
        }
        return nil
    }

    private init?(_ format: Picture.Format, width: Int, height: Int) {
        guard (1...100_000).contains(width), (1...100_000).contains(height) else { return nil }
        self.format = format
        self.width = width
        self.height = height
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
}
