// Times the engine's layout of nested rows and columns with flexible leaves. Compiled by layout.sh together with
// the sources of Layout, in one module.
import Glibc

@main
struct LayoutBenchmark {
    /// Children of each row and column: trees of 111, 1,111, 11,111 and 111,111 nodes.
    private static let children = 10

    private static func build(depth: Int, _ axis: Axis, _ count: inout Int) -> LayoutNode {
        count += 1
        if depth == 0 { return FlexibleNode() }
        let center: AlignmentGuide = axis == .horizontal ? .verticalCenter : .horizontalCenter
        let stack = StackNode(axis, alignment: center, spacing: 0)
        var nodes: ContiguousArray<LayoutNode> = []
        for _ in 0..<children { nodes.append(build(depth: depth - 1, axis.other, &count)) }
        stack.setChildren(nodes)
        return stack
    }

    /// Nanoseconds of processor time: other work on the machine does not count.
    private static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }

    /// Prints a line a tree: nodes, and nanoseconds a node of the fastest of five rounds.
    static func main() {
        for depth in 2...5 {
            var count = 0
            let root = build(depth: depth, .horizontal, &count)
            let repetitions = max(1, 200_000 / count)
            let pass = LayoutPass(screen: Rect(x: 0, y: 0, width: 2000, height: 1000), safeArea: .zero)
            var fastest = Double.infinity
            var width = 1000.0
            for _ in 0..<5 {
                let start = now()
                for _ in 0..<repetitions {
                    // Another size each time: nothing is answered from the pass before.
                    width += 0.25
                    root.place(at: .zero, Proposal(width: width, height: 800), pass)
                }
                fastest = min(fastest, (now() - start) / Double(repetitions * count))
            }
            print(count, Int(fastest))
        }
    }
}
