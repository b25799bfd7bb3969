import Layout

/// One finger that comes down, stays, moves and goes up again, as a view sees it.
nonisolated public struct _Stroke {
    /// Where it comes down.
    var start: Touch
    /// How far it moves before it goes up, in points.
    var translation: CGSize
    /// How long it stays before it moves, in seconds.
    var seconds: Double

    var distance: CGFloat {
        (translation.width * translation.width + translation.height * translation.height).squareRoot()
    }

    /// Where it is after the move.
    func location(isGlobal: Bool, moved: Bool) -> CGPoint {
        let start = start.location(isGlobal: isGlobal)
        return moved ? CGPoint(x: start.x + translation.width, y: start.y + translation.height) : start
    }
}

/// What becomes of a finger, in this order.
nonisolated public enum _StrokeMoment: CaseIterable { case down, held, moved, up }

/// What a moment is to a gesture.
nonisolated public enum _StrokePhase<Value> {
    case possible
    case changed(Value)
    case ended(Value)
    /// It never comes to its end.
    case failed
}

/// A gesture while a finger performs it.
nonisolated public final class _StrokeFollower<Value> {
    private let step: (_StrokeMoment) -> _StrokePhase<Value>
    private var isOver = false

    init(_ step: @escaping (_StrokeMoment) -> _StrokePhase<Value>) { self.step = step }

    func next(_ moment: _StrokeMoment) -> _StrokePhase<Value> {
        if isOver { return .possible }
        let phase = step(moment)
        switch phase {
        case .possible, .changed: break
        case .ended, .failed: isOver = true
        }
        return phase
    }

    func map<T>(_ transform: @escaping (Value) -> T) -> _StrokeFollower<T> {
        _StrokeFollower<T> { moment in
            switch self.next(moment) {
            case .possible: .possible
            case .changed(let value): .changed(transform(value))
            case .ended(let value): .ended(transform(value))
            case .failed: .failed
            }
        }
    }

    /// Does something beside.
    func observed(_ body: @escaping (_StrokePhase<Value>) -> Void) -> _StrokeFollower {
        _StrokeFollower { moment in
            let phase = self.next(moment)
            body(phase)
            return phase
        }
    }
}

/// A way in which a gesture is recognized by a finger that stays or moves.
nonisolated struct StrokeOption {
    /// nil where the gesture is another one.
    var follow: (_Stroke) -> ((_StrokeMoment) -> Void)?
}
