/// Which of two opposite edges, on the vertical axis. (Apple: `VerticalEdge`.)
nonisolated public enum VerticalEdge: Int8, CaseIterable, Sendable {
    case top, bottom
}

/// Which of two opposite edges, on the horizontal axis. (Apple: `HorizontalEdge`.)
nonisolated public enum HorizontalEdge: Int8, CaseIterable, Sendable {
    case leading, trailing
}

nonisolated extension VerticalEdge {
    /// Some of the two edges. (Apple: `VerticalEdge.Set`.)
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }
        public static let top = Set(.top)
        public static let bottom = Set(.bottom)
        public static let all: Set = [.top, .bottom]
    }
}

nonisolated extension HorizontalEdge {
    /// Some of the two edges. (Apple: `HorizontalEdge.Set`.)
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }
        public static let leading = Set(.leading)
        public static let trailing = Set(.trailing)
        public static let all: Set = [.leading, .trailing]
    }
}
