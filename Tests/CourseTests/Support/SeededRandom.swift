/// A linear congruential generator (Knuth's MMIX constants): the same cases on every run.
struct SeededRandom: RandomNumberGenerator {
    private var state: UInt64

    init(seed: Int) { state = UInt64(seed) }

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }

    /// Up to so many pieces, one behind the other.
    mutating func text(of pieces: [String], upTo count: Int) -> String {
        var text = ""
        for _ in 0..<Int.random(in: 1...count, using: &self) {
            text += pieces[Int.random(in: 0..<pieces.count, using: &self)]
        }
        return text
    }
}
