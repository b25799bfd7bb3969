import Snapshot
import SnippetRunner

/// Makes a document's snippets from its drafts: what they use, what they are a change of, and on what they run.
struct SnippetResolver {
    private let draft: DocumentDraft
    private let index: CourseIndex
    private let devices: [DeviceProfile]
    private let path: String
    private(set) var diagnostics: DiagnosticList

    init(_ draft: DocumentDraft, index: CourseIndex, devices: [DeviceProfile]) {
        self.draft = draft
        self.index = index
        self.devices = devices
        path = draft.file.path
        diagnostics = DiagnosticList(draft.file)
    }

    mutating func snippets() -> [Snippet] { draft.snippets.indices.map { snippet(at: $0) } }

    private mutating func snippet(at position: Int) -> Snippet {
        let draft = draft.snippets[position]
        let attributes = draft.attributes
        let code = Self.code(of: draft, path: path)
        let errors = diagnostics.all.count
        let conditions = conditions(attributes)
        let (uses, isOpen, isDoubtful) = uses(of: position)
        let base = change(attributes, of: position)
        // What stands in for something that cannot be read is not what the lesson's numbers are about.
        let isDeviceKnown = attributes.device != nil || index[self.draft.namespace]?.isDeviceKnown != false
        let isKnown = !isDoubtful && isDeviceKnown && diagnostics.all.count == errors
        let mode: SnippetSource.Mode? =
            switch attributes.mode {
            case .check: .check
            case .layout: .layout
            case .run: .run
            case .fails(let text): .fails(text)
            case .sketch: nil
            }
        return Snippet(
            key: draft.key, id: attributes.id?.value, mode: attributes.mode, code: code,
            isHidden: attributes.isHidden, changeOf: base,
            figure: attributes.figure ?? .plain,
            source: isOpen
                ? nil
                : mode.map {
                    SnippetSource(
                        key: draft.key, code: code, mode: $0, root: attributes.root, uses: uses, conditions: conditions)
                },
            info: draft.fence.info, line: draft.fence.line, unknownFrom: isKnown ? nil : 0)
    }

    private static func code(of draft: SnippetDraft, path: String) -> SnippetSource.Code {
        SnippetSource.Code(
            text: draft.fence.literal, path: path, line: draft.fence.line + 1,
            columnOffset: draft.fence.prefix.utf8.count)
    }

    // MARK: Conditions

    private mutating func conditions(_ attributes: SnippetAttributes) -> RunConditions {
        let standard = index[draft.namespace]?.device ?? devices[0].name
        var device = devices.first { $0.name == standard } ?? devices[0]
        if let named = attributes.device {
            if let found = devices.first(where: { $0.name == named.value }) {
                device = found
            } else {
                diagnostics.add(
                    "device-unknown", at: named.range, "there is no device '\(named.value)'",
                    help: devices.hint(to: named.value))
            }
        }
        return RunConditions(
            device: device, width: attributes.width, height: attributes.height,
            textSize: attributes.textSize ?? .large, scheme: attributes.scheme ?? .light,
            direction: attributes.direction ?? .ltr)
    }

    // MARK: References

    private mutating func change(_ attributes: SnippetAttributes, of position: Int) -> String? {
        guard let diff = attributes.diff, let base = resolve(diff) else { return nil }
        guard base != CourseIndex.Location(namespace: draft.namespace, index: position) else {
            diagnostics.add("snippet-diff", at: diff.range, "a snippet cannot be a change of itself")
            return nil
        }
        return index.draft(at: base)?.key
    }

    /// The code that a snippet sees, dependencies first, each once; whether its own fence or one of theirs was left
    /// open, and whether anything is wrong with one.
    private mutating func uses(
        of position: Int
    ) -> (codes: [SnippetSource.Code], isOpen: Bool, isDoubtful: Bool) {
        let start = CourseIndex.Location(namespace: draft.namespace, index: position)
        var collected: [SnippetSource.Code] = []
        var state: [CourseIndex.Location: Bool] = [start: false]
        for used in draft.snippets[position].attributes.uses {
            guard let location = resolve(used), isUsable(location, used.range) else { continue }
            // A circle that the snippet only leads to is reported by those in it.
            if let path = collect(location, into: &collected, state: &state), path.last == start {
                diagnostics.add(
                    "snippet-uses-cycle", at: used.range, "snippets use each other in a circle",
                    found: ([start] + path).compactMap { index.draft(at: $0)?.key }.joined(separator: " uses "),
                    help: "move what both need into a snippet of its own")
            }
        }
        let drafts = state.keys.compactMap { index.draft(at: $0) }
        return (collected, drafts.contains { $0.fence.isLeftOpen }, drafts.contains(where: \.isDoubtful))
    }

    /// Collects a snippet after what it uses. Walks with a stack of its own, since chains may be long.
    /// - Returns: if it comes back to a snippet that it is on the way to, the way there.
    private func collect(
        _ root: CourseIndex.Location, into collected: inout [SnippetSource.Code],
        state: inout [CourseIndex.Location: Bool]
    ) -> [CourseIndex.Location]? {
        var stack = [(location: root, next: 0)]
        if let done = state[root] { return done ? nil : [root] }
        state[root] = false
        while let (location, next) = stack.last {
            guard let draft = index.draft(at: location) else { return nil }
            guard next < draft.attributes.uses.count else {
                state[location] = true
                collected.append(Self.code(of: draft, path: index[location.namespace]?.path ?? path))
                stack.removeLast()
                continue
            }
            stack[stack.count - 1].next += 1
            // What does not resolve is reported where that snippet stands.
            guard let reference = SnippetReference(draft.attributes.uses[next].value),
                case .success(let used) = index.resolve(reference, from: location.namespace)
            else { continue }
            switch state[used] {
            case true?: continue
            case false?:
                for open in stack { state[open.location] = true }
                return stack.map(\.location) + [used]
            case nil:
                state[used] = false
                stack.append((used, 0))
            }
        }
        return nil
    }

    private mutating func isUsable(_ location: CourseIndex.Location, _ range: SourceRange) -> Bool {
        switch index.draft(at: location)?.attributes.mode {
        case .sketch?:
            diagnostics.add("snippet-uses", at: range, "a sketch is not compiled, so nothing can use it")
        case .fails?:
            diagnostics.add("snippet-uses", at: range, "a snippet that must not compile cannot be used")
        default: return true
        }
        return false
    }

    private mutating func resolve(_ name: SnippetAttributes.Located<String>) -> CourseIndex.Location? {
        guard let reference = SnippetReference(name.value), reference.state == nil, !reference.id.isEmpty else {
            diagnostics.add(
                "snippet-reference", at: name.range, "'\(name.value)' names no snippet", help: "write id or lesson#id")
            return nil
        }
        switch index.resolve(reference, from: draft.namespace, hints: diagnostics.isShort) {
        case .success(let location): return location
        case .failure(let unresolved):
            diagnostics.add(unresolved, at: name.range)
            return nil
        }
    }
}
