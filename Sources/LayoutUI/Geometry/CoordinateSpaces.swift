import Layout

/// A system of coordinates. (Apple: `CoordinateSpaceProtocol`.)
public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}

/// One of the systems of coordinates a view can be placed in. (Apple: `CoordinateSpace`.)
public enum CoordinateSpace: Hashable {
    case global
    case local
    case named(AnyHashable)
}

public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}

public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}

public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    let name: AnyHashable
    public var coordinateSpace: CoordinateSpace { .named(name) }

    /// The visible window of the nearest scroll view.
    static let scrollViewName = "coordinate space of the nearest scroll view"
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }

    public static var scrollView: NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(NamedCoordinateSpace.scrollViewName))
    }
}

/// Where the named systems of coordinates around a view have their origins.
nonisolated struct CoordinateSpaces: SelfComparing {
    private var spaces: [AnyHashable: SpaceSource] = [:]

    mutating func define(_ name: AnyHashable, _ space: SpaceSource) { spaces[name] = space }

    /// The origin in the tree's coordinates; an unknown name is the global system, as on the platform.
    func origin(of name: AnyHashable) -> Point { spaces[name]?.frame().origin ?? .zero }

    /// The frame of the view that defines the system, in the tree's coordinates.
    func frame(of name: AnyHashable) -> Rect? { spaces[name]?.frame() }

    static func areSame(_ a: CoordinateSpaces, _ b: CoordinateSpaces, _ table: ComparisonTable) -> Bool {
        a.spaces.count == b.spaces.count && a.spaces.allSatisfy { b.spaces[$0] === $1 }
    }
}

/// Says where the view that defines a system of coordinates is, in the tree's coordinates.
nonisolated final class SpaceSource {
    var frame: () -> Rect = { .zero }
}

/// A view whose top leading corner is the origin of a named system of coordinates.
nonisolated struct NamedSpace<Content: View>: PrimitiveView {
    let content: Content
    let name: AnyHashable

    static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        let space = SpaceSource()
        let node = PassingNode(
            view, inputs, content: \.content,
            passing: { view, inputs in
                var inputs = inputs
                inputs.environment.coordinateSpaces.define(view.name, space)
                return inputs
            })
        space.frame = { [weak node] in node?.frame ?? .zero }
        return node
    }
}

extension PassingNode {
    /// Where the content's first box is, in the tree's coordinates.
    var frame: Rect { count > 0 ? element(at: 0).node.frame : .zero }
}

nonisolated extension View {
    public func coordinateSpace(_ space: NamedCoordinateSpace) -> some View {
        NamedSpace(content: self, name: space.name)
    }

    public func coordinateSpace<Name: Hashable>(name: Name) -> some View {
        NamedSpace(content: self, name: AnyHashable(name))
    }
}
