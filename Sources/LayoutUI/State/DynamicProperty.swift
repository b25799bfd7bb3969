/// A property of a view that the graph has a hand in. (Apple: `DynamicProperty`.)
public protocol DynamicProperty {
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}

/// A type whose values are told apart by something of its own.
nonisolated protocol SelfComparing {
    static func areSame(_ a: Self, _ b: Self, _ table: ComparisonTable) -> Bool
}

/// A property wrapper of the library's own, which the graph links to what it keeps for the view.
///
/// `areSame` tells whether the view was given the same property; what became of the value behind it is told by
/// `link` and by `BodyState.invalidate`.
protocol LinkedProperty: SelfComparing {
    /// Points the property at what is kept for it. Called before each run of the body.
    ///
    /// - Parameter kept: What the graph keeps for this property between values of the view.
    /// - Returns: Whether the body has to run for the property's sake.
    func link(_ kept: inout AnyObject?, _ link: PropertyLink) -> Bool
}

/// The place that a property is linked to.
nonisolated struct PropertyLink {
    /// The body that runs again when the property's value changes.
    let body: BodyState
    /// The stored property's name, `_count`.
    let label: String
    let environment: EnvironmentValues

    /// What changed, for a timeline: `Row.count`.
    var name: String { "\(body.type.name).\(label.hasPrefix("_") ? String(label.dropFirst()) : label)" }
}
