/// What the graph keeps for the dynamic properties of one view, in the order of their declaration.
nonisolated final class PropertyLinks {
    private var kept: [AnyObject?] = []
    /// Whether the view's type has dynamic properties at all; nil until it has been looked at.
    private var hasProperties: Bool?

    /// Connects a new value of the view with what is kept.
    func link<V>(_ view: V, environment: EnvironmentValues, changed: @escaping () -> Void) {
        if hasProperties == false { return }
        var index = 0
        link(membersOf: view, &index, environment, changed)
        hasProperties = index > 0
    }

    private func link<T>(
        membersOf value: T, _ index: inout Int, _ environment: EnvironmentValues, _ changed: @escaping () -> Void
    ) {
        for member in Mirror(reflecting: value).children {
            if let property = member.value as? any LinkedProperty {
                if index == kept.count { kept.append(nil) }
                property.link(kept: &kept[index], environment: environment, changed: changed)
                index += 1
            } else if let property = member.value as? any DynamicProperty {
                // An author's own property wrapper: its members are linked like a view's.
                link(membersOf: property, &index, environment, changed)
            }
        }
    }
}
