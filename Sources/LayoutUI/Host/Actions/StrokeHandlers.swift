import Layout

/// Which of the views under a finger follow it while it stays or moves: chosen as for taps (`TapHandlers`), among those whose
/// gesture this is.
nonisolated struct StrokeHandlers {
    private var chosen: ((_StrokeMoment) -> Void)?
    private var simultaneous: [(_StrokeMoment) -> Void] = []
    /// Whether the one that it would be is disabled.
    private(set) var isDisabled = false

    /// - Parameter path: From the root to the topmost view.
    init(_ path: [LayoutElement], start: Point, translation: CGSize, seconds: Double) {
        var inner: (TouchArea, (_StrokeMoment) -> Void)?
        var high: (TouchArea, (_StrokeMoment) -> Void)?
        for element in path.reversed() {
            let stroke = _Stroke(
                start: Touch(location: start, element: element), translation: translation, seconds: seconds)
            for area in element.touches {
                guard case .strokes(let option, let precedence) = area.response, let follow = option.follow(stroke)
                else { continue }
                switch precedence {
                case .normal: if inner == nil { inner = (area, follow) }
                case .high: high = (area, follow)
                case .simultaneous: if area.isEnabled { simultaneous.append(follow) }
                }
            }
        }
        if let (area, follow) = high ?? inner {
            if area.isEnabled { chosen = follow } else { isDisabled = true }
        }
    }

    var isEmpty: Bool { chosen == nil && simultaneous.isEmpty }

    func send(_ moment: _StrokeMoment) {
        chosen?(moment)
        for follow in simultaneous { follow(moment) }
    }
}
