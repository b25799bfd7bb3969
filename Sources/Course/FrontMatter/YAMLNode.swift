/// A value of a YAML text, with the bytes of the file that it stands on.
struct YAMLNode: Equatable, Sendable {
    enum Content: Equatable, Sendable {
        /// A plain scalar may be a number, true or null; a quoted one is text.
        case scalar(String, isPlain: Bool)
        case sequence([YAMLNode])
        case mapping([(key: YAMLNode, value: YAMLNode)])

        static func == (a: Content, b: Content) -> Bool {
            switch (a, b) {
            case (.scalar(let x, let p), .scalar(let y, let q)): x == y && p == q
            case (.sequence(let x), .sequence(let y)): x == y
            case (.mapping(let x), .mapping(let y)): x.elementsEqual(y) { $0.key == $1.key && $0.value == $1.value }
            default: false
            }
        }
    }

    var content: Content
    var range: SourceRange

    /// What to call it in a message.
    var typeName: String {
        switch content {
        case .scalar(let text, isPlain: true) where Self.isNull(text): "nothing"
        case .scalar: "a text"
        case .sequence: "a list"
        case .mapping: "a mapping"
        }
    }

    static func isNull(_ text: String) -> Bool { ["", "~", "null", "Null", "NULL"].contains(text) }
}

/// Why a YAML text was refused.
struct YAMLError: Error, Equatable {
    var identifier: String
    var message: String
    var help: String?
    var range: SourceRange
}
