import Layout

/// A second implementation of the stack algorithm, written from docs/engine.md alone: no memory, no shortcuts,
/// sizes asked again whenever they are needed. Slow, and meant to be obviously right.
struct NaiveLayout {
    /// A spec together with the axis of the stack around it, on which a spacer depends.
    struct Place {
        var spec: TreeSpec
        var axis: Axis?
    }

    // MARK: Sizes

    static func size(_ place: Place, _ proposal: Proposal) -> Size {
        switch place.spec {
        case .color: return proposal.replacingUnspecified(by: Size(width: 10, height: 10))
        case .box(let width, let height): return Size(width: width, height: height)
        case .spacer(let minimum):
            func length(_ axis: Axis) -> Double {
                if let own = place.axis, own != axis { return 0 }
                return max(proposal[axis] ?? minimum, minimum)
            }
            return Size(width: length(.horizontal), height: length(.vertical))
        case .padding(let length, let child):
            let inner = size(Place(spec: child, axis: place.axis), proposal.shrunk(by: 2 * length))
            return Size(width: inner.width + 2 * length, height: inner.height + 2 * length)
        case .fixedFrame(let width, let height, let child):
            let inner = size(
                Place(spec: child, axis: place.axis),
                Proposal(width: width ?? proposal.width, height: height ?? proposal.height))
            return Size(width: width ?? inner.width, height: height ?? inner.height)
        case .flexibleFrame(let minimum, let ideal, let maximum, let child):
            let limits = Limits(minimum, ideal, maximum)
            let inner = size(
                Place(spec: child, axis: place.axis),
                Proposal(width: limits.offer(proposal.width), height: limits.offer(proposal.height)))
            return Size(
                width: limits.length(proposal.width, inner.width),
                height: limits.length(proposal.height, inner.height))
        case .fixedSize(let horizontal, let vertical, let child):
            return size(
                Place(spec: child, axis: place.axis),
                Proposal(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height))
        case .priority(_, let child): return size(Place(spec: child, axis: place.axis), proposal)
        case .aspectRatio(let ratio, let isFilling, let child):
            let inner = Place(spec: child, axis: place.axis)
            return size(inner, box(ratio, isFilling, inner, proposal))
        case .overlay(_, let host): return size(Place(spec: host, axis: place.axis), proposal)
        case .lazy: preconditionFailure("lazy stacks are not laid out naively")
        case .pile(let children):
            let places = children.map { Place(spec: $0, axis: nil) }
            let highest = places.map { priority($0.spec) }.max() ?? 0
            let sizes = places.filter { priority($0.spec) == highest }.map { size($0, proposal) }
            // All are centered on one point, so the union is as large as the largest on each axis.
            return Size(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
        case .stack(let axis, let spacing, let children):
            let sizes = shares(axis, spacing, children, proposal).map(\.size)
            let length = sizes.reduce(0) { $0 + $1[axis] } + spacing * Double(children.count - 1)
            return Size(along: axis, length, across: sizes.map { $0[axis.other] }.max() ?? 0)
        }
    }

    /// What an aspect ratio offers: its box, scaled until it fits in or fills the sides that are given.
    private static func box(_ ratio: Double?, _ isFilling: Bool, _ child: Place, _ proposal: Proposal) -> Proposal {
        if proposal.width == nil, proposal.height == nil { return proposal }
        let shape = ratio.map { Size(width: $0, height: 1) } ?? size(child, .unspecified)
        guard shape.width > 0, shape.height > 0, shape.width < .infinity, shape.height < .infinity else {
            return proposal
        }
        let factors = [proposal.width.map { $0 / shape.width }, proposal.height.map { $0 / shape.height }]
            .compactMap { $0 }
        let factor = isFilling ? factors.max() ?? 1 : factors.min() ?? 1
        return Proposal(width: shape.width * factor, height: shape.height * factor)
    }

    static func priority(_ spec: TreeSpec) -> Double {
        switch spec {
        case .overlay(_, let host): priority(host)
        case .priority(let value, _): value
        case .fixedSize(_, _, let child): priority(child)
        case .spacer: -.infinity
        default: 0
        }
    }

    private static func shares(
        _ axis: Axis, _ spacing: Double, _ children: [TreeSpec], _ proposal: Proposal
    ) -> [(offer: Proposal, size: Size)] {
        let places = children.map { Place(spec: $0, axis: axis) }
        // Without a length to divide, or with endless room, all are offered the same.
        guard let length = proposal[axis], length < .infinity else {
            return places.map { (proposal, size($0, proposal)) }
        }
        func probe(_ place: Place, _ length: Double) -> Double {
            var question = proposal
            question[axis] = length
            return size(place, question)[axis]
        }
        let minimums = places.map { probe($0, 0) }
        let maximums = places.map { probe($0, .infinity) }
        let priorities = places.map { priority($0.spec) }
        let flexibilities = zip(minimums, maximums).map { $0 == $1 ? 0 : $1 - $0 }
        let order = places.indices.sorted { a, b in
            if priorities[a] != priorities[b] { return priorities[a] > priorities[b] }
            if flexibilities[a] == .infinity, flexibilities[b] == .infinity, minimums[a] != minimums[b] {
                return minimums[a] > minimums[b]
            }
            if flexibilities[a] != flexibilities[b] { return flexibilities[a] < flexibilities[b] }
            return a < b
        }
        var result = places.map { _ in (offer: Proposal.zero, size: Size.zero) }
        var spent = spacing * Double(children.count - 1)
        for (position, index) in order.enumerated() {
            // What is reserved for the children of lower priorities, and how many share the rest.
            let reserved = order.filter { priorities[$0] < priorities[index] }.reduce(0) { $0 + minimums[$1] }
            let left = order[position...].count { priorities[$0] == priorities[index] }
            var offer = proposal
            offer[axis] = max((length - spent - reserved) / Double(left), 0)
            result[index] = (offer, size(places[index], offer))
            spent += result[index].size[axis]
        }
        return result
    }

    // MARK: Frames

    /// The frames of a tree in preorder, when it is placed at a point and offered `proposal`.
    static func frames(_ place: Place, _ proposal: Proposal, at origin: Point) -> [Rect] {
        let size = size(place, proposal)
        let own = [Rect(origin: origin, size: size)]
        func centered(_ child: Place, _ offer: Proposal) -> [Rect] {
            let inner = NaiveLayout.size(child, offer)
            let corner = Point(
                x: origin.x + (size.width - inner.width) / 2, y: origin.y + (size.height - inner.height) / 2)
            return frames(child, offer, at: corner)
        }
        switch place.spec {
        case .color, .box, .spacer: return own
        case .padding(let length, let child):
            return own
                + frames(
                    Place(spec: child, axis: place.axis), proposal.shrunk(by: 2 * length),
                    at: Point(x: origin.x + length, y: origin.y + length))
        case .fixedFrame(let width, let height, let child):
            return own
                + centered(
                    Place(spec: child, axis: place.axis),
                    Proposal(width: width ?? proposal.width, height: height ?? proposal.height))
        case .flexibleFrame(let minimum, let ideal, let maximum, let child):
            let limits = Limits(minimum, ideal, maximum)
            return own
                + centered(
                    Place(spec: child, axis: place.axis),
                    Proposal(
                        width: limits.placingOffer(proposal.width, size.width),
                        height: limits.placingOffer(proposal.height, size.height)))
        case .fixedSize(let horizontal, let vertical, let child):
            let offer = Proposal(
                width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
            return own + frames(Place(spec: child, axis: place.axis), offer, at: origin)
        case .priority(_, let child): return frames(Place(spec: child, axis: place.axis), proposal, at: origin)
        case .aspectRatio(let ratio, let isFilling, let child):
            let inner = Place(spec: child, axis: place.axis)
            return own + frames(inner, box(ratio, isFilling, inner, proposal), at: origin)
        case .overlay(let content, let host):
            return own + frames(Place(spec: host, axis: place.axis), proposal, at: origin)
                + centered(Place(spec: content, axis: nil), Proposal(size))
        case .lazy: preconditionFailure("lazy stacks are not laid out naively")
        case .pile(let children):
            return own + pileFrames(children, size, at: origin)
        case .stack(let axis, let spacing, let children):
            var offer = proposal
            if offer[axis.other] == nil { offer[axis.other] = size[axis.other] }
            let shares = shares(axis, spacing, children, offer)
            let across = shares.map { $0.size[axis.other] }.max() ?? 0
            var result = own
            var position = 0.0
            for (child, share) in zip(children, shares) {
                let shift = (across - share.size[axis.other]) / 2
                let corner =
                    axis == .horizontal
                    ? Point(x: origin.x + position, y: origin.y + shift)
                    : Point(x: origin.x + shift, y: origin.y + position)
                result += frames(Place(spec: child, axis: axis), share.offer, at: corner)
                position += share.size[axis] + spacing
            }
            return result
        }
    }

    private static func pileFrames(_ children: [TreeSpec], _ size: Size, at origin: Point) -> [Rect] {
        let places = children.map { Place(spec: $0, axis: nil) }
        let offer = Proposal(size)
        let highest = places.map { priority($0.spec) }.max() ?? 0
        let deciding = places.filter { priority($0.spec) == highest }.map { NaiveLayout.size($0, offer) }
        let center = Point(
            x: (deciding.map(\.width).max() ?? 0) / 2, y: (deciding.map(\.height).max() ?? 0) / 2)
        return places.flatMap { place in
            let inner = NaiveLayout.size(place, offer)
            return frames(
                place, offer,
                at: Point(x: origin.x + center.x - inner.width / 2, y: origin.y + center.y - inner.height / 2))
        }
    }

    /// The limits of a flexible frame on one axis.
    private struct Limits {
        var minimum: Double?
        var ideal: Double?
        var maximum: Double?

        init(_ minimum: Double?, _ ideal: Double?, _ maximum: Double?) {
            self.minimum = minimum
            self.ideal = ideal.map { max($0, minimum ?? 0) }
            self.maximum = maximum.map { max($0, self.ideal ?? minimum ?? 0) }
        }

        func offer(_ proposal: Double?) -> Double? {
            guard let length = proposal ?? ideal else { return nil }
            return min(max(length, minimum ?? -.infinity), maximum ?? .infinity)
        }

        func length(_ proposal: Double?, _ child: Double) -> Double {
            if let ideal, proposal == nil { return ideal }
            if let minimum, let maximum { return min(max(proposal ?? child, minimum), maximum) }
            if let minimum { return max(min(proposal ?? .infinity, child), minimum) }
            if let maximum { return min(max(proposal ?? -.infinity, child), maximum) }
            return child
        }

        func placingOffer(_ proposal: Double?, _ length: Double) -> Double? {
            if proposal == nil, ideal == nil, minimum ?? -.infinity < length, length < maximum ?? .infinity {
                return nil
            }
            return length
        }
    }
}

extension Proposal {
    fileprivate func shrunk(by length: Double) -> Proposal {
        Proposal(width: width.map { max($0 - length, 0) }, height: height.map { max($0 - length, 0) })
    }
}
