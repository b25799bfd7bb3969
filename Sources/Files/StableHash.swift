/// A 128-bit hash that is the same in every process and on every machine.
///
/// It is no cryptographic one. Where it names a cache entry, the entry holds the whole key and is compared with
/// it, so two keys of one hash would cost time and never give a wrong answer. (`Hasher` is seeded anew in every
/// process, and neither Foundation on Linux nor the toolchain has a stable hash.)
public struct StableHash: Hashable, Sendable {
    // FNV-1a's 64-bit offset and prime, and a second lane that starts elsewhere.
    private var first: UInt64 = 0xcbf2_9ce4_8422_2325
    private var second: UInt64 = 0x6c62_272e_07bb_0142
    private static let prime: UInt64 = 0x0000_0100_0000_01b3

    public init() {}

    public init(_ text: String) {
        combine(text)
    }

    public mutating func combine(_ text: String) {
        var text = text
        text.withUTF8 { combine(UnsafeRawBufferPointer($0)) }
        // Ends a part, so that "ab", "c" and "a", "bc" differ.
        mix(0xff)
    }

    /// Eight bytes a step, the last ones filled up with zeros.
    public mutating func combine(_ bytes: UnsafeRawBufferPointer) {
        var offset = 0
        while offset + 8 <= bytes.count {
            mix(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
            offset += 8
        }
        var rest: UInt64 = 0
        for (place, byte) in bytes[offset...].enumerated() { rest |= UInt64(byte) << UInt64(8 * place) }
        mix(rest)
        mix(UInt64(bytes.count))
    }

    private mutating func mix(_ word: UInt64) {
        first = (first ^ word) &* Self.prime
        first ^= first >> 32
        second = (second &+ word) &* 0x9e37_79b9_7f4a_7c15
        second = (second << 29) | (second >> 35)
    }

    /// 32 hexadecimal digits.
    public var description: String { Self.hexadecimal(first) + Self.hexadecimal(second) }

    private static func hexadecimal(_ word: UInt64) -> String {
        let digits = String(word, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
