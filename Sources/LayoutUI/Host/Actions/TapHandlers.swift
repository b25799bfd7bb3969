import Layout

/// Which of the views under a finger get a tap.
///
/// Of the gestures around the topmost view the innermost gets it, but for those of high priority, of which the outermost
/// does; simultaneous ones get it besides. One that needs more taps than there are is passed over.
nonisolated struct TapHandlers {
    struct Handler {
        var area: TouchArea
        var element: LayoutElement
        var option: TapOption
    }

    private(set) var chosen: Handler?
    private(set) var simultaneous: [Handler] = []
    private let point: Point

    /// - Parameters:
    ///   - path: From the root to the topmost view.
    ///   - taps: How many taps follow each other, this one included.
    init(_ path: [LayoutElement], point: Point, taps: Int) {
        self.point = point
        var inner: Handler?
        var high: Handler?
        for element in path.reversed() {
            for area in element.touches {
                switch area.response {
                case .taps(let options, let precedence, _):
                    guard let option = options.first(where: { $0.count <= taps }) else { continue }
                    let handler = Handler(area: area, element: element, option: option)
                    switch precedence {
                    case .normal: if inner == nil { inner = handler }
                    case .high: high = handler
                    case .simultaneous: if area.isEnabled { simultaneous.append(handler) }
                    }
                case .field:
                    let focus = TapOption { _ in Focus(path).move(to: path) }
                    if inner == nil { inner = Handler(area: area, element: element, option: focus) }
                case .strokes, .focus, .shape, .nothing, .name, .parts: break
                }
            }
        }
        chosen = high ?? inner
    }

    func run() {
        let taps = chosen?.option.count ?? 1
        if let chosen { run(chosen) }
        for handler in simultaneous {
            for _ in 0..<max(taps / handler.option.count, taps < handler.option.count ? 0 : 1) { run(handler) }
        }
    }

    private func run(_ handler: Handler) {
        handler.option.run(Touch(location: point, element: handler.element))
    }
}
