/// Which act of a script: counted from 0, in its block.
public struct ActPlace: Codable, Hashable, Sendable {
    public var block: Int
    public var act: Int

    public init(block: Int, act: Int) {
        self.block = block
        self.act = act
    }
}

/// The line on standard output that says which act begins, so that what a snippet prints, and where it breaks,
/// belongs to the act that caused it.
public struct ActMark: Sendable {
    /// The request's `boundary`.
    public let boundary: String

    public init(boundary: String) { self.boundary = boundary }

    /// The line, with its end. It is also found behind something that was printed without a line end.
    public func line(_ place: ActPlace) -> String { "\(boundary) \(place.block) \(place.act)\n" }

    /// Reads what follows the boundary on its line.
    public func place(in rest: some StringProtocol) -> ActPlace? {
        let numbers = rest.split(separator: " ").map { Int($0) }
        guard numbers.count == 2, let block = numbers[0], let act = numbers[1] else { return nil }
        return ActPlace(block: block, act: act)
    }
}
