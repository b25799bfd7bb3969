/// An act that could not be done: nothing, or more than one thing, is there to do it to. The acts before it were
/// done.
public struct ActionFailure: Codable, Equatable, Sendable {
    public var place: ActPlace
    /// What is wrong, in one line.
    public var message: String
    /// What the act could have named, the nearest first.
    public var candidates: [String]

    public init(place: ActPlace, message: String, candidates: [String] = []) {
        self.place = place
        self.message = message
        self.candidates = candidates
    }
}
