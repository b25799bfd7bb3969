import Layout
import Snapshot

/// Does to a view what a user does.
nonisolated struct ActPerformer {
    let view: HostedView

    func perform(_ action: UserAction) throws(ActProblem) {
        switch action {
        case .tap(let target, let times): try tap(target, times: times)
        case .press(let target, let seconds): try stroke(target, by: .zero, after: seconds)
        case .drag(let target, let x, let y, let seconds):
            try stroke(target, by: CGSize(width: x, height: y), after: seconds)
        case .type(let text, let field): try type(text, into: field)
        case .scroll(let goal): try scroll(to: goal)
        case .wait(let seconds): view.advance(by: seconds)
        case .set(let change): view.change(change)
        }
    }

    var surface: TouchSurface { view.surface }

    // MARK: Taps

    /// Taps always the same place: what is below the finger may change meanwhile.
    private func tap(_ named: UserAction.TextTarget, times: Int) throws(ActProblem) {
        let targets = TouchTargets(surface)
        let target: TouchTargets.Target
        do {
            target = try targets.find(named.text, what: "view that shows") { _ in true }
        } catch {
            let tappable = targets.all.filter { $0.point != nil && responds(to: $0) }.flatMap { $0.names.prefix(1) }
            throw ActProblem(
                message: error.message,
                candidates: tappable.isEmpty || error.message.contains("beginning")
                    ? error.candidates : TouchTargets.unique(tappable))
        }
        guard let point = target.point else { return }
        var left = times
        while left > 0 {
            if let part = target.part, target.area?.isEnabled == true {
                view.perform(part.tap)
                left -= 1
            } else {
                left -= try tap(point, of: target, named: named.text, left: left, targets)
            }
        }
    }

    /// - Returns: How many taps the gesture took that got them.
    private func tap(
        _ point: Point, of target: TouchTargets.Target, named name: String, left: Int, _ targets: TouchTargets
    ) throws(ActProblem) -> Int {
        let path = surface.hit(point) ?? []
        let handlers = TapHandlers(path, point: point, taps: left)
        if let handler = handlers.chosen {
            guard handler.area.isEnabled else {
                throw ActProblem(message: "'\(name)' is disabled: a tap does nothing")
            }
            view.perform { handlers.run() }
            return handler.option.count
        }
        if !handlers.simultaneous.isEmpty {
            view.perform { handlers.run() }
            return 1
        }
        let others = targets.all.filter { $0.point != nil && responds(to: $0) }.flatMap { $0.names.prefix(1) }
        let isCovered = !path.isEmpty && !path.contains { $0 === target.path.last }
        throw ActProblem(
            message: isCovered
                ? "'\(name)' is covered by \(path[path.count - 1].named)"
                : "nothing responds to a tap on '\(name)'",
            candidates: TouchTargets.unique(others))
    }

    private func responds(to target: TouchTargets.Target) -> Bool {
        if target.part != nil { return true }
        guard let point = target.point, let path = surface.hit(point) else { return false }
        let handlers = TapHandlers(path, point: point, taps: .max)
        return handlers.chosen?.area.isEnabled == true || !handlers.simultaneous.isEmpty
    }

    // MARK: Strokes

    /// A finger comes down on a view, stays, moves and goes up; after each the view is laid out.
    private func stroke(
        _ named: UserAction.TextTarget, by translation: CGSize, after seconds: Double
    ) throws(ActProblem) {
        let targets = TouchTargets(surface)
        let target = try targets.find(named.text, what: "view that shows") { $0.part == nil }
        guard let point = target.point else { return }
        func handlers(_ point: Point) -> StrokeHandlers {
            StrokeHandlers(surface.hit(point) ?? [], start: point, translation: translation, seconds: seconds)
        }
        let found = handlers(point)
        let act = translation == .zero ? "press of \(UserAction.number(seconds)) seconds" : "drag"
        if found.isEmpty {
            let others = targets.all.filter { $0.point.map { !handlers($0).isEmpty } ?? false }
            throw ActProblem(
                message: found.isDisabled
                    ? "'\(named.text)' is disabled: a \(act) does nothing"
                    : "nothing responds to a \(act) on '\(named.text)'",
                candidates: TouchTargets.unique(others.flatMap { $0.names.prefix(1) }))
        }
        view.perform { found.send(.down) }
        if seconds > 0 {
            view.advance(by: seconds)
            view.perform { found.send(.held) }
        }
        if translation != .zero { view.perform { found.send(.moved) } }
        view.perform { found.send(.up) }
    }

    // MARK: Typing

    private func type(_ text: String, into named: UserAction.TextTarget) throws(ActProblem) {
        let target = try TouchTargets(surface).find(named.text, what: "field") { $0.input != nil }
        guard let input = target.input, target.area?.isEnabled == true else {
            throw ActProblem(message: "'\(named.text)' is disabled: nothing can be typed")
        }
        Focus(surface).move(to: target.path)
        view.settle()
        for character in text {
            view.perform {
                if character == ActPerformer.returnKey, let submit = input.submit {
                    submit()
                } else {
                    input.edit(input.text() + (character == ActPerformer.returnKey ? "\n" : String(character)))
                }
            }
        }
    }

    /// What stands for the return key in what is typed.
    static let returnKey: Character = "⏎"

    // MARK: Scrolling

    private func scroll(to goal: UserAction.ScrollGoal) throws(ActProblem) {
        do throws(ScrollMiss) {
            try view.scroll(to: goal)
        } catch {
            throw ActProblem(message: error.description)
        }
    }
}

nonisolated extension LayoutElement {
    /// As a message names it.
    fileprivate var named: String { text.map { "'\($0)'" } ?? kind }
}
