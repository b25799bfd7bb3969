/// A piece of a document: what the builder makes, and the serialiser turns into text.
///
/// There is no case for finished markup: whatever a node holds is escaped when it is written.
public indirect enum Node: Equatable, Sendable {
    case text(String)
    case element(Element)
    /// Nodes one after another, without an element around them.
    case group([Node])

    /// Nothing at all.
    public static let empty = Node.group([])

    /// Whether nothing would be written.
    public var isEmpty: Bool {
        switch self {
        case .text(let text): text.isEmpty
        case .element: false
        case .group(let nodes): nodes.allSatisfy(\.isEmpty)
        }
    }
}

/// A tag with its attributes and what is inside of it.
public struct Element: Equatable, Sendable {
    public var tag: Tag
    public var attributes: [Attribute]
    public var children: [Node]

    public init(_ tag: Tag, attributes: [Attribute], children: [Node]) {
        self.tag = tag
        self.attributes = attributes
        self.children = children
    }
}

extension Node: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) { self = .text(value) }
}

extension Node {
    /// What a reader would read, without any markup.
    public var plainText: String {
        switch self {
        case .text(let text): text
        case .element(let element): element.children.map(\.plainText).joined()
        case .group(let nodes): nodes.map(\.plainText).joined()
        }
    }
}
