import Snapshot
import SnippetRunner

/// Tells what went wrong with a snippet.
public struct SnippetDiagnostics {
    let snippet: Snippet
    let outcome: SnippetOutcome
    /// The file the snippet stands in.
    let file: SourceFile
    /// Any file of the course, by the path that messages carry.
    let source: (String) -> SourceFile?
    /// Where an act of the snippet's script is written.
    let act: (ActPlace) -> (act: ActionBlock.Act, file: SourceFile)?
    /// What misspelled names may have been meant as.
    let api: APINames.Source

    public init(
        snippet: Snippet, outcome: SnippetOutcome, file: SourceFile, source: @escaping (String) -> SourceFile?,
        act: @escaping (ActPlace) -> (act: ActionBlock.Act, file: SourceFile)? = { _ in nil },
        api: APINames.Source = APINames.Source()
    ) {
        self.snippet = snippet
        self.outcome = outcome
        self.file = file
        self.source = source
        self.act = act
        self.api = api
    }

    public var all: [Diagnostic] {
        switch outcome {
        case .compiled, .failedAsStated: []
        case .ran(let result, _): result.warnings.map { warning($0) }
        case .rejected(let messages): rejection(messages)
        case .broke(let failure, let console): [broke(failure, console)]
        }
    }

    // MARK: - Compiling

    private func rejection(_ messages: [CompilerMessage]) -> [Diagnostic] {
        if case .fails(let expected) = snippet.mode { return [unexpected(messages, expected: expected)] }
        var diagnostics: [Diagnostic] = []
        for message in Self.withoutConsequences(messages) {
            switch message.severity {
            case .error: diagnostics.append(compilerDiagnostic(message, .error))
            case .warning: diagnostics.append(compilerDiagnostic(message, .warning))
            case .note:
                guard !diagnostics.isEmpty else { continue }
                let position = SourcePosition(line: message.line, column: message.column)
                let note = Diagnostic.Note(
                    "\(message.text) (\(message.path):\(message.line):\(message.column))", path: message.path,
                    position: position)
                diagnostics[diagnostics.count - 1].notes.append(note)
            }
        }
        if diagnostics.isEmpty { return [atFence(.error, "snippet-compile", "the snippet does not compile")] }
        return diagnostics
    }

    /// What follows from another error only misleads, with the notes on it.
    private static func withoutConsequences(_ messages: [CompilerMessage]) -> [CompilerMessage] {
        let hasCause = messages.contains { $0.severity == .error && !Misspelling.isConsequence($0.text) }
        var isDropped = false
        return messages.filter { message in
            if message.severity != .note { isDropped = hasCause && Misspelling.isConsequence(message.text) }
            return !isDropped
        }
    }

    private func compilerDiagnostic(_ message: CompilerMessage, _ severity: Diagnostic.Severity) -> Diagnostic {
        let position = SourcePosition(line: message.line, column: message.column)
        return Diagnostic(
            severity, "snippet-compile", path: message.path, position: position,
            range: source(message.path)?.word(at: position), summary: message.text,
            help: severity == .error ? meant(by: message.text) : nil)
    }

    private func meant(by message: String) -> String? {
        let codes = [snippet.code.text] + (snippet.source?.uses.map(\.text) ?? [])
        return Misspelling(api: api, declared: CodeNames(codes).declared).help(for: message)
    }

    /// A `fails` snippet that compiles, or that fails for another reason.
    private func unexpected(_ messages: [CompilerMessage], expected: String) -> Diagnostic {
        let errors = messages.filter { $0.severity == .error }
        guard let other = errors.first(where: { !$0.text.contains(expected) }) else {
            return atFence(
                .error, "snippet-compiles", "the snippet compiles, but says that it fails with '\(expected)'",
                help: "drop fails= if it is meant to compile")
        }
        let position = SourcePosition(line: other.line, column: other.column)
        return Diagnostic(
            .error, "snippet-fails-otherwise", path: other.path, position: position,
            range: source(other.path)?.word(at: position),
            summary: "the snippet says that it fails with '\(expected)', but the compiler says: \(other.text)",
            help: "every error of the compiler must contain the text of fails=")
    }

    // MARK: - Running

    /// A warning about a `ForEach` stands where the snippet has one, if it has just one.
    private func warning(_ text: String) -> Diagnostic {
        var diagnostic = atFence(.warning, "engine-warning", "the engine warns: \(text)")
        guard text.hasPrefix("ForEach: ") else { return diagnostic }
        let lines = snippet.code.text.split(separator: "\n", omittingEmptySubsequences: false)
        let found = lines.indices.filter { lines[$0].contains("ForEach") || lines[$0].contains("List(") }
        if found.count == 1, let range = file.line(snippet.code.line + found[0]) {
            diagnostic.range = range
            diagnostic.position = file.position(at: range.lower)
        }
        return diagnostic
    }

