/// What the file system said no to.
public struct FileError: Error, Equatable, Sendable, CustomStringConvertible {
    public var path: String
    /// The system's words, or what is wrong with the file.
    public var problem: String

    public init(path: String, problem: String) {
        self.path = path
        self.problem = problem
    }

    public var description: String { "\(path) cannot be written: \(problem)" }
}
