import Course
import HTML
import SnippetRunner

extension LessonRenderer {
    /// A Swift fence: its code, what the compiler said if that is the point, and its figure.
    mutating func snippet(_ position: Int) -> Node {
        guard document.snippets.indices.contains(position) else { return .empty }
        let snippet = document.snippets[position]
        guard !snippet.isHidden else { return .empty }
        let figure = figure(below: snippet)
        let code = Tag.div(.class("code")) {
            codeBlock(lines(of: snippet), label: label(of: snippet))
            remark(on: snippet)
        }
        guard context.isPage else { return .group([code, figure?.node ?? .empty]) }
        let layout: String? = figure.map { $0.isNarrow ? "figure-beside" : "figure-below" }
        return Tag.div(
            .classes("example", layout),
            snippet.id.flatMap { id in snippetAnchor(id) }.map { .id($0) }
        ) {
            code
            figure?.node
        }
    }

    private func snippetAnchor(_ id: String) -> String? {
        guard case .page(let prefix) = context.medium else { return nil }
        return (prefix.isEmpty ? "snippet-" : prefix + "-snippet-") + id
    }

    /// A fence that means nothing special.
    func plainCode(info: String, _ literal: String) -> Node {
        let isSwift = info.split(whereSeparator: \.isWhitespace).first == "swift"
        let lines = isSwift ? SwiftHighlighter.lines(literal) : SwiftHighlighter.plainLines(literal)
        return Tag.div(.class("code")) { codeBlock(lines.map { CodeLine($0) }, label: "Code") }
    }

    /// What a snippet prints; that it does is checked like a claim.
    func console(_ position: Int) -> Node {
        guard document.consoles.indices.contains(position) else { return .empty }
        let lines = document.consoles[position].lines
        return Tag.div(.class("console")) {
            Tag.p(.class("code-note")) { "Prints" }
            Tag.pre(scrollAttributes("Console output")) {
                Tag.samp { lines.map { line in Tag.span(.class("line")) { text(line + "\n") } } }
            }
        }
    }

    // MARK: Lines

    struct CodeLine {
        enum Change { case none, added, removed }

        var spans: [SwiftHighlighter.Span]
        var change = Change.none

        init(_ spans: [SwiftHighlighter.Span], _ change: Change = .none) {
            self.spans = spans
            self.change = change
        }
    }

    private func lines(of snippet: Snippet) -> [CodeLine] {
        let new = SwiftHighlighter.lines(snippet.code.text)
        guard let key = snippet.changeOf, let base = index.snippet(key) else { return new.map { CodeLine($0) } }
        let old = SwiftHighlighter.lines(base.code.text)
        return LineDiff.changes(from: old.map(\.text), to: new.map(\.text)).map { change in
            switch change {
            case .kept(let line): CodeLine(new[line])
            case .added(let line): CodeLine(new[line], .added)
            case .removed(let line): CodeLine(old[line], .removed)
            }
        }
    }

    private func codeBlock(_ lines: [CodeLine], label: String) -> Node {
        let hasChanges = lines.contains { $0.change != .none }
        return Tag.pre([.class(hasChanges ? "swift has-changes" : "swift")] + scrollAttributes(label)) {
            Tag.code { lines.map(node) }
        }
    }

    private func node(_ line: CodeLine) -> Node {
        var spans = line.spans.map { span -> Node in
            guard let name = span.kind?.className else { return text(span.text) }
            return Tag.span(.class(name)) { text(span.text) }
        }
        spans.append("\n")
        switch line.change {
        case .none: return Tag.span(.class("line")) { spans }
        case .added: return Tag.ins(.class("line")) { spans }
        case .removed: return Tag.del(.class("line")) { spans }
        }
    }

    /// A block that scrolls sideways has to be reachable by keyboard.
    private func scrollAttributes(_ label: String) -> [Attribute?] {
        context.isPage ? [Attribute("tabindex", "0"), Attribute("role", "group"), .label(label)] : []
    }

    // MARK: Remarks

    private func label(of snippet: Snippet) -> String {
        switch snippet.mode {
        case .sketch: "Swift code, a sketch"
        case .fails: "Swift code that does not compile"
        case .check, .layout, .run: snippet.changeOf == nil ? "Swift code" : "Swift code with changes marked"
        }
    }

    private func remark(on snippet: Snippet) -> Node {
        switch (snippet.mode, index.outcome(of: snippet.key)) {
        case (.sketch, _):
            return context.isPage ? Tag.p(.class("code-note")) { "A sketch, not compiled" } : .empty
        case (_, .failedAsStated(let messages)):
            return compilerMessages(messages, of: snippet, title: "Does not compile")
        case (_, .rejected(let messages)):
            return compilerMessages(messages, of: snippet, title: "Did not compile when this page was made")
        case (_, .broke):
            return Tag.p(.class("code-note is-wrong")) { "Did not run to its end when this page was made" }
        case (_, .compiled), (_, .ran), (_, nil): return .empty
        }
    }

    private func compilerMessages(_ messages: [CompilerMessage], of snippet: Snippet, title: String) -> Node {
        Tag.div(.class("compiler")) {
            Tag.p(.class("code-note")) { title }
            Tag.ul {
                messages.filter { $0.severity == .error }.map { message in
                    Tag.li {
                        let line = message.line - snippet.code.line + 1
                        if line > 0, message.path == snippet.code.path {
                            Tag.span(.class("compiler-line")) { "line \(line)" }
                        }
                        Tag.samp { text(message.text) }
                    }
                }
            }
        }
    }
}
