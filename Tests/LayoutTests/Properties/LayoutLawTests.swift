import Layout
import Testing

/// What must hold of any tree, on seeded random ones. A failure is shrunk to the smallest tree that shows it.
struct LayoutLawTests {
    private static let treesPerSeed = 500

    private func check(
        seed: UInt64, depth: Int, _ law: (TreeSpec, Proposal) -> String?
    ) {
        var random = RandomTrees(seed: seed)
        for _ in 0..<Self.treesPerSeed {
            let spec = random.tree(depth: depth)
            let proposal = random.proposal()
            guard law(spec, proposal) != nil else { continue }
            var smallest = spec
            while let next = smallest.smaller.first(where: { law($0, proposal) != nil }) { smallest = next }
            Issue.record("\(smallest) in \(proposal): \(law(smallest, proposal) ?? "")")
            return
        }
    }

    /// Thirds and sums in another order differ in the last bits.
    private func near(_ a: Double, _ b: Double) -> Bool { a == b || abs(a - b) <= 1e-9 * max(abs(a), abs(b), 1) }

    private func near(_ a: Rect, _ b: Rect) -> Bool {
        near(a.minX, b.minX) && near(a.minY, b.minY) && near(a.width, b.width) && near(a.height, b.height)
    }

    @Test(arguments: 1...8 as ClosedRange<UInt64>)
    func framesAreThoseOfTheNaiveImplementation(seed: UInt64) {
        check(seed: seed, depth: 4) { spec, proposal in
            let tree = BuiltTree(spec)
            tree.place(proposal)
            let expected = NaiveLayout.frames(
                NaiveLayout.Place(spec: spec, axis: nil), proposal, at: .zero)
            guard tree.frames.count == expected.count else { return "another number of nodes" }
            for (index, (frame, other)) in zip(tree.frames, expected).enumerated() where !near(frame, other) {
                return "node \(index): \(frame), naive \(other)"
            }
            return nil
        }
    }

    @Test(arguments: 11...14 as ClosedRange<UInt64>)
    func aStackHoldsItsChildrenAndOffersNothingNegative(seed: UInt64) {
        check(seed: seed, depth: 5) { spec, proposal in
            // Where nothing was offered across, what keeps a shape may be longer in the stack's second layout.
            if spec.hasAspectRatio { return nil }
            let tree = BuiltTree(spec)
            tree.place(proposal)
            for node in tree.nodes {
                guard let stack = node as? StackNode else { continue }
                for child in stack.children {
                    let offer = child.placedProposal
                    if offer.width ?? 0 < 0 || offer.height ?? 0 < 0 { return "offered \(offer)" }
                    let (outer, inner) = (stack.frame, child.frame)
                    let axis = stack.axis
                    if inner.start(axis) < outer.start(axis) - 1e-6 || inner.end(axis) > outer.end(axis) + 1e-6 {
                        return "\(inner) reaches out of \(outer)"
                    }
                }
            }
            return nil
        }
    }

    @Test(arguments: 21...24 as ClosedRange<UInt64>)
    func placingTwiceGivesTheSameFrames(seed: UInt64) {
        check(seed: seed, depth: 5) { spec, proposal in
            let tree = BuiltTree(spec)
            tree.place(proposal)
            let first = tree.frames
            tree.place(Proposal(width: 77, height: 33))
            tree.place(proposal)
            return tree.frames == first ? nil : "other frames the second time"
        }
    }

    @Test(arguments: 31...34 as ClosedRange<UInt64>)
    func aFixedLeafNeverChanges(seed: UInt64) {
        check(seed: seed, depth: 5) { spec, proposal in
            let tree = BuiltTree(spec)
            tree.place(proposal)
            for node in tree.nodes {
                if let leaf = node as? FixedNode, leaf.frame.size != leaf.fixedSize { return "\(leaf.frame)" }
            }
            return nil
        }
    }

    @Test(arguments: 41...44 as ClosedRange<UInt64>)
    func rightToLeftIsTheMirror(seed: UInt64) {
        check(seed: seed, depth: 5) { spec, proposal in
            let (left, right) = (BuiltTree(spec), BuiltTree(spec, isRightToLeft: true))
            left.place(proposal)
            right.place(proposal)
            let width = left.root.frame.width
            for (index, (a, b)) in zip(left.frames, right.frames).enumerated() {
                let mirrored = Rect(x: width - a.maxX, y: a.minY, width: a.width, height: a.height)
                if !near(mirrored, b) { return "node \(index): \(b) is not the mirror of \(a)" }
            }
            return nil
        }
    }

