@_spi(Reflection) import Swift

/// What the graph knows of a type with a body: its name, how its values are told apart, and which of its
/// properties the graph has a hand in. Worked out once per type, since looking into a value costs more than most
/// bodies.
nonisolated final class BodyType {
    let name: String
    /// Whether the type is one of the library's own.
    let isLibrarys: Bool
    let comparison: ValueComparison
    /// The dynamic properties, those of an author's property wrappers included, in the order of their
    /// declaration.
    let properties: [Property]
    /// Calls of `DynamicProperty.update()` for an author's wrappers, each after its own properties were linked.
    private let updates: [(UnsafeMutableRawPointer) -> Void]

    /// A dynamic property of the library's own kinds.
    struct Property {
        /// As `_printChanges` writes it: the stored property's name, `_count`.
        let label: String
        let link: (UnsafeMutableRawPointer, inout AnyObject?, PropertyLink) -> Bool
    }

    init(_ type: Any.Type, _ table: ComparisonTable) {
        name = typeName(type)
        isLibrarys = String(reflecting: type).hasPrefix("LayoutUI.")
        let whole = table.comparison(of: type)
        // Equality of an author's own is only asked where the bytes cannot tell, as on the platform.
        let isPlain = _openExistential(type, do: isPlainData)
        comparison =
            isPlain ? ValueComparison(size: whole.size, compare: table.fieldComparison(of: type)) : whole
        var found = Finding()
        found.look(into: type, at: 0, label: nil)
        properties = found.properties
        updates = found.updates
    }

    func update(_ view: UnsafeMutableRawPointer) {
        for update in updates { update(view) }
    }

    private struct Finding {
        var properties: [Property] = []
        var updates: [(UnsafeMutableRawPointer) -> Void] = []

        mutating func look(into type: Any.Type, at start: Int, label outer: String?) {
            var fields: [(label: String, offset: Int, type: Any.Type)] = []
            _forEachField(of: type) { name, offset, type, kind in
                if kind == .struct { fields.append((outer ?? String(cString: name), start + offset, type)) }
                return true
            }
            for field in fields {
                if let linked = field.type as? any LinkedProperty.Type {
                    add(linked, label: field.label, offset: field.offset)
                } else if let holder = field.type as? any PropertyHolder.Type {
                    look(into: holder.heldType, at: field.offset, label: field.label)
                } else if let dynamic = field.type as? any DynamicProperty.Type {
                    look(into: dynamic, at: field.offset, label: field.label)
                    add(update: dynamic, offset: field.offset)
                }
            }
        }

        private mutating func add<P: LinkedProperty>(_ type: P.Type, label: String, offset: Int) {
            properties.append(
                Property(label: label) { view, kept, link in
                    (view + offset).assumingMemoryBound(to: P.self).pointee.link(&kept, link)
                })
        }

        private mutating func add<P: DynamicProperty>(update type: P.Type, offset: Int) {
            updates.append { view in
                let place = OnMain(value: (view + offset).assumingMemoryBound(to: P.self))
                onMain { place.value.pointee.update() }
            }
        }
    }
}

nonisolated private func isPlainData<T>(_ type: T.Type) -> Bool { _isPOD(type) }

/// The types with bodies that were met so far.
nonisolated final class BodyTypes {
    let comparisons = ComparisonTable()
    private var known: [ObjectIdentifier: BodyType] = [:]

    subscript(type: Any.Type) -> BodyType {
        if let body = known[ObjectIdentifier(type)] { return body }
        let body = BodyType(type, comparisons)
        known[ObjectIdentifier(type)] = body
        return body
    }
}

/// A type's name without its module and generic arguments.
nonisolated func typeName(_ type: Any.Type) -> String {
    let name = "\(type)"
    return String(name.prefix { $0 != "<" })
}
