nonisolated extension Path {
    /// The radii of a rectangle's corners by their place on the screen.
    struct CornerSizes {
        var topLeft: CGSize
        var topRight: CGSize
        var bottomRight: CGSize
        var bottomLeft: CGSize
    }

    /// A rectangle with rounded corners, clockwise from its top edge.
    mutating func addRectangle(_ rect: CGRect, corners: CornerSizes, style: RoundedCornerStyle) {
        let sizes = [corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft].map { size in
            CGSize(
                width: min(max(size.width, 0), rect.width / 2), height: min(max(size.height, 0), rect.height / 2))
        }
        let points = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ]
        // The directions of the edges to a corner and from it.
        let directions: [(CGFloat, CGFloat)] = [(0, -1), (1, 0), (0, 1), (-1, 0)]
        var isFirst = true
        for index in [1, 2, 3, 0] {
            let size = sizes[index]
            let room = CGSize(width: rect.width / 2, height: rect.height / 2)
            let corner = Corner(
                point: points[index], from: directions[index], to: directions[(index + 1) % 4], size: size, room: room,
                isContinuous: style == .continuous)
            if isFirst {
                let start =
                    sizes[0].width == 0
                    ? points[0]
                    : Corner(
                        point: points[0], from: directions[0], to: directions[1], size: sizes[0], room: room,
                        isContinuous: style == .continuous
                    ).end
                move(to: start)
                isFirst = false
            }
            corner.add(to: &self)
        }
        closeSubpath()
    }

    /// One corner: where the edge before it ends, and the curves to the edge after it.
    private struct Corner {
        let point: CGPoint
        let from: (CGFloat, CGFloat)
        let to: (CGFloat, CGFloat)
        let size: CGSize
        let room: CGSize
        let isContinuous: Bool

        /// The distances from the corner, in radii, of the points of the platform's continuous corner. (Published
        /// analyses of `UIBezierPath(roundedRect:cornerRadius:)` since iOS 7.)
        private static let reach: CGFloat = 1.528665

        /// A continuous corner needs more room than its radius; without it, it is a quarter of an ellipse.
        private var isSmooth: Bool {
            isContinuous && size.width * Corner.reach <= room.width && size.height * Corner.reach <= room.height
        }

        /// A point by its distances along the edge before and the edge after, in radii.
        private func at(_ before: CGFloat, _ after: CGFloat) -> CGPoint {
            let along = abs(from.0) == 1 ? size.width : size.height
            let across = abs(from.0) == 1 ? size.height : size.width
            return CGPoint(
                x: point.x - from.0 * before * along + to.0 * after * across,
                y: point.y - from.1 * before * along + to.1 * after * across)
        }

        var end: CGPoint { isSmooth ? at(0, Corner.reach) : at(0, 1) }

        func add(to path: inout Path) {
            if size.width <= 0 || size.height <= 0 { return path.addLine(to: point) }
            if isSmooth {
                path.addLine(to: at(Corner.reach, 0))
                path.addCurve(
                    to: at(0.63149379, 0.07491139), control1: at(1.08849296, 0), control2: at(0.86840694, 0))
                path.addCurve(
                    to: at(0.07491139, 0.63149379), control1: at(0.37282383, 0.16905956),
                    control2: at(0.16905956, 0.37282383))
                path.addCurve(
                    to: at(0, Corner.reach), control1: at(0, 0.86840694), control2: at(0, 1.08849296))
            } else {
                // The control points' distance that brings a cubic closest to a quarter circle: 4/3·(√2 − 1).
                let kappa = 1 - 0.5522847498307936
                path.addLine(to: at(1, 0))
                path.addCurve(to: at(0, 1), control1: at(kappa, 0), control2: at(0, kappa))
            }
        }
    }
}
