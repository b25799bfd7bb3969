/// The lengths of a lazy stack's rows and of the gaps before them as far as they are known, and a guess at the
/// others.
struct LengthEstimate {
    private var rows: [Int: (length: Double, gap: Double?)] = [:]
    private var lengthSum = 0.0
    private var lengthCount = 0
    private var gapSum = 0.0
    private var gapCount = 0
    /// What holds as long as nothing is known: what was known of the rows before they became others.
    private var fallback: (length: Double, gap: Double)?

    /// Of so many rows each length is remembered; beyond that they only count in the means.
    private static let mostRows = 4_096

    /// Whether nothing is known of any row.
    var isEmpty: Bool { lengthCount == 0 && fallback == nil }

    /// - Parameter gap: Before the row; nil if the row before it was not placed with it.
    mutating func set(_ length: Double, gap: Double?, at index: Int) {
        if let known = rows[index] {
            if known.length == length, gap == nil || known.gap == gap { return }
            lengthSum -= known.length
            lengthCount -= 1
            if let knownGap = known.gap {
                gapSum -= knownGap
                gapCount -= 1
            }
        } else if rows.count >= LengthEstimate.mostRows {
            rows.removeAll(keepingCapacity: true)
        }
        rows[index] = (length, gap)
        lengthSum += length
        lengthCount += 1
        if let gap {
            gapSum += gap
            gapCount += 1
        }
    }

    /// A row's length, if it is remembered.
    func length(at index: Int) -> Double? { rows[index]?.length }

    /// Where the rows end that follow on a position and of which each length and gap is remembered.
    ///
    /// Gaps and lengths are added one by one, as they are when the rows are placed: the sum is the same to the last bit.
    func end(after index: Int, at position: Double, _ count: Int) -> (index: Int, position: Double) {
        var (index, position) = (index, position)
        while index < count, let row = rows[index], let gap = row.gap {
            position += gap
            position += row.length
            index += 1
        }
        return (index, position)
    }

    /// The rows became others: what is known is a guess at best.
    mutating func forgetRows() {
        guard lengthCount > 0 else { return }
        var next = LengthEstimate()
        next.fallback = (mean(first: 0), meanGap(first: 0))
        self = next
    }

    /// The mean of the rows placed so far; before any was, the first row's length.
    func mean(first: Double) -> Double {
        lengthCount == 0 ? fallback?.length ?? first : lengthSum / Double(lengthCount)
    }

    /// The mean of the gaps between them, likewise.
    func meanGap(first: Double) -> Double {
        gapCount == 0 ? fallback?.gap ?? first : gapSum / Double(gapCount)
    }
}
