/// What a selector that names no view was likely meant as.
struct SelectorSuggestion {
    /// A page's worth of views is enough to find a slip of the pen in.
    private static let mostViews = 200

    let text: String?

    /// - Parameter selector: all of its steps but the last name one view each.
    init(_ selector: Selector, in snapshot: SnapshotIndex) {
        let above = Selector(steps: Array(selector.steps.dropLast()))
        switch selector.steps[selector.steps.count - 1].step {
        case .root: text = nil
        case .child:
            let parent = above.steps.isEmpty ? 0 : (try? snapshot.view(above)) ?? 0
            let count = snapshot.arranged(by: parent).count
            let children = count == 0 ? "no children" : count == 1 ? "1 child" : "\(count) children"
            text = "\(above.steps.isEmpty ? "root" : above.written) has \(children)"
        case .word(let name, let number):
            let known = snapshot.kinds[name] ?? snapshot.names[name] ?? []
            text = Self.count(known, number, isWhole: above.steps.isEmpty) ?? Self.name(name, number, in: snapshot)
        case .quoted(let name, let number):
            let kind = snapshot.kinds[name] == nil ? nil : "a kind stands without quotes: \(name)"
            text =
                Self.count(snapshot.names[name] ?? [], number, isWhole: above.steps.isEmpty) ?? kind
                ?? Self.name(name, number, in: snapshot)
        }
    }

    /// `Text#9` of two texts.
    private static func count(_ known: [Int], _ number: Int?, isWhole: Bool) -> String? {
        guard number != nil, isWhole, !known.isEmpty else { return nil }
        return known.count == 1 ? "there is only one" : "there are only \(known.count)"
    }

    /// The one text that begins so, or a name with a slip less.
    private static func name(_ name: String, _ number: Int?, in snapshot: SnapshotIndex) -> String? {
        let views = snapshot.entries.prefix(mostViews).map(\.record)
        let names = Set(views.flatMap { [$0.text, $0.identifier].compactMap(\.self) })
        let beginning = names.filter { $0.hasPrefix(name) }
        if beginning.count == 1, let whole = beginning.first {
            return "did you mean \(snapshot.written(name: whole))?"
        }
        guard let nearest = Nearest.name(to: name, among: names.union(views.map(\.kind)).sorted()) else { return nil }
        let written = snapshot.kinds[nearest] == nil ? snapshot.written(name: nearest) : nearest
        return "did you mean \(written)\(number.map { "#\($0)" } ?? "")?"
    }
}
