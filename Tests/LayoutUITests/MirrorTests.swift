import Layout
import Snapshot
import Testing

@testable import LayoutUI

/// From right to left everything is the mirror of what it is from left to right. (docs/engine.md, "Numbers to
/// reproduce")
@MainActor
@Suite struct MirrorTests {
    /// Puts its subviews at places that a seed decides.
    struct Scattered: LayoutUI.Layout {
        var seed: UInt64

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 150 + CGFloat(seed % 7), height: 90)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            var state = seed
            func next(_ limit: UInt64) -> CGFloat {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return CGFloat((state >> 33) % limit)
            }
            let anchors: [UnitPoint] = [.topLeading, .center, .bottomTrailing, .trailing]
            for subview in subviews {
                subview.place(
                    at: CGPoint(x: bounds.minX + next(200) - 20, y: bounds.minY + next(100)),
                    anchor: anchors[Int(next(4))], proposal: ProposedViewSize(width: next(60), height: next(60)))
            }
        }
    }

    private func frames(_ view: some View, _ direction: RunConditions.Direction) -> [Rect] {
        func all(_ record: ViewRecord) -> [Rect] { [record.frame] + record.children.flatMap(all) }
        return all(HostedView(view, on: phone.reading(direction)).snapshot().root)
    }

    @Test(arguments: 1...40 as ClosedRange<UInt64>)
    func aLayoutsPlacementsAreMirrored(seed: UInt64) {
        let view = Scattered(seed: seed) {
            Color.red
            Color.blue.frame(width: 20, height: 10)
            HStack(spacing: 3) {
                Color.green
                Color.red.frame(width: 5)
            }
            Color.red.alignmentGuide(.leading) { _ in 4 }.frame(width: 30, alignment: .leading)
        }
        expectMirror(view)
    }

    @Test func containersAndModifiersAreMirrored() {
        let view = VStack(alignment: .leading, spacing: 2) {
            Color.red.frame(width: 10, height: 5).padding(.leading, 7).offset(x: 4, y: 1)
            Color.red.frame(width: 30, height: 5).overlay(alignment: .topTrailing) { Color.blue.frame(width: 3) }
            ZStack(alignment: .bottomLeading) {
                Color.green.frame(width: 50, height: 9)
                Color.green.frame(width: 12, height: 4).position(x: 5, y: 2)
            }
            Grid(alignment: .leading) {
                GridRow {
                    Color.red.frame(width: 20, height: 3)
                    Color.red.frame(width: 9, height: 3).gridColumnAlignment(.trailing)
                }
                GridRow { Color.blue.frame(width: 40, height: 3).gridCellColumns(2) }
            }
            LazyVGrid(columns: [GridItem(.fixed(40), alignment: .leading), GridItem()]) {
                Color.red.frame(width: 5, height: 4)
                Color.blue.frame(height: 4)
            }
            GeometryReader { proxy in Color.red.frame(width: proxy.size.width / 3) }.frame(height: 10)
            Color.red.frame(height: 30)
                .safeAreaInset(edge: .leading, spacing: 3) { Color.blue.frame(width: 25) }
            ViewThatFits {
                Color.red.frame(width: 1000, height: 3)
                Color.red.frame(width: 33, height: 3)
            }
            ScrollView(.horizontal) {
                HStack {
                    Color.red.frame(width: 300, height: 8)
                    Color.blue.frame(width: 300, height: 8)
                }
            }
        }
        expectMirror(view)
    }

    /// Of the root, which is centered.
    private func expectMirror(_ view: some View) {
        let (left, right) = (frames(view, .ltr), frames(view, .rtl))
        #expect(left.count == right.count)
        let axis = left[0].midX
        for (a, b) in zip(left, right) {
            #expect(abs(2 * axis - a.maxX - b.minX) < 1e-6 && a.minY == b.minY && a.size == b.size, "\(a), \(b)")
        }
    }
}

extension Screen {
    func reading(_ direction: RunConditions.Direction) -> Screen {
        var conditions = conditions
        conditions.direction = direction
        return Screen(conditions: conditions)
    }
}
