import Testing

@testable import Typesetting

@Suite struct BoundedCacheTests {
    @Test func makesEachAnswerOnce() {
        var cache = BoundedCache<Int, Int>(capacity: 10)
        var made = 0
        for _ in 0..<3 {
            let answer = cache.value(for: 1) {
                made += 1
                return 7
            }
            #expect(answer == 7)
        }
        #expect(made == 1)
    }

    /// With room for two (twice over), what is asked for all the time stays, the rest goes.
    @Test func forgetsWhatIsNotAskedFor() {
        var cache = BoundedCache<Int, Int>(capacity: 2)
        var made: [Int] = []
        func ask(_ key: Int) {
            _ = cache.value(for: key) {
                made.append(key)
                return key
            }
        }
        for key in 1...20 {
            ask(0)
            ask(key)
        }
        #expect(made == Array(0...20).sorted())
        ask(1)
        #expect(made.last == 1)
    }
}
