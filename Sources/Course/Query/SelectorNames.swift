import Layout

extension SnapshotIndex {
    /// The shortest selector that names a view: its text or identifier, its kind, or either with its number.
    func shortestSelector(of position: Int) -> String {
        guard position > 0 else { return "root" }
        let record = entries[position].record
        var candidates: [String] = []
        for name in [record.identifier, record.text].compactMap({ $0 }) where Self.canBeWritten(name) {
            candidates.append(numbered(written(name: name), position, among: names[name] ?? []))
        }
        if QueryLexer.isBareWord(record.kind) {
            candidates.append(numbered(record.kind, position, among: kinds[record.kind] ?? []))
        }
        return candidates.min { $0.count < $1.count } ?? record.kind
    }

    /// The selectors of views, at most a dozen, then how many more there are.
    func list(_ positions: some Collection<Int>) -> String {
        let shown = positions.prefix(12).map { position in
            let record = entries[position].record
            let selector = shortestSelector(of: position)
            if position == 0 { return "root (\(record.kind))" }
            // A selector by kind and number does not tell which one it is.
            guard let text = record.text, !text.isEmpty, !selector.hasPrefix(written(name: text)) else {
                return selector
            }
            return "\(selector) (\(Self.excerpt(text)))"
        }
        let more = positions.count - shown.count
        return shown.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
    }

    private func numbered(_ name: String, _ position: Int, among positions: [Int]) -> String {
        guard positions.count > 1, let ordinal = positions.firstIndex(atOrAfter: position) else { return name }
        return "\(name)#\(ordinal + 1)"
    }

    private static func excerpt(_ text: String) -> String {
        text.count > 24 ? "'\(text.prefix(20))…'" : "'\(text)'"
    }

    func written(name: String) -> String {
        if kinds[name] == nil, QueryLexer.isBareWord(name) { return name }
        return name.quoted(escaping: "''")
    }

    /// A query stands on one line, in a title between double quotes.
    private static func canBeWritten(_ name: String) -> Bool {
        !name.isEmpty && !name.unicodeScalars.contains { Character($0).isNewline || $0 == "\"" || $0 == "\\" }
    }
}

extension [Int] {
    /// In an ascending array, the index of the first element that is at least `value`.
    func firstIndex(atOrAfter value: Int) -> Int? {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if self[middle] < value { low = middle + 1 } else { high = middle }
        }
        return low < count ? low : nil
    }
}

/// A view as a listing shows it.
public struct OutlinedView: Sendable {
    /// How many views it is below the root.
    public var depth: Int
    /// The shortest selector that names it.
    public var selector: String
    public var kind: String
    public var text: String?
    /// In points, in the coordinates of the space offered.
    public var frame: Rect
}

extension SnapshotIndex {
    /// All views in preorder.
    public var outline: [OutlinedView] {
        var depths: [Int] = []
        return entries.indices.map { position in
            let record = entries[position].record
            depths.append(entries[position].parent.map { depths[$0] + 1 } ?? 0)
            return OutlinedView(
                depth: depths[position], selector: shortestSelector(of: position), kind: record.kind,
                text: record.text, frame: record.frame)
        }
    }
}
