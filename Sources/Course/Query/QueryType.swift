/// What kind of value a query gives. It decides how a claim's text is read and compared.
public enum QueryType: String, Sendable {
    /// A distance or coordinate in points: equal within half a pixel.
    case length
    /// A count or ratio.
    case number
    case size
    /// Lengths.
    case list
    case text
    case boolean

    /// A number or a length: what arithmetic takes.
    var isNumeric: Bool { self == .length || self == .number }

    /// The name with its article, as messages say it.
    var phrase: String { "a \(rawValue)" }
}
