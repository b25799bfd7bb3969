/// How a container arranges its children.
public enum StackAxis: String, Codable, Sendable {
    case horizontal
    case vertical
    case depth
}
