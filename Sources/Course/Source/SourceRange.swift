/// A piece of a file, in byte offsets from the file's beginning; the upper bound is not part of it.
public struct SourceRange: Codable, Equatable, Hashable, Sendable {
    public var lower: Int
    public var upper: Int

    public init(lower: Int, upper: Int) {
        self.lower = lower
        self.upper = upper
    }
}
