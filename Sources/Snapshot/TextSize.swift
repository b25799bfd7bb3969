/// The twelve Dynamic Type sizes. The raw values are what lessons write after `text-size=`.
public enum TextSize: String, Codable, Hashable, Sendable, CaseIterable {
    case xSmall = "xS"
    case small = "S"
    case medium = "M"
    case large = "L"
    case xLarge = "xL"
    case xxLarge = "xxL"
    case xxxLarge = "xxxL"
    case accessibility1 = "AX1"
    case accessibility2 = "AX2"
    case accessibility3 = "AX3"
    case accessibility4 = "AX4"
    case accessibility5 = "AX5"
}
