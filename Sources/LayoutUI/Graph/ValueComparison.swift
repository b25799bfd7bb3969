@_spi(Reflection) import Swift

/// Tells whether two values of one type are the same, as the platform tells whether a view has changed.
///
/// Values with the same bytes are the same; else a type that can be compared is asked, and any other struct is
/// compared field by field. References are the same if they are to one object. Closures that captured anything
/// are never the same.
nonisolated struct ValueComparison {
    let size: Int
    /// What is asked when the bytes differ; nil where different bytes are different values.
    let compare: ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)?

    func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        if memcmp(a, b, size) == 0 { return true }
        return compare?(a, b) ?? false
    }
}

/// The comparisons of the types met so far, each worked out once.
nonisolated final class ComparisonTable {
    private var known: [ObjectIdentifier: ValueComparison] = [:]

    func areSame<Value>(_ a: Value, _ b: Value) -> Bool {
        withUnsafePointer(to: a) { a in
            withUnsafePointer(to: b) { b in comparison(of: Value.self).areSame(a, b) }
        }
    }

    func comparison(of type: Any.Type) -> ValueComparison {
        if let comparison = known[ObjectIdentifier(type)] { return comparison }
        let comparison = make(type)
        known[ObjectIdentifier(type)] = comparison
        return comparison
    }

    private func make(_ type: Any.Type) -> ValueComparison {
        switch kind(of: type) {
        case .existential: return existentialComparison(of: type)
        // Such as `any P<X>`, of which the standard library knows no more: its bytes are compared.
        case .unknown: return byteComparison(of: type)
        default: break
        }
        func size<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
        return ValueComparison(size: _openExistential(type, do: size), compare: deepComparison(of: type))
    }

    private func deepComparison(of type: Any.Type) -> ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)? {
        if type is AnyClass || isOptionalClass(type) { return nil }
        if let own = type as? any SelfComparing.Type { return comparison(ofSelfComparing: own) }
        if let equatable = type as? any Equatable.Type { return comparison(ofEquatable: equatable) }
        return fieldComparison(of: type)
    }

    /// What the runtime says of a type. A box for values of any type that conforms to something has no fields to look
    /// into, and may not be asked for them.
    private func kind(of type: Any.Type) -> _MetadataKind {
        func inField<T>(_ type: T.Type) -> Any.Type { Field<T>.self }
        var found = _MetadataKind.unknown
        _forEachField(of: _openExistential(type, do: inField)) { _, _, _, kind in
            found = kind
            return true
        }
        return found
    }

    private func byteComparison(of type: Any.Type) -> ValueComparison {
        func size<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
        return ValueComparison(size: _openExistential(type, do: size), compare: nil)
    }

    /// A weak reference looks like an optional one, and may not be read as that.
    private func isOptionalClass(_ type: Any.Type) -> Bool {
        (type as? any OptionalValue.Type)?.wrappedType is AnyClass
    }

    private func comparison<S: SelfComparing>(
        ofSelfComparing type: S.Type
    ) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
        { [unowned self] a, b in
            S.areSame(a.assumingMemoryBound(to: S.self).pointee, b.assumingMemoryBound(to: S.self).pointee, self)
        }
    }

    private func comparison<E: Equatable>(
        ofEquatable type: E.Type
    ) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
        { $0.assumingMemoryBound(to: E.self).pointee == $1.assumingMemoryBound(to: E.self).pointee }
    }

    /// Field by field, without asking the type itself. nil for what has no fields to look into.
    func fieldComparison(of type: Any.Type) -> ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)? {
        var fields: [(offset: Int, comparison: ValueComparison)] = []
        _forEachField(of: type) { _, offset, type, kind in
            let comparison =
                kind == .existential ? existentialComparison(of: type) : self.comparison(of: type)
            fields.append((offset, comparison))
            return true
        }
        if fields.isEmpty { return nil }
        return { a, b in fields.allSatisfy { $0.comparison.areSame(a + $0.offset, b + $0.offset) } }
    }

    /// A value of any type that conforms to something is compared as the type it has.
    private func existentialComparison(of type: Any.Type) -> ValueComparison {
        func make<T>(_ type: T.Type) -> ValueComparison {
            ValueComparison(size: MemoryLayout<T>.size) { [unowned self] a, b in
                areSameAny(a.assumingMemoryBound(to: T.self).pointee, b.assumingMemoryBound(to: T.self).pointee)
            }
        }
        return _openExistential(type, do: make)
    }

    /// Whether two values have one type and are the same.
    func areSameAny(_ a: Any, _ b: Any) -> Bool {
        func compare<A>(_ a: A) -> Bool {
            guard let b = b as? A else { return false }
            return areSame(a, b)
        }
        return type(of: a) == type(of: b) && _openExistential(a, do: compare)
    }
}

/// A type as a field, whose kind the runtime tells.
nonisolated private struct Field<T> {
    let value: T
}

nonisolated private protocol OptionalValue {
    static var wrappedType: Any.Type { get }
}

extension Optional: OptionalValue {
    nonisolated static var wrappedType: Any.Type { Wrapped.self }
}
