/// How a stack divides its length among its children. (engine.md, section 2.)
///
/// The working memory is kept between calls: a stack divides several times in every pass.
struct StackDivision {
    /// What a child was offered and what it took.
    struct Share {
        var proposal: Proposal
        var size: Size
    }

    private(set) var shares: ContiguousArray<Share> = []
    private var ranges: ContiguousArray<LengthRange> = []
    private var order: ContiguousArray<Int> = []

    /// - Parameter totalGap: The sum of the spacings, in points.
    mutating func divide(
        _ proposal: Proposal, among children: ContiguousArray<LayoutNode>, along axis: Axis, totalGap: Double
    ) {
        shares.removeAll(keepingCapacity: true)
        order.removeAll(keepingCapacity: true)
        // Without a length to divide (or with all there is), every child is offered the same.
        guard let length = proposal[axis], length < .infinity else {
            for child in children { shares.append(Share(proposal: proposal, size: child.size(proposal))) }
            return
        }
        let across = proposal[axis.other]
        if children.count == 1 {
            let offer = Proposal(along: axis, max(length, 0), across: across)
            shares.append(Share(proposal: offer, size: children[0].size(offer)))
            return
        }
        // Each child's shortest and longest length.
        ranges.removeAll(keepingCapacity: true)
        for (index, child) in children.enumerated() {
            ranges.append(LengthRange(of: child, along: axis, across: across))
            shares.append(Share(proposal: .zero, size: .zero))
            order.append(index)
        }
        sortByPriorityAndFlexibility()

        // What is left after the spacings and the minimums of all groups of a lower priority.
        var available = length - totalGap
        let highest = ranges[order[0]].priority
        for range in ranges where range.priority < highest { available -= range.minimum }

        var start = 0
        while start < order.count {
            let priority = ranges[order[start]].priority
            var end = start
            while end < order.count, ranges[order[end]].priority == priority {
                // On reaching a lower group its own minimums are there to be divided again.
                if start > 0 { available += ranges[order[end]].minimum }
                end += 1
            }
            for position in start..<end {
                let index = order[position]
                let offer = Proposal(
                    along: axis, max(available / Double(end - position), 0), across: across)
                let size = children[index].size(offer)
                shares[index] = Share(proposal: offer, size: size)
                available -= size[axis]
            }
            start = end
        }
    }

    /// High priority first; then the least flexible; of two without a limit the one with the larger minimum;
    /// else the order of the source. Insertion keeps equal ones in order, and stacks are short.
    private mutating func sortByPriorityAndFlexibility() {
        if order.count > 32 {
            // Swift's sort is stable today but not by contract: the index decides what is equal.
            let ranges = ranges
            order.sort { a, b in
                if ranges[a].precedes(ranges[b]) { return true }
                return ranges[b].precedes(ranges[a]) ? false : a < b
            }
            return
        }
        for start in 1..<order.count {
            let index = order[start]
            var position = start
            while position > 0, ranges[index].precedes(ranges[order[position - 1]]) {
                order[position] = order[position - 1]
                position -= 1
            }
            order[position] = index
        }
    }

    /// The children's turns in the division that was made last, of so long a stack; none where every child was
    /// offered the same. It follows the division, and asks no child.
    func turns(length: Double, along axis: Axis, totalGap: Double) -> ContiguousArray<StackTurn> {
        var turns = ContiguousArray<StackTurn>()
        guard let first = order.first else { return turns }
        var kept = 0.0
        for range in ranges where range.priority < ranges[first].priority { kept += range.minimum }
        var available = length - totalGap - kept
        var start = 0
        while start < order.count {
            let priority = ranges[order[start]].priority
            var end = start
            while end < order.count, ranges[order[end]].priority == priority {
                if start > 0 {
                    available += ranges[order[end]].minimum
                    kept -= ranges[order[end]].minimum
                }
                end += 1
            }
            for position in start..<end {
                let index = order[position]
                let took = shares[index].size[axis]
                turns.append(
                    StackTurn(
                        child: index, priority: priority, minimum: ranges[index].minimum,
                        maximum: ranges[index].maximum, available: available, sharers: end - position, kept: kept,
                        offered: shares[index].proposal[axis] ?? 0, took: took))
                available -= took
            }
            start = end
        }
        return turns
    }
}
