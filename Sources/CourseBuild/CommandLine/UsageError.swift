/// The command was used wrongly.
struct UsageError: Error, Equatable {
    /// What is wrong, and how to mend it.
    var message: String

    init(_ message: String) { self.message = message }
}
