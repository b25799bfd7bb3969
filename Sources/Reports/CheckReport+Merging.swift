import Foundation

/// Why reports cannot be made one.
public struct MergeError: Error, Equatable, Sendable, CustomStringConvertible {
    public var description: String

    public init(description: String) { self.description = description }
}

extension CheckReport {
    /// Reads a report that `ReportFormat.json` wrote; `path` is what messages call it.
    ///
    /// - Throws: `MergeError` if it is none, or of another version.
    public init(json: Data, path: String) throws(MergeError) {
        struct Header: Decodable { var version: Int }
        guard let header = try? JSONDecoder().decode(Header.self, from: json) else {
            throw MergeError(description: "'\(path)' is no report of coursebuild check")
        }
        guard header.version == Self.version else {
            throw MergeError(
                description:
                    "'\(path)' is a report of version \(header.version); this coursebuild reads \(Self.version)")
        }
        do {
            self = try JSONDecoder().decode(CheckReport.self, from: json)
        } catch {
            throw MergeError(description: "'\(path)' is no whole report of coursebuild check")
        }
    }

    /// The report that one job would have made for what several have checked.
    ///
    /// - Throws: `MergeError` if the reports are of different courses or splits, if a part is missing or there
    ///   twice.
    public init(merging reports: [CheckReport]) throws(MergeError) {
        guard let first = reports.first else { throw MergeError(description: "there is no report to merge") }
        if let other = reports.first(where: { $0.course != first.course }) {
            throw MergeError(
                description: "the reports are of different courses: '\(first.course)' and '\(other.course)'")
        }
        try Self.check(reports.map(\.shard))
        var documents: [String: Document] = [:]
        for document in reports.flatMap(\.documents) {
            guard documents.updateValue(document, forKey: document.path) == nil else {
                throw MergeError(description: "\(document.path) is in two of the reports")
            }
        }
        self.init(course: first.course, documents: documents.values.sorted { $0.path < $1.path })
    }

    private static func check(_ shards: [Shard?]) throws(MergeError) {
        let parts = shards.compactMap(\.self)
        guard let count = parts.first?.count else { return }
        guard parts.count == shards.count, parts.allSatisfy({ $0.count == count }) else {
            throw MergeError(description: "the reports are of different splits of the course")
        }
        var found: Set<Int> = []
        for part in parts where !found.insert(part.index).inserted {
            throw MergeError(description: "part \(part.index)/\(count) is there twice")
        }
        let missing = count - found.count
        guard missing == 0 else {
            // A file may say that there are any number of parts.
            let named = (1...count).lazy.filter { !found.contains($0) }.prefix(mostNamed)
            let list = named.map { "\($0)/\(count)" }.joined(separator: ", ")
            let more = missing > mostNamed ? " and \(missing - mostNamed) more" : ""
            throw MergeError(description: "the report of part \(list)\(more) is missing")
        }
    }

    /// How many missing parts a message names.
    private static let mostNamed = 8
}
