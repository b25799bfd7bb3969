/// A course as its files say it now.
public struct CourseUpdate: Sendable {
    public var course: CheckedCourse
    /// The files that could be read, by the path that diagnostics carry.
    public var sources: [String: SourceFile]
    /// By path of the document. The same number means: the same blocks, with the same outcomes and verdicts.
    public var revisions: [String: Int]
    /// The paths of files that are new, differ from the last update or are gone.
    public var changed: [String]
    /// How many files were read.
    public var read: Int
    /// The keys of the snippets that were not known from before.
    public var ran: [String]

    public init(
        course: CheckedCourse, sources: [String: SourceFile], revisions: [String: Int], changed: [String], read: Int,
        ran: [String]
    ) {
        self.course = course
        self.sources = sources
        self.revisions = revisions
        self.changed = changed
        self.read = read
        self.ran = ran
    }
}
