import Foundation
import Snapshot

/// A source on its way through the runner. All it hands around is relative to the snippet: paths are numbers of
/// its codes (0 its own, then those it uses), lines count from 1; `located` gives them their places in files.
struct SnippetJob: Sendable {
    let source: SnippetSource
    /// Names the text and what it is compiled for, not the conditions and actions: sources that differ in these
    /// alone are compiled once.
    let names: FileNames
    let key: ResultCache.Key

    init(_ source: SnippetSource, general: [String]) {
        self.source = source
        let texts = ([source.code] + source.uses).map(\.text)
        let mode: [String] =
            switch source.mode {
            case .check: ["check"]
            case .layout: ["layout", source.root ?? ""]
            case .run: ["run"]
            case .fails(let text): ["fails", text]
            }
        names = FileNames(hash: ResultCache.Key(mode + texts).hash)
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let conditions = (try? encoder.encode(source.conditions)) ?? Data()
        let actions = (try? encoder.encode(source.actions)) ?? Data()
        let explains = source.explains ? ["explains"] : []
        key = ResultCache.Key(
            general + mode + texts + [conditions, actions].map { String(decoding: $0, as: UTF8.self) } + explains)
    }

    /// Whether there is a program to run for it.
    var runs: Bool {
        switch source.mode {
        case .layout, .run: true
        case .check, .fails: false
        }
    }

    var mustFail: Bool { if case .fails = source.mode { true } else { false } }

    func wrap() -> Result<CompileUnit, WrapFailure> {
        let purpose: SnippetWrapper.Purpose =
            switch source.mode {
            case .check, .fails: .compile
            case .layout: .layout(root: source.root)
            case .run: .run
            }
        do throws(WrapFailure) {
            let codes = source.uses.map(\.text) + [source.code.text]
            let wrapper = try SnippetWrapper(names: names, codes: codes, purpose: purpose)
            return .success(
                CompileUnit(
                    names: names, wrapped: try wrapper.wrap(),
                    texts: ([source.code] + source.uses).map { SourceText($0.text) }, root: wrapper.rootType))
        } catch {
            return .failure(error)
        }
    }

    // MARK: - Outcomes

    func rejection(of failure: WrapFailure) -> SnippetOutcome {
        var code = 0
        var place = (line: 1, column: 1)
        switch failure {
        case .ownPositions(let number, let offset), .missingModule(_, let number, let offset):
            code = number
            place = SourceText(([source.code] + source.uses)[number].text).position(of: offset)
        case .noView, .unknownRoot: break
        }
        let message = CompilerMessage(
            severity: .error, text: failure.text, path: String(code), line: place.line, column: place.column)
        if case .missingModule = failure, case .fails(let text) = source.mode {
            return Self.outcome(of: [message], stating: text)
        }
        return .rejected([message])
    }

    /// What a compile alone tells; nil if the snippet has to be run.
    func outcome(of compiled: SnippetCompiler.Result) -> SnippetOutcome? {
        let messages = compiled.rejected[names.hash] ?? []
        if case .fails(let text) = source.mode { return Self.outcome(of: messages, stating: text) }
        guard messages.isEmpty else { return .rejected(messages) }
        return compiled.programs[names.hash] == nil ? .compiled : nil
    }

    /// - Throws: `SetupError` if the process cannot be started.
    func run(
        _ program: SnippetCompiler.Program, by processes: inout SnippetProcesses
    ) throws(SetupError) -> SnippetOutcome {
        var request = RunRequest(snippet: program.index, conditions: source.conditions, actions: source.actions)
        request.explains = source.explains
        return try processes.run(request, of: program.executable, names: names)
    }

    private static func outcome(of messages: [CompilerMessage], stating text: String) -> SnippetOutcome {
        let errors = messages.filter { $0.severity == .error }
        if errors.isEmpty { return .rejected([]) }
        return errors.allSatisfy { $0.text.contains(text) } ? .failedAsStated(messages) : .rejected(messages)
    }

    // MARK: - Places

    /// The outcome with positions in files.
    func located(_ outcome: SnippetOutcome) -> SnippetOutcome {
        switch outcome {
        case .compiled, .ran: outcome
        case .failedAsStated(let messages): .failedAsStated(messages.map(located))
        case .rejected(let messages): .rejected(messages.map(located))
        case .broke(var failure, let console):
            {
                if let line = failure.line {
                    let code = code(failure.path)
                    failure.line = code.line + line - 1
                    failure.path = code.path
                }
                return .broke(failure, console: console)
            }()
        }
    }

    private func located(_ message: CompilerMessage) -> CompilerMessage {
        let code = code(message.path)
        var message = message
        message.path = code.path
        message.line += code.line - 1
        message.column += code.columnOffset
        return message
    }

    private func code(_ number: String?) -> SnippetSource.Code {
        let number = number.flatMap { Int($0) } ?? 0
        return number == 0 || number > source.uses.count ? source.code : source.uses[number - 1]
    }
}
