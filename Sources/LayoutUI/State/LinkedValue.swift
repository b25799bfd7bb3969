/// A value with dynamic properties that is no view: a button's style, which reads its environment.
struct LinkedValue<Value> {
    var value: Value
}

/// Has the graph link the properties of the value inside.
nonisolated protocol PropertyHolder {
    static var heldType: Any.Type { get }
}

extension LinkedValue: PropertyHolder {
    nonisolated static var heldType: Any.Type { Value.self }
}

/// A view that a value with dynamic properties makes. It makes no box of its own.
struct MadeView<Maker, Content: View>: View, Unboxed {
    let maker: LinkedValue<Maker>
    let make: @MainActor (Maker) -> Content

    init(by maker: Maker, _ make: @escaping @MainActor (Maker) -> Content) {
        self.maker = LinkedValue(value: maker)
        self.make = make
    }

    var body: some View { make(maker.value) }
}

/// A view with a body that does not show in the tree.
nonisolated protocol Unboxed {}
