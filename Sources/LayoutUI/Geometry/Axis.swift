@_exported import enum Layout.Axis

nonisolated extension Axis: CaseIterable {
    public static let allCases: [Axis] = [.horizontal, .vertical]

    /// Some of the two axes. (Apple: `Axis.Set`.)
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }

        public static let horizontal = Set(rawValue: 1)
        public static let vertical = Set(rawValue: 2)
    }
}
