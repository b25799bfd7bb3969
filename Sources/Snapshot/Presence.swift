/// How views came and went until a snapshot was taken.
public struct Presence: Codable, Equatable, Sendable {
    /// How often views with an identity of their own, rows of a `ForEach` and views with an `id`, appeared and
    /// disappeared, all together.
    public var appeared: Int
    public var disappeared: Int
    /// Views that are there no more, by what they were named by.
    public var departed: [DepartedView]

    /// Views of one name that are there no more.
    public struct DepartedView: Codable, Equatable, Sendable {
        public var kind: String
        public var identifier: String?
        public var text: String?
        /// How often they appeared, and disappeared, all together.
        public var times: Int

        public init(kind: String, identifier: String? = nil, text: String? = nil, times: Int) {
            self.kind = kind
            self.identifier = identifier
            self.text = text
            self.times = times
        }
    }

    public init(appeared: Int = 0, disappeared: Int = 0, departed: [DepartedView] = []) {
        self.appeared = appeared
        self.disappeared = disappeared
        self.departed = departed
    }
}
