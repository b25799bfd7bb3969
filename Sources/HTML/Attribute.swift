/// An attribute of an element. Names are literals of this product's code; values are escaped when written.
public struct Attribute: Equatable, Sendable {
    public let name: String
    /// nil for a boolean attribute, which is written as its name alone.
    public let value: String?

    private init(unchecked name: String, _ value: String?) {
        self.name = name
        self.value = value
    }

    /// An attribute whose value is plain text to a browser.
    ///
    /// Addresses (`href`, `src`) go through `SafeURL`; `style` and event handlers are code and are not offered.
    public init(_ name: StaticString, _ value: String) {
        let name = name.description
        precondition(!Self.isAddressOrCode(name), "\(name) takes more than plain text")
        self.init(unchecked: name, value)
    }

    public static func isAddressOrCode(_ name: String) -> Bool {
        ["href", "xlink:href", "src", "srcset", "srcdoc", "action", "formaction", "style"].contains(name)
            || name.hasPrefix("on")
    }

    /// A boolean attribute; nil (left out) when it is off.
    public static func flag(_ name: StaticString, _ isOn: Bool = true) -> Attribute? {
        isOn ? Attribute(unchecked: name.description, nil) : nil
    }

    public static func href(_ address: SafeURL) -> Attribute { Attribute(unchecked: "href", address.text) }
    public static func src(_ address: SafeURL) -> Attribute { Attribute(unchecked: "src", address.text) }

    public static func `class`(_ names: String) -> Attribute { Attribute("class", names) }
    /// The classes that are given; nil (left out) when none is.
    public static func classes(_ names: String?...) -> Attribute? {
        let given = names.compactMap { $0 }
        return given.isEmpty ? nil : Attribute("class", given.joined(separator: " "))
    }
    /// An id. White space would end it for `aria-describedby`, so it becomes a hyphen.
    public static func id(_ value: String) -> Attribute {
        Attribute("id", String(value.map { $0.isWhitespace ? "-" : $0 }))
    }
    public static func label(_ text: String) -> Attribute { Attribute("aria-label", text) }
    public static let decorative = Attribute("aria-hidden", "true")
}
