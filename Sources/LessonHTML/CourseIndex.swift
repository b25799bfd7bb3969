import Course
import Snapshot
import SnippetRunner

/// A checked course with its snippets found by key: what every page and card looks things up in.
public struct CourseIndex: Sendable {
    public let course: CheckedCourse
    private let snippets: [String: Snippet]

    public init(_ course: CheckedCourse) {
        self.course = course
        let documents = course.content.lessons.map(\.document) + course.content.cardFiles.map(\.document)
        snippets = Dictionary(
            documents.flatMap(\.snippets).map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    }

    public func snippet(_ key: String) -> Snippet? { snippets[key] }

    public func outcome(of key: String) -> SnippetOutcome? { course.outcomes[key] }

    /// What a snippet looked like; nil if it was not laid out.
    ///
    /// - Parameter state: how many blocks of actions came before; nil for after the last.
    public func snapshot(of key: String, state: Int?) -> LayoutSnapshot? {
        guard case .ran(let result, _) = course.outcomes[key] else { return nil }
        guard let state else { return result.states.last }
        return result.states.indices.contains(state) ? result.states[state] : nil
    }

    /// The verdict on a document's claim, by the claim's position.
    public func verdict(_ claim: Int, of document: Document) -> Verdict {
        guard let verdicts = course.verdicts[document.file.path], verdicts.indices.contains(claim) else {
            return .unanswered
        }
        return verdicts[claim]
    }
}