    /// Below a lazy column of random rows nothing moves once its length is known.
    @Test(arguments: 51...54 as ClosedRange<UInt64>)
    func aLazyColumnSettles(seed: UInt64) {
        check(seed: seed, depth: 3) { spec, proposal in
            let column = TreeSpec.lazy(.vertical, spacing: 4, [spec, .box(width: 7, height: 9), spec, .color])
            let space = Size(width: proposal.width ?? 300, height: proposal.height ?? 200)
            let tree = BuiltTree(column)
            tree.show(in: space)
            let first = tree.frames
            tree.show(in: space)
            return tree.frames == first ? nil : "other frames the second time"
        }
    }

    @Test(arguments: 61...64 as ClosedRange<UInt64>)
    func rightToLeftIsTheMirrorOfALazyColumn(seed: UInt64) {
        check(seed: seed, depth: 3) { spec, proposal in
            let column = TreeSpec.lazy(.vertical, spacing: 4, [spec, .box(width: 7, height: 9), spec, .color])
            let space = Size(width: proposal.width ?? 300, height: proposal.height ?? 200)
            let (left, right) = (BuiltTree(column), BuiltTree(column, isRightToLeft: true))
            left.show(in: space)
            right.show(in: space)
            for (index, (a, b)) in zip(left.frames, right.frames).enumerated() where a != .zero || b != .zero {
                let mirrored = Rect(x: space.width - a.maxX, y: a.minY, width: a.width, height: a.height)
                if !near(mirrored, b) { return "node \(index): \(b) is not the mirror of \(a)" }
            }
            return nil
        }
    }

    @Test(arguments: 71...74 as ClosedRange<UInt64>)
    func nothingIsOfferedOrAnsweredThatIsNoLength(seed: UInt64) {
        check(seed: seed, depth: 5) { spec, proposal in
            let tree = BuiltTree(spec)
            tree.place(proposal)
            for node in tree.nodes {
                let (offer, size) = (node.placedProposal, node.frame.size)
                for length in [offer.width ?? 0, offer.height ?? 0, size.width, size.height] where !(length >= 0) {
                    return "offered \(offer), answered \(size)"
                }
            }
            return nil
        }
    }

    /// Depth 60: every node works out a bounded number of answers. A row's child is asked at 0, at infinity, for
    /// its share and for its place; the two axes' questions combine, but do not multiply with depth.
    @Test func measuresDoNotGrowWithDepth() {
        var spec = TreeSpec.color
        for level in 0..<60 {
            let axis: Axis = level.isMultiple(of: 2) ? .horizontal : .vertical
            spec = .stack(axis, spacing: 4, [.box(width: 5, height: 5), spec, .spacer(minimum: 2)])
        }
        let tree = BuiltTree(spec)
        tree.place(Proposal(width: 3000, height: 3000))
        let most = tree.nodes.map(\.measures).max() ?? 0
        #expect(most <= 16)
    }

    /// The same where other modifiers and piles stand between the stacks.
    @Test(arguments: 1...4 as ClosedRange<Int>)
    func measuresDoNotGrowWithDepthInMixedTrees(period: Int) {
        var spec = TreeSpec.color
        for level in 0..<60 {
            let axis: Axis = level.isMultiple(of: 2) ? .horizontal : .vertical
            let row = TreeSpec.stack(axis, spacing: 4, [.box(width: 5, height: 5), spec, .spacer(minimum: 2)])
            switch level % (period + 1) {
            case 1: spec = .flexibleFrame(minimum: 10, ideal: nil, maximum: .infinity, row)
            case 2: spec = .overlay(.color, over: .padding(1, row))
            case 3: spec = .fixedSize(horizontal: axis == .horizontal, vertical: false, row)
            case 4: spec = .pile([.box(width: 3, height: 3), row])
            default: spec = row
            }
        }
        let tree = BuiltTree(spec)
        tree.place(Proposal(width: 3000, height: 3000))
        let most = tree.nodes.map(\.measures).max() ?? 0
        #expect(most <= 16)
    }
}
