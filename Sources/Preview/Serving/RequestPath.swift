/// The path of a request, decoded strictly: what is not plainly a file's path in the site is none.
struct RequestPath: Equatable {
    /// In the site, as `lessons/spacers.html`.
    let path: String

    /// - Parameter text: as it was sent, without the query.
    init?(_ text: String) {
        guard text.utf8.first == UInt8(ascii: "/"), let bytes = Self.decode(text.utf8.dropFirst()),
            let path = String(validating: bytes, as: UTF8.self),
            !path.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F || $0 == "\\" }),
            !path.split(separator: "/", omittingEmptySubsequences: false).contains(where: { $0 == "." || $0 == ".." })
        else { return nil }
        self.path = path.isEmpty ? "index.html" : path
    }

    /// nil where a percent sign stands before anything but two hexadecimal digits of a byte that a name can have.
    private static func decode(_ text: some Sequence<UInt8>) -> [UInt8]? {
        var bytes: [UInt8] = []
        var rest = Array(text)[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit) else {
                return nil
            }
            let decoded = high << 4 | low
            guard decoded != UInt8(ascii: "/") else { return nil }
            bytes.append(decoded)
        }
        return bytes
    }

    private static func digit(_ byte: UInt8) -> UInt8? { Character(Unicode.Scalar(byte)).hexDigitValue.map(UInt8.init) }
}
