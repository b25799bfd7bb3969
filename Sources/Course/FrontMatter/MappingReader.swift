/// Reads the values of a YAML mapping by key, and says what is wrong with them.
struct MappingReader {
    private let values: [String: YAMLNode]
    /// False where something else stood in the mapping's place, which is reported.
    let isMapping: Bool
    /// Known keys that stand there twice, or for which an unknown one was meant, which is reported.
    private let misread: Set<String>

    /// Checks the keys: each known, and none twice.
    /// - Parameter name: what the mapping is called in messages.
    init(_ node: YAMLNode, name: String, keys: [String], diagnostics: inout DiagnosticList) {
        var values: [String: YAMLNode] = [:]
        var misread: Set<String> = []
        guard case .mapping(let pairs) = node.content else {
            diagnostics.add(
                "yaml-type", at: node.range, "\(name) is \(node.typeName), but should be keys with values",
                help: "write one 'key: value' a line")
            isMapping = false
            self.values = values
            self.misread = misread
            return
        }
        for (key, value) in pairs {
            guard case .scalar(let text, _) = key.content else {
                diagnostics.add("yaml-type", at: key.range, "a key is a word, not \(key.typeName)")
                continue
            }
            guard keys.contains(text) else {
                if let meant = Nearest.name(to: text, among: keys) { misread.insert(meant) }
                diagnostics.add(
                    "front-matter-unknown-key", at: key.range, "\(name) has no key '\(text)'",
                    help: Nearest.hint(to: text, among: keys, nothing: ""))
                continue
            }
            guard values[text] == nil else {
                misread.insert(text)
                diagnostics.add(
                    "front-matter-duplicate-key", at: key.range, "the key '\(text)' stands here twice",
                    help: "keep one of them")
                continue
            }
            values[text] = value
        }
        isMapping = true
        self.values = values
        self.misread = misread
    }

    /// Whether nothing is wrong with what is said of a key, or not said, that could have been said of it.
    func isClear(_ key: String, value: String?) -> Bool {
        isMapping && !misread.contains(key) && (values[key] == nil || value != nil)
    }

    /// Where a key's value stands.
    func range(_ key: String) -> SourceRange? { values[key]?.range }

    func text(_ key: String, _ diagnostics: inout DiagnosticList) -> String? {
        guard let node = values[key] else { return nil }
        guard let text = Self.text(node) else {
            diagnostics.add(
                "front-matter-type", at: node.range, "'\(key)' is a text, but this is \(node.typeName)",
                help: "write it on one line, in quotes if it holds ': ' or begins with a mark")
            return nil
        }
        return text
    }

    /// A positive whole number.
    func count(_ key: String, _ diagnostics: inout DiagnosticList) -> Int? {
        guard let node = values[key] else { return nil }
        guard case .scalar(let text, isPlain: true) = node.content, let number = Int(text), number > 0 else {
            diagnostics.add("front-matter-type", at: node.range, "'\(key)' is a whole number greater than zero")
            return nil
        }
        return number
    }

    /// A list of texts with their places.
    func texts(_ key: String, _ diagnostics: inout DiagnosticList) -> [(text: String, range: SourceRange)] {
        items(key, &diagnostics).compactMap { node in
            guard let text = Self.text(node) else {
                diagnostics.add(
                    "front-matter-type", at: node.range, "'\(key)' is a list of texts; this is \(node.typeName)")
                return nil
            }
            return (text, node.range)
        }
    }

    func items(_ key: String, _ diagnostics: inout DiagnosticList) -> [YAMLNode] {
        guard let node = values[key] else { return [] }
        guard case .sequence(let items) = node.content else {
            diagnostics.add(
                "front-matter-type", at: node.range, "'\(key)' is a list, but this is \(node.typeName)",
                help: "write it in brackets: \(key): […]")
            return []
        }
        return items
    }

    /// One of a few words.
    func choice<Value: RawRepresentable & CaseIterable>(
        _ key: String, _ type: Value.Type, _ diagnostics: inout DiagnosticList
    ) -> Value? where Value.RawValue == String {
        guard let text = text(key, &diagnostics), let range = range(key) else { return nil }
        guard let value = Value(rawValue: text) else {
            diagnostics.add(
                "front-matter-value", at: range, "'\(key)' cannot be '\(text)'",
                help: Nearest.hint(to: text, among: Value.allCases.map(\.rawValue), nothing: ""))
            return nil
        }
        return value
    }

    /// A text that is not empty; quoted or not.
    private static func text(_ node: YAMLNode) -> String? {
        guard case .scalar(let text, let isPlain) = node.content, !(isPlain && YAMLNode.isNull(text)),
            text.contains(where: { !$0.isWhitespace })
        else { return nil }
        return text
    }
}
