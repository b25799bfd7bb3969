/// Turns a terminal's bytes into keys. A key may come in pieces: what is not complete waits.
struct KeyDecoder {
    private var pending: [UInt8] = []

    private static let escape: UInt8 = 0x1B

    /// The keys that are complete with these bytes.
    mutating func keys(_ bytes: some Sequence<UInt8>) -> [Key] {
        pending += bytes
        var keys: [Key] = []
        while let length = completeLength() {
            if let key = Self.key(pending.prefix(length)) { keys.append(key) }
            pending.removeFirst(length)
        }
        return keys
    }

    /// How many bytes the first key has; nil while it is not complete.
    private func completeLength() -> Int? {
        guard let first = pending.first else { return nil }
        if first == Self.escape { return escapeLength() }
        let length =
            switch first {
            case 0xC2...0xDF: 2
            case 0xE0...0xEF: 3
            case 0xF0...0xF4: 4
            default: 1
            }
        let continued = pending.prefix(length).dropFirst().prefix { $0 & 0xC0 == 0x80 }.count + 1
        if continued == length { return length }
        return pending.count > continued ? continued : nil
    }

    /// Control sequences end with a byte from @ to ~; `ESC O` and other pairs have one byte more.
    private func escapeLength() -> Int? {
        guard pending.count > 1 else { return nil }
        switch pending[1] {
        case UInt8(ascii: "["):
            guard let end = pending.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0) }) else {
                // No sequence is this long: give up on it.
                return pending.count > 32 ? pending.count : nil
            }
            return end + 1
        case UInt8(ascii: "O"): return pending.count > 2 ? 3 : nil
        // A lone escape, and another begins.
        case Self.escape: return 1
        default: return 2
        }
    }

    private static func key(_ bytes: ArraySlice<UInt8>) -> Key? {
        let text = String(decoding: bytes, as: UTF8.self)
        switch text {
        case "\r", "\n": return .enter
        case "\u{7F}", "\u{8}": return .backspace
        case "\u{15}": return .eraseLine
        case "\u{4}": return .endOfInput
        case "\u{1B}[A", "\u{1B}OA": return .up
        case "\u{1B}[B", "\u{1B}OB": return .down
        case "\u{1B}[5~": return .pageUp
        case "\u{1B}[6~": return .pageDown
        default:
            guard bytes.first != escape, text.count == 1, let character = text.first,
                character.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control })
            else { return nil }
            return .character(character)
        }
    }
}
