import Layout

/// A layout tree as a value: what random trees are made of, and what both implementations work from.
indirect enum TreeSpec: CustomStringConvertible, Sendable {
    case color
    case box(width: Double, height: Double)
    case spacer(minimum: Double)
    case stack(Axis, spacing: Double, [TreeSpec])
    case pile([TreeSpec])
    case padding(Double, TreeSpec)
    case fixedFrame(width: Double?, height: Double?, TreeSpec)
    case flexibleFrame(minimum: Double?, ideal: Double?, maximum: Double?, TreeSpec)
    case fixedSize(horizontal: Bool, vertical: Bool, TreeSpec)
    case priority(Double, TreeSpec)
    case aspectRatio(Double?, isFilling: Bool, TreeSpec)
    case overlay(TreeSpec, over: TreeSpec)
    /// A lazy stack. Random trees have none: what it shows depends on what has been seen before.
    case lazy(Axis, spacing: Double, [TreeSpec])

    var description: String {
        switch self {
        case .color: "Color"
        case .box(let width, let height): "Box(\(width), \(height))"
        case .spacer(let minimum): "Spacer(\(minimum))"
        case .stack(let axis, let spacing, let children):
            "\(axis == .horizontal ? "H" : "V")Stack(\(spacing)) { \(TreeSpec.list(children)) }"
        case .pile(let children): "ZStack { \(TreeSpec.list(children)) }"
        case .padding(let length, let child): "\(child).padding(\(length))"
        case .fixedFrame(let width, let height, let child): "\(child).frame(\(TreeSpec.list([width, height])))"
        case .flexibleFrame(let minimum, let ideal, let maximum, let child):
            "\(child).flexible(\(TreeSpec.list([minimum, ideal, maximum])))"
        case .fixedSize(let horizontal, let vertical, let child): "\(child).fixedSize(\(horizontal), \(vertical))"
        case .priority(let value, let child): "\(child).priority(\(value))"
        case .aspectRatio(let ratio, let isFilling, let child):
            "\(child).aspectRatio(\(ratio.map { "\($0)" } ?? "nil"), \(isFilling ? "fill" : "fit"))"
        case .overlay(let content, let host): "\(host).overlay { \(content) }"
        case .lazy(let axis, let spacing, let rows):
            "Lazy\(axis == .horizontal ? "H" : "V")Stack(\(spacing)) { \(TreeSpec.list(rows)) }"
        }
    }

    /// Whether anything in the tree is as long as it is wide across.
    var hasAspectRatio: Bool {
        switch self {
        case .color, .box, .spacer: false
        case .aspectRatio: true
        case .overlay(let content, let host): content.hasAspectRatio || host.hasAspectRatio
        case .stack(_, _, let children), .lazy(_, _, let children), .pile(let children):
            children.contains(where: \.hasAspectRatio)
        case .padding(_, let child), .fixedFrame(_, _, let child), .flexibleFrame(_, _, _, let child),
            .fixedSize(_, _, let child), .priority(_, let child):
            child.hasAspectRatio
        }
    }

    private static func list(_ specs: [TreeSpec]) -> String {
        specs.map(\.description).joined(separator: "; ")
    }

    private static func list(_ lengths: [Double?]) -> String {
        lengths.map { $0.map { "\($0)" } ?? "nil" }.joined(separator: ", ")
    }

    /// Trees that are a little smaller, for finding the smallest one that shows a fault.
    var smaller: [TreeSpec] {
        switch self {
        case .color: []
        case .box, .spacer: [.color]
        case .stack(let axis, let spacing, let children):
            children + TreeSpec.shorter(children) { .stack(axis, spacing: spacing, $0) }
                + (spacing == 0 ? [] : [.stack(axis, spacing: 0, children)])
        case .pile(let children): children + TreeSpec.shorter(children) { .pile($0) }
        case .padding(let length, let child): [child] + child.smaller.map { .padding(length, $0) }
        case .fixedFrame(let width, let height, let child):
            [child] + child.smaller.map { .fixedFrame(width: width, height: height, $0) }
        case .flexibleFrame(let minimum, let ideal, let maximum, let child):
            [child] + child.smaller.map { .flexibleFrame(minimum: minimum, ideal: ideal, maximum: maximum, $0) }
        case .fixedSize(let horizontal, let vertical, let child):
            [child] + child.smaller.map { .fixedSize(horizontal: horizontal, vertical: vertical, $0) }
        case .priority(let value, let child): [child] + child.smaller.map { .priority(value, $0) }
        case .aspectRatio(let ratio, let isFilling, let child):
            [child] + child.smaller.map { .aspectRatio(ratio, isFilling: isFilling, $0) }
        case .overlay(let content, let host):
            [host, content] + host.smaller.map { .overlay(content, over: $0) }
                + content.smaller.map { .overlay($0, over: host) }
        case .lazy(let axis, let spacing, let rows):
            rows + TreeSpec.shorter(rows) { .lazy(axis, spacing: spacing, $0) }
        }
    }

    /// The list without one of its children, or with a smaller one.
    private static func shorter(_ children: [TreeSpec], _ make: ([TreeSpec]) -> TreeSpec) -> [TreeSpec] {
        var result: [TreeSpec] = []
        for index in children.indices {
            if children.count > 1 {
                var rest = children
                rest.remove(at: index)
                result.append(make(rest))
            }
            for smaller in children[index].smaller {
                var changed = children
                changed[index] = smaller
                result.append(make(changed))
            }
        }
        return result
    }
}
