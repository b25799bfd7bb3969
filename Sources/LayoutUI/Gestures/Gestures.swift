nonisolated public struct TapGesture: PrimitiveGesture {
    public typealias Value = Void
    public var count: Int
    public init(count: Int = 1) { self.count = count }

    public func _taps() -> [_TapRecognizer<Void>] { [_TapRecognizer(count: max(count, 1)) { _ in }] }
}

nonisolated public struct SpatialTapGesture: PrimitiveGesture {
    public struct Value: Equatable, Sendable {
        public var location: CGPoint
    }

    private let count: Int
    private let isGlobal: Bool

    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.count = count
        isGlobal = coordinateSpace is GlobalCoordinateSpace
    }

    public func _taps() -> [_TapRecognizer<Value>] {
        [_TapRecognizer(count: max(count, 1)) { Value(location: $0.location(isGlobal: isGlobal)) }]
    }
}

nonisolated public struct LongPressGesture: PrimitiveGesture {
    public typealias Value = Bool
    public var minimumDuration: Double
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
    }

    /// It is true while the finger stays, and ends when that was long enough.
    public func _follow(_ stroke: _Stroke) -> _StrokeFollower<Bool>? {
        guard stroke.seconds >= minimumDuration else { return nil }
        return _StrokeFollower { moment in
            switch moment {
            case .down: .changed(true)
            case .held: .ended(true)
            case .moved, .up: .possible
            }
        }
    }
}

nonisolated public struct DragGesture: PrimitiveGesture {
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var location: CGPoint
        public var startLocation: CGPoint
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
        public var velocity: CGSize { .zero }
        public var predictedEndLocation: CGPoint { location }
        public var predictedEndTranslation: CGSize { translation }
    }

    public var minimumDistance: CGFloat
    private let isGlobal: Bool

    public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.minimumDistance = minimumDistance
        isGlobal = coordinateSpace is GlobalCoordinateSpace
    }

    @_disfavoredOverload
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
        self.minimumDistance = minimumDistance
        isGlobal = false
    }

    /// A drag that need not move is performed by a tap.
    public func _taps() -> [_TapRecognizer<Value>] {
        guard minimumDistance <= 0 else { return [] }
        return [
            _TapRecognizer(count: 1) { touch in
                let location = touch.location(isGlobal: isGlobal)
                return Value(time: Date.now, location: location, startLocation: location)
            }
        ]
    }

    /// The move is told once, where it ends; a drag that need not move is also told where it begins.
    public func _follow(_ stroke: _Stroke) -> _StrokeFollower<Value>? {
        guard stroke.distance >= minimumDistance else { return nil }
        func value(moved: Bool) -> Value {
            Value(
                time: Date.now, location: stroke.location(isGlobal: isGlobal, moved: moved),
                startLocation: stroke.location(isGlobal: isGlobal, moved: false))
        }
        return _StrokeFollower { moment in
            switch moment {
            case .down: minimumDistance <= 0 ? .changed(value(moved: false)) : .possible
            case .held: .possible
            case .moved: .changed(value(moved: true))
            case .up: .ended(value(moved: true))
            }
        }
    }
}

nonisolated public struct MagnifyGesture: PrimitiveGesture {
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var magnification: CGFloat
        public var velocity: CGFloat
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }

    public init(minimumScaleDelta: CGFloat = 0.01) {}
}

nonisolated public struct RotateGesture: PrimitiveGesture {
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var rotation: Angle
        public var velocity: Angle
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }

    public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

nonisolated public struct MagnificationGesture: PrimitiveGesture {
    public typealias Value = CGFloat
    public init(minimumScaleDelta: CGFloat = 0.01) {}
}

nonisolated public struct RotationGesture: PrimitiveGesture {
    public typealias Value = Angle
    public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// Which of a view's gestures take part. (Apple: `GestureMask`.)
nonisolated public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let none: GestureMask = []
    public static let gesture = GestureMask(rawValue: 1)
    public static let subviews = GestureMask(rawValue: 2)
    public static let all: GestureMask = [.gesture, .subviews]
}

/// Where a pointer is. (Apple: `HoverPhase`.)
nonisolated public enum HoverPhase: Equatable, Sendable {
    case active(CGPoint)
    case ended
}

nonisolated extension View {
    public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        recognizing(gesture, .normal, mask)
    }
    public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        recognizing(gesture, .normal, isEnabled ? .all : .subviews)
    }
    public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
        recognizing(gesture, .normal, isEnabled ? .all : .subviews)
    }
    public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        recognizing(gesture, .simultaneous, isEnabled ? .all : .subviews)
    }
    public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        recognizing(gesture, .high, isEnabled ? .all : .subviews)
    }
    public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        recognizing(gesture, .high, mask)
    }
    public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        recognizing(gesture, .simultaneous, mask)
    }

    private func recognizing<T: Gesture>(
        _ gesture: T, _ precedence: TapPrecedence, _ mask: GestureMask
    ) -> some View {
        let options =
            mask.contains(.gesture)
            ? gesture._taps().map { recognizer in
                TapOption(count: recognizer.count) { _ = recognizer.perform($0) }
            } : []
        let stroke = StrokeOption { stroke in
            guard mask.contains(.gesture), let follower = gesture._follow(stroke) else { return nil }
            return { _ = follower.next($0) }
        }
        return touchable(.taps(options, precedence, isControl: false)).touchable(.strokes(stroke, precedence))
    }

    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        gesture(TapGesture(count: count).onEnded { _ in action() })
    }
    public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        gesture(
            LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
                .onChanged { onPressingChanged?($0) }
                .onEnded { _ in
                    action()
                    onPressingChanged?(false)
                })
    }
    @_disfavoredOverload
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
        perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
            onPressingChanged: pressing)
    }
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
    public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View { self }
    public func allowsHitTesting(_ enabled: Bool) -> some View {
        touchable(enabled ? .taps([], .normal, isControl: false) : .nothing)
    }
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        touchable(.shape { shape.drawnPath(in: $0, EnvironmentValues()) })
    }
    public func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View {
        touchable(
            kind.contains(.interaction)
                ? .shape { shape.drawnPath(in: $0, EnvironmentValues()) } : .taps([], .normal, isControl: false))
    }
    public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
    public func handGestureShortcut(_ shortcut: Any, isEnabled: Bool = true) -> some View { self }
    public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
    public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
}

/// What a content shape is for. (Apple: `ContentShapeKinds`.)
nonisolated public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let interaction = ContentShapeKinds(rawValue: 1)
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    public static let focusEffect = ContentShapeKinds(rawValue: 16)
    public static let accessibility = ContentShapeKinds(rawValue: 32)
}

/// What a pointer does to a view. (Apple: `HoverEffect`.)
nonisolated public enum HoverEffect: Sendable { case automatic, highlight, lift }
