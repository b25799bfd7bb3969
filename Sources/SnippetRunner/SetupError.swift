import Foundation

/// What keeps coursebuild from working at all, whatever the course says: exit status 2.
public struct SetupError: Error, Equatable, Sendable, CustomStringConvertible {
    /// What is wrong and how to mend it.
    public var description: String

    public init(_ description: String) { self.description = description }

    static func system(_ call: String, _ code: Int32) -> SetupError {
        SetupError("the system refused \(call): \(String(cString: strerror(code)))")
    }
}
