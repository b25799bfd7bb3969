/// The lengths of a lazy stack's rows and of the gaps before them as far as they are known, and a guess at the
/// others.
struct LengthEstimate {
    private var rows: [Int: (length: Double, gap: Double?)] = [:]
    private var lengthSum = 0.0
    private var gapSum = 0.0
    private var gapCount = 0

    /// - Parameter gap: Before the row; nil if the row before it was not placed with it.
    mutating func set(_ length: Double, gap: Double?, at index: Int) {
        if let known = rows[index] {
            lengthSum -= known.length
            if let knownGap = known.gap {
                gapSum -= knownGap
                gapCount -= 1
            }
        }
        rows[index] = (length, gap)
        lengthSum += length
        if let gap {
            gapSum += gap
            gapCount += 1
        }
    }

    /// The mean of the rows placed so far; before any was, the first row's length.
    func mean(first: Double) -> Double {
        rows.isEmpty ? first : lengthSum / Double(rows.count)
    }

    private func meanGap(first: Double) -> Double {
        gapCount == 0 ? first : gapSum / Double(gapCount)
    }

    /// The length of all rows and the gaps between them, in points.
    ///
    /// - Parameters:
    ///   - first: The first row's length.
    ///   - gap: Between two rows like the first.
    func total(_ count: Int, first: Double, gap: Double) -> Double {
        lengthSum + Double(count - rows.count) * mean(first: first) + gapSum
            + Double(max(count - 1 - gapCount, 0)) * meanGap(first: gap)
    }
}
