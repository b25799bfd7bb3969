/// One thing that a user, or the system around the view, does to a laid-out view.
public enum UserAction: Codable, Hashable, Sendable {
    /// Taps the view that shows the text, so often.
    case tap(TextTarget, times: Int)
    /// Presses the view that shows the text for so many seconds, and lets it go.
    case press(TextTarget, seconds: Double)
    /// Presses the view that shows the text for so many seconds, moves the finger by so many points, and lifts it.
    case drag(TextTarget, x: Double, y: Double, seconds: Double)
    /// Types into the field that shows the text (its title, prompt or value), after what stands there.
    case type(String, into: TextTarget)
    case scroll(ScrollGoal)
    /// Lets virtual time pass: what is due until then happens, in order.
    case wait(seconds: Double)
    case set(ConditionChange)

    /// The shown text (or `accessibilityIdentifier`) by which a script names a view.
    public struct TextTarget: Codable, Hashable, Sendable {
        public var text: String

        public init(_ text: String) { self.text = text }
    }

    /// Where a scroll ends.
    public enum ScrollGoal: Codable, Hashable, Sendable {
        /// The content at so many points from its start is at the viewport's start.
        case points(Double)
        case top
        case bottom
        case leading
        case trailing
        /// Just as far as is needed to see the view that shows the text.
        case view(TextTarget)
    }

    /// What of the conditions becomes another; points for lengths.
    public enum ConditionChange: Codable, Hashable, Sendable {
        case width(Double)
        case height(Double)
        case textSize(TextSize)
        case scheme(RunConditions.Scheme)
        case direction(RunConditions.Direction)
    }
}
