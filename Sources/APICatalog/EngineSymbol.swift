/// A name of SwiftUI's (or of what SwiftUI code imports beside it) that a snippet can use.
public struct EngineSymbol: Codable, Hashable, Sendable {
    /// What kind of name it is, in the order in which groups are listed.
    public enum Group: String, Codable, CaseIterable, Sendable {
        case containers, leaves, modifiers, shapes, protocols
        case propertyWrappers = "property wrappers"
        case environmentValues = "environment values"
        case macros, functions, values
        /// Declared nowhere: the compiler says that there is no such name, and why.
        case refused = "not there"
    }

    /// What the engine does with it.
    public enum Support: String, Codable, CaseIterable, Sendable {
        /// Is laid out, and drawn, as on the platform.
        case laysOut = "lays out"
        /// Compiles, and has no effect on a layout.
        case accepted
        /// The compiler refuses it and says why.
        case unsupported
    }

    public var name: String
    public var group: Group
    public var support: Support
    /// Why it is not supported, and what to do instead.
    public var reason: String?
    /// In how many forms it can be written: a function's overloads.
    public var forms: Int

    public init(name: String, group: Group, support: Support, reason: String? = nil, forms: Int = 1) {
        self.name = name
        self.group = group
        self.support = support
        self.reason = reason
        self.forms = forms
    }
}
