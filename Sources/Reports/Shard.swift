import Course

/// One of several parts that a course is split into, so that jobs can check them side by side: `2/4`.
public struct Shard: Codable, Hashable, Sendable {
    /// From 1.
    public var index: Int
    public var count: Int

    public init?(index: Int, count: Int) {
        guard count >= 1, (1...count).contains(index) else { return nil }
        self.index = index
        self.count = count
    }

    /// `2/4`; nil for anything else.
    public init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, let index = Int(parts[0]), let count = Int(parts[1]) else { return nil }
        self.init(index: index, count: count)
    }

    /// Throws for a part that there cannot be.
    public init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        let index = try keys.decode(Int.self, forKey: .index)
        guard let shard = Shard(index: index, count: try keys.decode(Int.self, forKey: .count)) else {
            throw DecodingError.dataCorruptedError(forKey: .index, in: keys, debugDescription: "there is no such part")
        }
        self = shard
    }

    /// The paths of the documents that this part checks.
    ///
    /// A lesson and its cards stay together, since the cards ask about the lesson's snippets. The largest groups
    /// (by snippets, which is what takes time) are dealt first, each to the part that has the least so far; the
    /// same course is always split the same way, and every document is in exactly one part.
    public func paths(of course: CourseContent) -> [String] {
        var groups: [String: (paths: [String], cost: Int)] = [:]
        func add(_ document: Document, to slug: String) {
            groups[slug, default: ([], 0)].paths.append(document.file.path)
            groups[slug, default: ([], 0)].cost += 1 + document.snippets.count { $0.source != nil }
        }
        for lesson in course.lessons { add(lesson.document, to: lesson.slug) }
        for file in course.cardFiles { add(file.document, to: file.lesson) }
        let sorted = groups.sorted { ($1.value.cost, $0.key) < ($0.value.cost, $1.key) }
        // Of more parts than groups, the last ones have nothing to do.
        var loads = [Int](repeating: 0, count: min(count, sorted.count))
        var chosen: [String] = []
        for group in sorted {
            let part = loads.indices.min { loads[$0] < loads[$1] } ?? 0
            loads[part] += group.value.cost
            if part == index - 1 { chosen += group.value.paths }
        }
        return chosen
    }
}
