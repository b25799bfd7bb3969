import Layout
import Snapshot

/// What can be named on a surface, and the search for a name.
nonisolated struct TouchTargets {
    struct Target {
        /// What it is called, the text that it shows first.
        var names: [String]
        /// What of it can be seen, on the screen; nil where it is not on the screen.
        var point: Point?
        var path: [LayoutElement]
        /// A part that is no view of its own.
        var part: TouchPart?
        /// For a field: where its text goes.
        var input: TextInput?
        /// The area that the field, or the part, belongs to.
        var area: TouchArea?
    }

    private let surface: TouchSurface
    private(set) var all: [Target] = []

    init(_ surface: TouchSurface) {
        self.surface = surface
        for place in surface.places { add(place) }
    }

    private mutating func add(_ place: TouchSurface.Place) {
        let element = place.element
        var names = [element.text, element.identifier].compactMap(\.self)
        for area in element.touches {
            switch area.response {
            case .name(let name): names.append(name)
            case .parts(let parts):
                for part in parts(element) {
                    let center = CGPoint(x: part.frame.midX, y: part.frame.midY).applying(place.transform)
                    let isSeen = part.frame.intersection(surface.screen).width > 0 && place.seen != nil
                    all.append(
                        Target(
                            names: part.names, point: isSeen ? Point(x: center.x, y: center.y) : nil, path: place.path,
                            part: part, area: area))
                }
            case .field(let input):
                let own = ([input.text()] + Self.outerNames(of: place.path)).filter { !$0.isEmpty }
                all.append(
                    Target(
                        names: input.names + own, point: place.center, path: place.path, input: input, area: area))
            case .taps, .strokes, .focus, .shape, .nothing: break
            }
        }
        if !names.isEmpty { all.append(Target(names: names, point: place.center, path: place.path)) }
    }

    /// What a box, and those that hold nothing but it, are called beside the texts that they show.
    private static func outerNames(of path: [LayoutElement]) -> [String] {
        var names: [String] = []
        for (index, element) in path.enumerated().reversed() {
            if index < path.count - 1, element.children().count != 1 { break }
            if let identifier = element.identifier { names.append(identifier) }
            for area in element.touches {
                if case .name(let name) = area.response { names.append(name) }
            }
        }
        return names
    }

    /// The one thing on the screen that a text names: in full, else by its beginning.
    ///
    /// - Parameter isMeant: What it is looked for among.
    func find(
        _ text: String, what: String, among isMeant: (Target) -> Bool
    ) throws(ActProblem) -> Target {
        let meant = all.filter(isMeant)
        let seen = meant.filter { $0.point != nil }
        var found = seen.filter { $0.names.contains(text) }
        if found.isEmpty { found = seen.filter { $0.names.contains { $0.hasPrefix(text) } } }
        found = TouchTargets.withoutRepeats(found)
        if found.count == 1 { return found[0] }
        if found.count > 1 {
            let names = Set(found.compactMap { target in target.names.first { $0.hasPrefix(text) } })
            throw ActProblem(
                message: names.count > 1
                    ? "'\(text)' is the beginning of \(found.count) texts: write more of it"
                    : "'\(text)' is here \(found.count) times: an accessibilityIdentifier tells one from another",
                candidates: names.count > 1 ? names.sorted() : [])
        }
        let isHidden = meant.contains { $0.names.contains(text) }
        let known = seen.flatMap { $0.names.prefix(1) }
        throw ActProblem(
            message: isHidden
                ? "'\(text)' is not on the screen: scroll to it first" : "there is no \(what) '\(text)' on the screen",
            candidates: TouchTargets.unique(known))
    }

    /// A view and the box that a modifier has put around it are one.
    private static func withoutRepeats(_ targets: [Target]) -> [Target] {
        targets.filter { target in
            !targets.contains { other in
                other.path.count > target.path.count && other.path.contains { $0 === target.path.last }
                    && other.part == nil && target.part == nil
            }
        }
    }

    static func unique(_ names: [String]) -> [String] {
        var seen: Set<String> = []
        return names.filter { seen.insert($0).inserted }
    }
}
