import Testing

@testable import QuizCore

@Suite("Decoding keys")
struct KeyDecoderTests {
    private static let cases: [(bytes: String, keys: [Key])] = [
        ("a", [.character("a")]), ("\r", [.enter]), ("\n", [.enter]), (" ", [.character(" ")]),
        ("\u{7F}", [.backspace]),
        ("\u{15}", [.eraseLine]), ("\u{4}", [.endOfInput]), ("\u{1B}[A\u{1B}OB", [.up, .down]),
        ("\u{1B}[5~\u{1B}[6~", [.pageUp, .pageDown]), ("é日😀", [.character("é"), .character("日"), .character("😀")]),
        // Unknown sequences, mouse reports and pasted brackets do nothing, and what follows still counts.
        ("\u{1B}[1;5Cx", [.character("x")]), ("\u{1B}[<0;3;4Mx", [.character("x")]),
        ("\u{1B}[200~x", [.character("x")]),
        ("\u{1B}xy", [.character("y")]), ("\u{1}\u{2}x", [.character("x")]), ("\u{1B}\u{1B}[A", [.up]),
    ]

    @Test(arguments: cases)
    func decodes(bytes: String, keys: [Key]) {
        var whole = KeyDecoder()
        #expect(whole.keys(Array(bytes.utf8)) == keys)
        // The same when every byte comes alone.
        var pieces = KeyDecoder()
        #expect(bytes.utf8.flatMap { pieces.keys([$0]) } == keys)
    }

    /// Bytes that are no UTF-8, and sequences that never end, do not block what comes later.
    @Test(arguments: [[0xFF], [0xC3, 0x28], [0xE2, 0x82], [0x80], [0x1B, 0x5B] + Array(repeating: 0x30, count: 40)])
    func survives(bytes: [UInt8]) {
        var decoder = KeyDecoder()
        _ = decoder.keys(bytes)
        #expect(decoder.keys(Array("xq".utf8)).last == .character("q"))
    }
}
