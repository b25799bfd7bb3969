/// What a query gave.
public enum QueryValue: Equatable, Sendable {
    /// Points.
    case length(Double)
    case number(Double)
    /// Points; nil for a side that was proposed as "your ideal length".
    case size(width: Double?, height: Double?)
    /// Points.
    case list([Double])
    case text(String)
    case boolean(Bool)

    /// The number of a length or number.
    var numeric: Double? {
        switch self {
        case .length(let value), .number(let value): value
        default: nil
        }
    }

    /// In full: at most three decimals, without trailing zeros.
    public var description: String {
        switch self {
        case .length(let value), .number(let value): DecimalText.brief(value)
        case .size(let width, let height):
            "\(width.map(DecimalText.brief) ?? "nil") × \(height.map(DecimalText.brief) ?? "nil")"
        case .list(let values): values.isEmpty ? "none" : values.map(DecimalText.brief).joined(separator: ", ")
        case .text(let text): "'\(text)'"
        case .boolean(let value): value ? "true" : "false"
        }
    }
}
