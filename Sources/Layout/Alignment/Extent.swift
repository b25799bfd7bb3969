/// How far things reach before and after a line that they share.
struct Extent {
    private(set) var before = 0.0
    private var after = 0.0
    private var isEmpty = true

    var length: Double { before + after }

    mutating func add(_ guide: Double, of length: Double) {
        before = isEmpty ? guide : max(before, guide)
        after = isEmpty ? length - guide : max(after, length - guide)
        isEmpty = false
    }
}