    private func broke(_ failure: RunFailure, _ console: [[String]]) -> Diagnostic {
        let (identifier, summary, help) = describe(failure.reason)
        var diagnostic = atFence(.error, identifier, summary, help: help)
        if let line = failure.line {
            let path = failure.path ?? snippet.code.path
            diagnostic.path = path
            diagnostic.position = SourcePosition(line: line, column: 1)
            diagnostic.range = source(path)?.line(line)
            if let range = diagnostic.range, let file = source(path) {
                diagnostic.position = file.position(at: range.lower)
            }
        }
        if let place = failure.act, let (act, file) = act(place) {
            let position = file.position(at: act.range.lower)
            diagnostic.notes.append(
                Diagnostic.Note(
                    "that was at '\(act.action)' (\(file.path):\(position.line))", path: file.path, position: position))
        }
        if let last = console.joined().last(where: { !$0.isEmpty }) {
            diagnostic.notes.append(Diagnostic.Note("the last it printed: \(last.prefix(200))"))
        }
        return diagnostic
    }

    private func describe(_ reason: RunFailure.Reason) -> (String, String, String?) {
        switch reason {
        case .crashed(let message):
            let detail = message.isEmpty ? "" : ": \(message)"
            return ("snippet-crashed", "the snippet crashed\(detail)", nil)
        case .timedOut(let seconds):
            return (
                "snippet-timed-out", "the snippet was still running after \(DecimalText.brief(seconds)) seconds",
                "look for a loop without an end, or for far too many views"
            )
        case .outOfMemory(let limit):
            return (
                "snippet-out-of-memory", "the snippet wanted more than \(Self.bytes(limit)) of memory",
                "look for a collection that grows without an end"
            )
        case .tooMuchOutput(let limit):
            return (
                "snippet-too-much-output", "the snippet printed more than \(Self.bytes(limit))",
                "print less: a lesson shows what it prints"
            )
        case .engine(let message):
            return ("engine-failure", "the engine gave up: \(message)", nil)
        case .exited(let status):
            return (
                "snippet-exited", "the snippet called exit(\(status)) before it was laid out",
                "leave the call out"
            )
        }
    }

    private static func bytes(_ count: Int) -> String {
        for (unit, name) in [(1 << 30, "GiB"), (1 << 20, "MiB"), (1 << 10, "KiB")] where count >= unit {
            return "\(DecimalText.brief(Double(count) / Double(unit))) \(name)"
        }
        return "\(count) bytes"
    }

    // MARK: - The fence

    private func atFence(
        _ severity: Diagnostic.Severity, _ identifier: String, _ summary: String, help: String? = nil
    ) -> Diagnostic {
        let hasInfo = snippet.info.upper > snippet.info.lower
        let position = hasInfo ? file.position(at: snippet.info.lower) : SourcePosition(line: snippet.line, column: 1)
        return Diagnostic(
            severity, identifier, path: file.path, position: position, range: hasInfo ? snippet.info : nil,
            summary: summary, help: help)
    }
}

extension SourceFile {
    /// The byte offset of a position, if the file has it.
    func offset(of position: SourcePosition) -> Int? {
        guard position.line >= 1, position.line <= lineStarts.count, position.column >= 1 else { return nil }
        let offset = lineStarts[position.line - 1] + position.column - 1
        return offset <= text.utf8.count ? offset : nil
    }

    /// The identifier or single character at a position.
    func word(at position: SourcePosition) -> SourceRange? {
        guard let lower = offset(of: position) else { return nil }
        let rest = text.utf8[text.utf8.index(text.startIndex, offsetBy: lower)...]
        let length = rest.prefix { byte in
            byte == UInt8(ascii: "_") || byte >= 0x80 || UnicodeScalar(byte).properties.isAlphabetic
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        }.count
        let isAtLineEnd = rest.first.map { $0 == 0x0A || $0 == 0x0D } ?? true
        return SourceRange(lower: lower, upper: lower + (isAtLineEnd ? 0 : max(length, 1)))
    }

    /// A line's text without its indentation and line end; `number` counts from 1.
    func line(_ number: Int) -> SourceRange? {
        guard number >= 1, number <= lineStarts.count else { return nil }
        let end = number < lineStarts.count ? lineStarts[number] : text.utf8.count
        let range = SourceRange(lower: lineStarts[number - 1], upper: end)
        let bytes = Array(text(in: range).utf8)
        let isSpace: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
        let leading = bytes.prefix(while: isSpace).count
        let trailing = bytes.reversed().prefix(while: isSpace).count
        guard leading < bytes.count else { return nil }
        return SourceRange(lower: range.lower + leading, upper: range.upper - trailing)
    }
}
