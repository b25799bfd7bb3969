import Testing

@testable import LayoutUI

/// Paths combined by what is inside of them, tested at points whose place is plain.
@Suite struct PathOperationTests {
    private let left = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    private let right = Path(CGRect(x: 5, y: 0, width: 10, height: 10))
    /// In the left square only, in both, in the right one only, in none.
    private let points = [2.0, 7, 12, 20].map { CGPoint(x: $0, y: 5) }

    private func inside(_ path: Path) -> [Bool] { points.map { path.contains($0) } }

    @Test func combinesOverlappingSquares() {
        #expect(inside(left.union(right)) == [true, true, true, false])
        #expect(inside(left.intersection(right)) == [false, true, false, false])
        #expect(inside(left.subtracting(right)) == [true, false, false, false])
        #expect(inside(left.symmetricDifference(right)) == [true, false, true, false])
    }

    /// Edges that lie on each other, equal paths, paths that touch or are apart.
    @Test func combinesPathsWithEdgesInCommon() {
        #expect(inside(left.union(left)) == [true, true, false, false])
        #expect(left.subtracting(left).isEmpty)
        let beside = Path(CGRect(x: 10, y: 0, width: 10, height: 10))
        #expect(left.intersection(beside).isEmpty)
        let both = left.union(beside)
        #expect(both.boundingRect == CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(both.contains(CGPoint(x: 10, y: 5)))
        let far = Path(CGRect(x: 100, y: 0, width: 5, height: 5))
        #expect(inside(left.subtracting(far)) == [true, true, false, false])
    }

    /// A ring: the inner circle is cut out of the outer one, which has no edge in common with it.
    @Test func cutsAHole() {
        let ring = Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40))
            .subtracting(Path(ellipseIn: CGRect(x: 10, y: 10, width: 20, height: 20)))
        #expect(ring.contains(CGPoint(x: 5, y: 20)))
        #expect(!ring.contains(CGPoint(x: 20, y: 20)))
    }

    /// A line of 10 along the axis, 4 wide: 2 to each side; square ends reach 2 farther, dashes leave gaps.
    @Test func strokesAreOutlined() {
        var line = Path()
        line.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0)])
        let butt = line.strokedPath(StrokeStyle(lineWidth: 4))
        #expect(butt.boundingRect == CGRect(x: 0, y: -2, width: 10, height: 4))
        let square = line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .square))
        #expect(square.boundingRect == CGRect(x: -2, y: -2, width: 14, height: 4))
        let dashed = line.strokedPath(StrokeStyle(lineWidth: 4, dash: [3, 2]))
        #expect([1.0, 4, 6, 9].map { dashed.contains(CGPoint(x: $0, y: 0)) } == [true, false, true, false])
    }

    /// A right angle with a miter reaches the outer corner, a bevel does not.
    @Test func cornersAreJoined() {
        var corner = Path()
        corner.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
        let tip = CGPoint(x: 11.8, y: -1.8)
        #expect(corner.strokedPath(StrokeStyle(lineWidth: 4)).contains(tip))
        #expect(!corner.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: .bevel)).contains(tip))
        #expect(!corner.strokedPath(StrokeStyle(lineWidth: 4, miterLimit: 1)).contains(tip))
    }

    /// An inset rounded rectangle is parallel to the outer one: its radius is smaller by the inset.
    @Test func insetRadiiShrink() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
        let inset = RoundedRectangle(cornerRadius: 20, style: .circular).inset(by: 5).path(in: rect)
        let small = Path(
            roundedRect: CGRect(x: 5, y: 5, width: 90, height: 90), cornerRadius: 15, style: .circular)
        #expect(inset == small)
    }

    /// A stroke without a paint is a shape: 4 wide around a rectangle, it covers 2 to each side of the edge and not the
    /// middle; stroked again, it has two edges; trimmed, moved and combined, it is as any other shape.
    @Test func aStrokeIsAShape() {
        let square = CGRect(x: 0, y: 0, width: 40, height: 40)
        func covers<S: Shape>(_ shape: S, _ points: [(CGFloat, CGFloat)]) -> [Bool] {
            let path = shape.path(in: square)
            return points.map { path.contains(CGPoint(x: $0.0, y: $0.1)) }
        }
        let ring = Rectangle().stroke(lineWidth: 4)
        #expect(covers(ring, [(-1, 20), (1, 20), (3, 20), (20, 20)]) == [true, true, false, false])
        #expect(covers(ring.offset(x: 10, y: 0), [(1, 20), (9, 20), (11, 20)]) == [false, true, true])
        #expect(covers(Rectangle().subtracting(ring), [(1, 20), (20, 20)]) == [false, true])
        let half = Rectangle().trim(from: 0, to: 0.25).stroke(style: StrokeStyle(lineWidth: 4))
        #expect(covers(half, [(20, 1), (20, 39)]) == [true, false])
    }

    /// Filled, it is drawn as the same line in the paint.
    @MainActor @Test func aFilledStrokeIsDrawnAsALine() {
        let line = StrokeStyle(lineWidth: 3, lineCap: .round, dash: [4, 2])
        let filled = hosted(Circle().trim(from: 0, to: 0.7).stroke(style: line).fill(.red)).snapshot().drawing
        let stroked = hosted(Circle().trim(from: 0, to: 0.7).stroke(.red, style: line)).snapshot().drawing
        #expect(filled == stroked)
        let plain = hosted(Circle().stroke(lineWidth: 3)).snapshot()
        #expect(plain.drawing == hosted(Circle().stroke(ForegroundStyle(), lineWidth: 3)).snapshot().drawing)
        #expect(plain.root.all("Circle").map(\.frame.height) == [402])
    }
}
