import Layout

/// Random trees and proposals: the same for the same seed, on every machine.
struct RandomTrees {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// SplitMix64 (Steele, Lea, Flood 2014).
    private mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    private mutating func number(below limit: Int) -> Int { Int(next() % UInt64(limit)) }

    private mutating func length(upTo limit: Int) -> Double { Double(number(below: limit * 4)) / 4 }

    private mutating func maybe(_ value: (inout RandomTrees) -> Double) -> Double? {
        number(below: 2) == 0 ? nil : value(&self)
    }

    mutating func tree(depth: Int) -> TreeSpec {
        if depth == 0 { return leaf() }
        switch number(below: 14) {
        case 0, 1, 2, 3:
            let axis: Axis = number(below: 2) == 0 ? .horizontal : .vertical
            return .stack(axis, spacing: Double(number(below: 3) * 4), children(depth: depth))
        case 4: return .pile(children(depth: depth))
        case 5: return .padding(length(upTo: 20), tree(depth: depth - 1))
        case 6:
            return .fixedFrame(
                width: maybe { $0.length(upTo: 120) }, height: maybe { $0.length(upTo: 120) }, tree(depth: depth - 1))
        case 7:
            return .flexibleFrame(
                minimum: maybe { $0.length(upTo: 60) }, ideal: maybe { $0.length(upTo: 90) },
                maximum: maybe { $0.number(below: 3) == 0 ? .infinity : $0.length(upTo: 120) },
                tree(depth: depth - 1))
        case 8:
            return .fixedSize(
                horizontal: number(below: 2) == 0, vertical: number(below: 2) == 0, tree(depth: depth - 1))
        case 9: return .priority(Double(number(below: 3)), tree(depth: depth - 1))
        case 10:
            return .aspectRatio(
                maybe { 0.25 * Double(1 + $0.number(below: 12)) }, isFilling: number(below: 2) == 0,
                tree(depth: depth - 1))
        case 11: return .overlay(tree(depth: depth - 1), over: tree(depth: depth - 1))
        default: return leaf()
        }
    }

    private mutating func children(depth: Int) -> [TreeSpec] {
        (0..<1 + number(below: 4)).map { _ in tree(depth: depth - 1) }
    }

    private mutating func leaf() -> TreeSpec {
        switch number(below: 5) {
        case 0, 1: .color
        case 2, 3: .box(width: length(upTo: 100), height: length(upTo: 100))
        default: .spacer(minimum: length(upTo: 20))
        }
    }

    mutating func proposal() -> Proposal {
        func side(_ random: inout RandomTrees) -> Double? {
            switch random.number(below: 6) {
            case 0: nil
            case 1: 0
            default: random.length(upTo: 400)
            }
        }
        return Proposal(width: side(&self), height: side(&self))
    }
}
