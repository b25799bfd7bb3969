/// Divides bytes into lines of text. A line may come in pieces.
struct LineDecoder {
    private var pending: [UInt8] = []
    /// Longer lines are no answers: what is beyond is dropped.
    private static let longest = 4096

    mutating func lines(_ bytes: some Sequence<UInt8>) -> [String] {
        var lines: [String] = []
        for byte in bytes {
            if byte == UInt8(ascii: "\n") {
                lines.append(String(decoding: pending, as: UTF8.self))
                pending = []
            } else if pending.count < Self.longest {
                pending.append(byte)
            }
        }
        return lines
    }

    /// A last line that no newline ends.
    mutating func rest() -> String? {
        defer { pending = [] }
        return pending.isEmpty ? nil : String(decoding: pending, as: UTF8.self)
    }
}
