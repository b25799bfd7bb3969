/// Whether a claim holds.
public enum Verdict: Equatable, Sendable {
    /// The value as the engine gave it, printed in full, and the tolerance where the claim states one (`± 0.6`).
    case holds(value: String, tolerance: Double?)
    case differs(value: String)
    /// It could not be asked: a bad query, a snippet that failed.
    case unanswered
}
