/// What a flexible frame says of one axis: lengths in points, nil where it says nothing.
public struct LengthLimits: Equatable, Sendable {
    public private(set) var minimum: Double?
    public private(set) var ideal: Double?
    public private(set) var maximum: Double?

    /// The three in order: a minimum is at least 0, the ideal at least the minimum, the maximum at least the
    /// ideal (or the minimum).
    public init(minimum: Double?, ideal: Double?, maximum: Double?) {
        let low = minimum.map { max($0, 0) }
        let middle = ideal.map { max($0, low ?? 0) }
        self.minimum = low
        self.ideal = middle
        self.maximum = maximum.map { max($0, middle ?? low ?? 0) }
    }

    public static let none = LengthLimits(minimum: nil, ideal: nil, maximum: nil)

    var isNone: Bool { minimum == nil && ideal == nil && maximum == nil }

    private func clamp(_ length: Double) -> Double {
        min(max(length, minimum ?? -.infinity), maximum ?? .infinity)
    }

    /// What the child is offered when the frame measures it.
    func offer(_ proposal: Double?) -> Double? {
        (proposal ?? ideal).map(clamp)
    }

    /// The frame's length, for what it was offered and what the child took. (engine.md, section 3.)
    func length(_ proposal: Double?, child: Double) -> Double {
        if proposal == nil, let ideal { return ideal }
        switch (minimum, maximum) {
        case (nil, nil): return child
        case (_?, _?): return clamp(proposal ?? child)
        case (let minimum?, nil): return max(min(proposal ?? .infinity, child), minimum)
        case (nil, let maximum?): return min(max(proposal ?? -.infinity, child), maximum)
        }
    }

    /// What the child is offered when the frame places it: the frame's own length, except on an axis that was
    /// left open and on which no limit has decided.
    func placingOffer(_ proposal: Double?, length: Double) -> Double? {
        let undecided = (minimum ?? -.infinity) < length && length < (maximum ?? .infinity)
        return proposal == nil && ideal == nil && undecided ? nil : length
    }
}
