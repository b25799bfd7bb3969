/// Why nothing new was made.
public struct AuthoringError: Error, Equatable, Sendable {
    /// What is wrong, and how to mend it.
    public var message: String

    public init(_ message: String) {
        self.message = message
    }
}
