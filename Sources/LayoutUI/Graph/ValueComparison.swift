@_spi(Reflection) import Swift

/// Tells whether two values of one type are the same, as the platform tells whether a view has changed.
///
/// Values with the same bytes are the same; else a type that can be compared is asked, any other struct or tuple is
/// compared field by field, an enum by its case and what comes with it, and a box for values of any type by the value
/// in it. References are the same if they are to one object. Closures that captured anything are never the same.
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
        func size<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
        return ValueComparison(size: _openExistential(type, do: size), compare: deepComparison(of: type))
    }

    private func deepComparison(of type: Any.Type) -> ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)? {
        let kind = kind(of: type)
        switch kind {
        // Such as `any P<X>`, of which the standard library knows no more.
        case .unknown: return nil
        case .existential: return isReference(type, kind) ? nil : comparison(ofBox: type)
        default: break
        }
        if let optional = type as? any OptionalValue.Type {
            let wrapped = optional.wrappedType
            // A weak reference looks like an optional one, and may not be read as that.
            if isReference(wrapped, self.kind(of: wrapped)) { return nil }
        }
        if isReference(type, kind) { return nil }
        if let own = type as? any SelfComparing.Type { return comparison(ofSelfComparing: own) }
        if let equatable = type as? any Equatable.Type { return comparison(ofEquatable: equatable) }
        return kind == .enum || kind == .optional ? comparison(ofEnum: type) : fieldComparison(of: type)
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

    /// Whether values of a type are references to objects, which their bytes tell apart.
    private func isReference(_ type: Any.Type, _ kind: _MetadataKind) -> Bool {
        if type is AnyClass { return true }
        guard kind == .existential else { return false }
        // The second word of the metadata of a box holds its flags (Swift's ABI, `ExistentialTypeFlags`); the highest
        // of 32 bits is set unless it only takes objects.
        let flags = unsafeBitCast(type, to: UnsafeRawPointer.self)
            .load(fromByteOffset: MemoryLayout<UInt>.size, as: UInt32.self)
        return flags & 0x8000_0000 == 0
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
        _forEachField(of: type) { _, offset, type, _ in
            fields.append((offset, comparison(of: type)))
            return true
        }
        if fields.isEmpty { return nil }
        return { a, b in fields.allSatisfy { $0.comparison.areSame(a + $0.offset, b + $0.offset) } }
    }

    /// A value of any type that conforms to something is compared as the type it has.
    private func comparison(ofBox type: Any.Type) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
        func make<T>(_ type: T.Type) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
            { [unowned self] a, b in
                areSameAny(a.assumingMemoryBound(to: T.self).pointee, b.assumingMemoryBound(to: T.self).pointee)
            }
        }
        return _openExistential(type, do: make)
    }

    /// An enum is the same if its case is, and what comes with it. Of cases with nothing the bytes tell.
    private func comparison(ofEnum type: Any.Type) -> ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)? {
        // An author's own reflection says what it likes.
        if type is any CustomReflectable.Type, !(type is any OptionalValue.Type) { return nil }
        func make<T>(_ type: T.Type) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
            { [unowned self] a, b in
                let first = Mirror(reflecting: a.assumingMemoryBound(to: T.self).pointee).children.first
                let second = Mirror(reflecting: b.assumingMemoryBound(to: T.self).pointee).children.first
                guard let first, let second else { return false }
                return first.label == second.label && areSameAny(first.value, second.value)
            }
        }
        return _openExistential(type, do: make)
    }

    /// Whether two values have one type and are the same.
    func areSameAny(_ a: Any, _ b: Any) -> Bool {
        // The type of what is in the box is opened, not the box: what generic code puts into an `Any` may be a box
        // itself, and opening gives that box again, without end.
        func compare<A>(as type: A.Type) -> Bool {
            guard let a = a as? A, let b = b as? A else { return false }
            return areSame(a, b)
        }
        return type(of: a) == type(of: b) && _openExistential(type(of: a), do: compare)
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
