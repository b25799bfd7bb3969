/// Finds the numbers in prose that no claim checks.
public enum UnverifiedNumbers {
    public static let identifier = "unverified-number"

    /// A note for each number, and for each sketch, in the files and lines asked for.
    public static func diagnostics(in content: CourseContent, scope: CheckScope = .everything) -> [Diagnostic] {
        []
    }
}
