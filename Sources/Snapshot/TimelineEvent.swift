/// Something that happened while a snippet ran, in order: what a site shows and claims can count.
public struct TimelineEvent: Codable, Equatable, Sendable {
    public enum Kind: String, Codable, Sendable {
        /// A user's act began; `name` is the act as a script writes it.
        case action
        /// A view's body ran.
        case body
        case appeared
        case disappeared
        /// A state got another value; `detail` is `old → new`.
        case state
        case taskStarted
        case taskEnded
        case taskCancelled
        /// A layout was made; `detail` is how many nodes were measured.
        case layout
    }

    /// 0 before any action, 1 in the first block of actions, and so on: the state that the event belongs to.
    public var step: Int
    public var kind: Kind
    /// The view's type name, or the property's.
    public var name: String
    public var detail: String?

    public init(step: Int, kind: Kind, name: String, detail: String? = nil) {
        self.step = step
        self.kind = kind
        self.name = name
        self.detail = detail
    }
}
