/// A property of a view that the graph has a hand in. (Apple: `DynamicProperty`.)
public protocol DynamicProperty {
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}

/// A property wrapper of the library's own, which the graph links to what it keeps for the view.
protocol LinkedProperty {
    /// - Parameters:
    ///   - kept: What the graph keeps for this property between values of the view.
    ///   - changed: To be called when the view's body has to run again.
    func link(kept: inout AnyObject?, environment: EnvironmentValues, changed: @escaping () -> Void)
}
