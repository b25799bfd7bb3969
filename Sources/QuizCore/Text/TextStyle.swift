/// How a piece of text looks on a terminal: attributes and the terminal's own palette, so that it follows
/// the user's theme.
public struct TextStyle: Equatable, Hashable, Sendable {
    /// The numbers of `SGR`, the control sequence that sets them.
    public enum Color: Int, Sendable {
        case red = 31
        case green = 32
        case yellow = 33
        case blue = 34
        case magenta = 35
        case cyan = 36
    }

    public var isBold = false
    public var isDim = false
    public var isItalic = false
    public var isUnderlined = false
    public var color: Color?

    public init(bold: Bool = false, dim: Bool = false, italic: Bool = false, color: Color? = nil) {
        isBold = bold
        isDim = dim
        isItalic = italic
        self.color = color
    }

    public static let plain = TextStyle()
    public static let bold = TextStyle(bold: true)
    public static let dim = TextStyle(dim: true)

    /// The control sequence that turns this style on, from none.
    var sequence: String {
        var parameters: [Int] = []
        if isBold { parameters.append(1) }
        if isDim { parameters.append(2) }
        if isItalic { parameters.append(3) }
        if isUnderlined { parameters.append(4) }
        if let color { parameters.append(color.rawValue) }
        guard !parameters.isEmpty else { return "" }
        return "\u{1B}[\(parameters.map(String.init).joined(separator: ";"))m"
    }
}
