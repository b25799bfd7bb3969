/// What a node answered to the proposals it was asked about since its content last changed.
///
/// Two entries are kept in place, since most nodes are asked three or four times and a heap block for each
/// would cost more than the answers; the rest go to an array.
struct MeasureMemo {
    private struct Entry {
        var proposal: Proposal
        var size: Size
    }

    /// Beyond this many answers the oldest are forgotten: a node that is resized for ever must not grow.
    private static let capacity = 14

    private var first: Entry?
    private var second: Entry?
    private var more: ContiguousArray<Entry> = []
    private var oldest = 0

    @inline(__always)
    func answer(to proposal: Proposal) -> Size? {
        if let first, first.proposal == proposal { return first.size }
        if let second, second.proposal == proposal { return second.size }
        for entry in more where entry.proposal == proposal { return entry.size }
        return nil
    }

    @inline(__always)
    mutating func remember(_ size: Size, for proposal: Proposal) {
        let entry = Entry(proposal: proposal, size: size)
        if first == nil {
            first = entry
        } else if second == nil {
            second = entry
        } else if more.count < MeasureMemo.capacity {
            more.append(entry)
        } else {
            more[oldest] = entry
            oldest = (oldest + 1) % MeasureMemo.capacity
        }
    }

    mutating func forget() {
        first = nil
        second = nil
        more.removeAll(keepingCapacity: true)
        oldest = 0
    }
}
