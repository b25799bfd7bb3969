import Testing

@testable import Decks

@Suite("The lock file")
struct DeckLockTests {
    @Test func readsWhatItWrites() throws {
        var lock = DeckLock()
        lock.entries["b"] = DeckLock.Entry(hash: "22", modified: 5)
        lock.entries["a"] = DeckLock.Entry(hash: "11", modified: 7)
        #expect(lock.text.hasSuffix("\na\t11\t7\nb\t22\t5\n"))
        #expect(try DeckLock(lock.text, path: "") == lock)
    }

    /// A checkout may have turned the line ends.
    @Test func readsOtherLineEnds() throws {
        let lock = try DeckLock("# x\r\na\t11\t7\r\n", path: "")
        #expect(lock.entries == ["a": DeckLock.Entry(hash: "11", modified: 7)])
    }

    @Test(arguments: [
        "a 11 7", "a\t11", "a\t11\tx", "a\t11\t-1", "a\t11\t0", "a\t11\t\(Int.max)", "a\t11\t253402300800",
        "a\t11\t7\t9", "\t11\t7", "<<<<<<< HEAD",
    ])
    func refuses(line: String) {
        let error = #expect(throws: DeckError.self) { try DeckLock("# x\n\(line)\n", path: "Cards/decks.lock") }
        #expect(error?.diagnostics.first?.path == "Cards/decks.lock")
        #expect(error?.diagnostics.first?.position.line == 2)
    }
}
