/// How far things reach before and after a line that they share.
struct Extent {
    private(set) var before = 0.0
    private var after = 0.0
    private var isEmpty = true
    /// The center of something endless is endlessly far from both of its ends, which are then no distance apart
    /// that could be computed.
    private var isEndless = false

    var length: Double { isEndless ? .infinity : before + after }

    mutating func add(_ guide: Double, of length: Double) {
        if length == .infinity {
            isEndless = true
            return
        }
        before = isEmpty ? guide : max(before, guide)
        after = isEmpty ? length - guide : max(after, length - guide)
        isEmpty = false
    }
}
