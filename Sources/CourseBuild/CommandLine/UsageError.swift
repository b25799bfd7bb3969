/// The command was used wrongly.
struct UsageError: Error, Equatable {
    /// What is wrong, and how to mend it.
    var message: String
    /// Whose help to point at; nil for the tool's.
    var command: String?

    init(_ message: String, command: String? = nil) {
        self.message = message
        self.command = command
    }
}
