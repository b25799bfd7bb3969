/// One item of a snippet's top level: what it is, where it stands, and what has to change about its text.
struct TopLevelItem: Sendable {
    enum Kind: Sendable, Equatable {
        case importing
        case type(TypeFacts)
        /// The name with its labels, as `row(_:at:)`.
        case function(String)
        case variable(VariableFacts)
        case extending(ExtensionFacts)
        /// `operator` and `precedencegroup`, by kind and name.
        case operatorLike(String)
        case macro(String)
        /// `#if` around declarations only.
        case conditional
        /// `#Preview`, whose content becomes the body of the function of that name.
        case preview(function: String)
        case statement
        case expression(Viewness)

        var isDeclaration: Bool {
            switch self {
            case .importing, .preview, .statement, .expression: false
            default: true
            }
        }

        var isPreview: Bool { if case .preview = self { true } else { false } }
    }

    struct TypeFacts: Sendable, Equatable {
        var name: String
        var isView = false
        var isApp = false
        /// A `PreviewProvider`.
        var isPreviews = false
        /// Cannot be made as `Name()`, as far as the declaration tells.
        var needsArguments = true
        /// Where the name stands, as an offset in the text.
        var nameOffset: Int
    }

    struct ExtensionFacts: Sendable, Equatable {
        /// The extended type as it is written.
        var type: String
        /// Adds a conformance: to a library's type, that is visible in the whole module.
        var conforms: Bool
        var isView: Bool
    }

    struct VariableFacts: Sendable, Equatable {
        var names: [String]
        /// Has accessors, and so nothing to initialise.
        var isComputed: Bool
        /// May stand at the top level of a file: every binding has a value (or is an optional `var`), and no
        /// property wrapper is attached.
        var canBeGlobal: Bool
    }

    /// Whether an expression is a view, as far as its syntax tells.
    enum Viewness: Sendable, Equatable { case view, maybe, no }

    /// A change to the item's text that keeps every line where it is.
    enum Edit: Sendable, Equatable {
        /// Text without a newline goes in before the offset.
        case insert(String, at: Int)
        /// What stands in the range is replaced by blanks.
        case blank(Range<Int>)
    }

    var kind: Kind
    /// Offsets in the text, without the trivia around the item.
    var range: Range<Int>
    var edits: [Edit] = []
    /// The changes instead of `edits` where a variable is a function's: it has no access level there.
    var localEdits: [Edit] = []
    /// Awaits something where it stands, not only in a function or closure of its own.
    var awaits = false
    /// Every identifier that occurs in it.
    var identifiers: Set<String> = []
    /// Has to be compiled in a module of its own: it declares something that is visible in the whole module.
    var needsOwnModule = false
    /// For an extension or a type: its members' names and where they stand, to shadow one by one.
    var members: [Member] = []

    struct Member: Sendable, Equatable {
        var name: String
        var range: Range<Int>
    }
}
