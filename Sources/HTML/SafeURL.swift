/// An address that is safe to follow: relative, or of a scheme that only shows something.
///
/// `javascript:` and `data:` run or hide code; any scheme that is not on the list is refused.
public struct SafeURL: Equatable, Hashable, Sendable {
    /// Percent-encoded where a lesson's text was not; not yet escaped for HTML.
    public let text: String

    private init(checked text: String) { self.text = text }

    static let schemes: Set<String> = ["http", "https", "mailto"]

    /// nil if the scheme is not allowed, or the address names a host without a scheme (`//host`): a page read
    /// from a disk would make that a file.
    ///
    /// A browser skips tabs and line breaks inside an address and blanks and controls before it; they are
    /// encoded or removed here before the scheme is looked at.
    public init?(untrusted address: String) {
        var scalars = address.unicodeScalars.filter { $0.value > 0x1F && $0.value != 0x7F }[...]
        while let first = scalars.first, first == " " { scalars.removeFirst() }
        while let last = scalars.last, last == " " { scalars.removeLast() }
        guard !scalars.isEmpty else { return nil }
        // By scalars: a mark behind a colon makes one character of both, and a browser sees the colon.
        if let colon = scalars.firstIndex(of: ":"),
            !scalars[..<colon].contains(where: { ["/", "?", "#"].contains($0) })
        {
            guard Self.schemes.contains(Self.text(scalars[..<colon]).lowercased()) else { return nil }
        } else if scalars.first == "\\" || scalars.starts(with: ["/", "/"]) || scalars.starts(with: ["/", "\\"]) {
            return nil
        }
        text = Self.encode(Self.text(scalars), keeping: Self.reserved + "%")
    }

    private static func text(_ scalars: Substring.UnicodeScalarView) -> String {
        String(String.UnicodeScalarView(scalars))
    }

    /// A path made of names: each is encoded whole, so that none can leave its folder or name a scheme.
    public static func path(_ names: [String], up: Int = 0, fragment: String? = nil) -> SafeURL {
        var text = String(repeating: "../", count: up)
        text += names.map { encode($0, keeping: "") }.joined(separator: "/")
        if let fragment { text += "#" + encode(fragment, keeping: "") }
        return SafeURL(checked: text)
    }

    /// A place on the same page.
    public static func fragment(_ id: String) -> SafeURL {
        SafeURL(checked: "#" + encode(String(id.map { $0.isWhitespace ? "-" : $0 }), keeping: ""))
    }

    public enum PictureFormat: String, Sendable {
        case png = "image/png"
        case jpeg = "image/jpeg"
    }

    /// A picture's bytes as an address of their own. Formats that hold no code only; whatever is no base 64 is left
    /// out.
    public static func picture(_ format: PictureFormat, base64: String) -> SafeURL {
        let digits = base64.unicodeScalars.filter {
            switch $0 {
            case "A"..."Z", "a"..."z", "0"..."9", "+", "/", "=": true
            default: false
            }
        }
        return SafeURL(checked: "data:\(format.rawValue);base64," + String(String.UnicodeScalarView(digits)))
    }

    /// RFC 3986, section 2.2.
    private static let reserved = ":/?#[]@!$&'()*+,;="

    /// Percent-encodes UTF-8 bytes that are neither unreserved (RFC 3986, section 2.3) nor in `kept`.
    private static func encode(_ text: String, keeping kept: String) -> String {
        let kept = Set(kept.utf8)
        var result = ""
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"):
                result.unicodeScalars.append(Unicode.Scalar(byte))
            case _ where kept.contains(byte):
                result.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let hex = String(byte, radix: 16, uppercase: true)
                result += byte < 16 ? "%0" + hex : "%" + hex
            }
        }
        return result
    }
}
