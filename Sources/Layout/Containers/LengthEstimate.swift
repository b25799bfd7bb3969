/// The lengths of a lazy stack's rows as far as they are known, and a guess at the others.
struct LengthEstimate {
    private var sum = 0.0
    private var known: Set<Int> = []

    mutating func add(_ length: Double, at index: Int) {
        if known.insert(index).inserted { sum += length }
    }

    /// The mean of the rows placed so far; before any was, the first row's length.
    func mean(first: Double) -> Double {
        known.isEmpty ? first : sum / Double(known.count)
    }

    /// The length of all rows and the gaps between them, in points.
    func total(_ count: Int, first: Double, gap: Double) -> Double {
        sum + Double(count - known.count) * mean(first: first) + Double(count - 1) * gap
    }
}
