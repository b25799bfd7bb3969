extension UserAction: CustomStringConvertible {
    /// As a script writes it.
    public var description: String {
        switch self {
        case .tap(let target, let times): "tap \(target)" + (times == 1 ? "" : " \(times) times")
        case .press(let target, let seconds):
            "press \(target)" + (seconds == UserAction.usualPress ? "" : " for \(UserAction.number(seconds))s")
        case .drag(let target, let x, let y, let seconds):
            "drag \(target) by \(UserAction.number(x)),\(UserAction.number(y))"
                + (seconds == 0 ? "" : " after \(UserAction.number(seconds))s")
        case .type(let text, let field): "type \(UserAction.quoted(text)) into \(field)"
        case .scroll(let goal): "scroll to \(goal)"
        case .wait(let seconds): "wait \(UserAction.number(seconds))s"
        case .set(let change): "set \(change)"
        }
    }

    /// How long a press is that does not say so, in seconds: twice as long as a long press takes by default.
    public static let usualPress = 1.0

    /// A text in the quotes that it does not hold.
    static func quoted(_ text: String) -> String { text.contains("\"") ? "'\(text)'" : "\"\(text)\"" }

    public static func number(_ value: Double) -> String {
        value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
    }
}

extension UserAction.TextTarget: CustomStringConvertible {
    public var description: String { UserAction.quoted(text) }
}

extension UserAction.ScrollGoal: CustomStringConvertible {
    public var description: String {
        switch self {
        case .points(let points): UserAction.number(points)
        case .top: "top"
        case .bottom: "bottom"
        case .leading: "leading"
        case .trailing: "trailing"
        case .view(let target): target.description
        }
    }
}

extension UserAction.ConditionChange: CustomStringConvertible {
    public var description: String {
        switch self {
        case .width(let width): "width \(UserAction.number(width))"
        case .height(let height): "height \(UserAction.number(height))"
        case .textSize(let size): "text-size \(size.rawValue)"
        case .scheme(let scheme): "scheme \(scheme.rawValue)"
        case .direction(let direction): "direction \(direction.rawValue)"
        }
    }
}
