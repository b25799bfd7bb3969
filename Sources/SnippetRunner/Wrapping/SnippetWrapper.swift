/// Makes of a snippet one file that compiles beside other snippets' files.
///
/// Declarations stay at the top level, invisible to other files; statements go into a function; a function with
/// the snippet's unique name hands it to the host.
struct SnippetWrapper {
    enum Purpose: Hashable, Sendable {
        case compile
        case layout(root: String?)
        case run
    }

    let names: FileNames
    let purpose: Purpose
    private let codes: [ParsedCode]

    /// - Parameter codes: Used code in its order, then the snippet's own.
    /// - Throws: `WrapFailure` for what is refused before the compiler sees it.
    init(names: FileNames, codes: [String], purpose: Purpose) throws(WrapFailure) {
        self.names = names
        self.purpose = purpose
        var parsed = codes.map { ParsedCode($0) }
        for (index, code) in parsed.enumerated() {
            if let offset = code.ownPositions {
                throw .ownPositions(code: Self.number(index, of: codes.count), offset: offset)
            }
        }
        for (index, code) in parsed.enumerated() {
            if let module = code.missingModule {
                throw .missingModule(module.name, code: Self.number(index, of: codes.count), offset: module.offset)
            }
        }
        if !parsed.contains(where: \.hasSyntaxErrors) { Shadowing.apply(to: &parsed) }
        self.codes = parsed
    }

    /// A code's number in file names and messages: 0 for the snippet's own, then the used ones from 1.
    private static func number(_ index: Int, of count: Int) -> Int { index == count - 1 ? 0 : index + 1 }

    /// - Throws: `WrapFailure` if there is nothing to lay out.
    func wrap() throws(WrapFailure) -> WrappedSnippet {
        let hoisted = Hoisting.hoisted(in: codes)
        let isBroken = codes.contains(where: \.hasSyntaxErrors)
        var file = GeneratedFile(names: names, columns: isBroken ? ColumnMap() : columns(hoisted: hoisted))
        file.generated("import SwiftUI", about: 1)
        if isBroken {
            // The compiler says what is wrong with the text as it stands.
            for (index, code) in codes.enumerated() {
                file.author(
                    code.text, range: 0..<code.text.bytes.count, code: Self.number(index, of: codes.count))
            }
            return WrappedSnippet(file: file, needsOwnModule: true, isSyntaxBroken: true, runs: false)
        }
        let root: RootChoice? =
            if case .layout(let name) = purpose { try RootChoice.choose(in: codes, named: name) } else { nil }
        for (index, code) in codes.enumerated() {
            writeDeclarations(of: code, number: Self.number(index, of: codes.count), hoisted[index], to: &file)
        }
        writeEntry(hoisted: hoisted.last ?? [], root: root, to: &file)
        return WrappedSnippet(
            file: file, needsOwnModule: needsOwnModule, isSyntaxBroken: false, runs: purpose != .compile)
    }

    /// The type that is made as the root, if one is, and where the snippet declares it.
    var rootType: CompileUnit.Root? {
        guard case .layout(let name) = purpose,
            case .type(let type, let offset)? = try? RootChoice.choose(in: codes, named: name)
        else { return nil }
        let place = own.text.position(of: offset ?? 0)
        return CompileUnit.Root(type: type, line: place.line, column: place.column)
    }

    private var own: ParsedCode { codes[codes.count - 1] }

    private var needsOwnModule: Bool {
        let types = Set(
            codes.flatMap(\.items).compactMap { item -> String? in
                if case .type(let facts) = item.kind { facts.name } else { nil }
            })
        return codes.flatMap(\.items).contains { item in
            if item.needsOwnModule { return true }
            guard case .extending(let facts) = item.kind, facts.conforms else { return false }
            return !types.contains(String(facts.type.prefix { $0 != "." && $0 != "<" }))
        }
    }

    private func columns(hoisted: [Set<Int>]) -> ColumnMap {
        var columns = ColumnMap()
        for (index, code) in codes.enumerated() {
            for (position, item) in code.items.enumerated() where isWritten(position, of: code, hoisted[index]) {
                for case .insert(let text, let offset) in item.edits {
                    let place = code.text.position(of: offset)
                    columns.insert(
                        code: Self.number(index, of: codes.count), line: place.line, column: place.column,
                        length: text.utf8.count)
                }
            }
        }
        return columns
    }

    /// Whether an item goes to the top level of the file.
    private func isWritten(_ position: Int, of code: ParsedCode, _ hoisted: Set<Int>) -> Bool {
        switch code.items[position].kind {
        case .statement, .expression: false
        case .variable: hoisted.contains(position)
        default: true
        }
    }

    private func writeDeclarations(
        of code: ParsedCode, number: Int, _ hoisted: Set<Int>, to file: inout GeneratedFile
    ) {
        for (position, item) in code.items.enumerated() where isWritten(position, of: code, hoisted) {
            if item.kind.isPreview, number != 0 { continue }
            file.author(code.text, range: item.range, edits: item.edits, code: number)
        }
    }

    private func writeEntry(hoisted: Set<Int>, root: RootChoice?, to file: inout GeneratedFile) {
        let result = root == nil ? "" : " -> some SwiftUI.View"
        // A view's code is asked for it at once, and cannot await.
        let awaits = root == nil && own.items.contains { $0.awaits }
        let effect = awaits ? " async" : ""
        let start = own.items.first { !$0.kind.isDeclaration && $0.kind != .importing }?.range.lowerBound ?? 0
        let line = own.text.position(of: start).line
        if purpose != .compile {
            let entry = root != nil ? "layout(" : awaits ? "run(awaiting: " : "run("
            file.generated(
                """
                func _snippet_\(names.hash)() -> SwiftUI.HostedSnippet { .\(entry)_run) }
                fileprivate func _run()\(effect)\(result) { do { return try\(awaits ? " await" : "") _body() } catch { \
                fatalError("an error was thrown and not caught: \\(error)") } }
                """, about: line)
        }
        file.generated("fileprivate func _body()\(effect) throws\(result) {", about: line)
        let contentStart: Int? = if case .content(let first)? = root { first } else { nil }
        for position in own.items.indices where contentStart.map({ position < $0 }) ?? true {
            writeStatement(at: position, hoisted: hoisted, to: &file)
        }
        if let root { writeRoot(root, hoisted: hoisted, to: &file) }
        file.generated("}", about: line)
    }

    private func writeStatement(at position: Int, hoisted: Set<Int>, to file: inout GeneratedFile) {
        let item = own.items[position]
        let line = own.text.position(of: item.range.lowerBound).line
        switch item.kind {
        case .statement, .expression:
            file.author(own.text, range: item.range, edits: item.edits, code: 0)
        case .variable where !hoisted.contains(position):
            file.author(own.text, range: item.range, edits: item.localEdits, code: 0)
        case .variable(let facts) where !facts.isComputed:
            // A variable of a file is initialised when first used; here it is used at its place.
            for name in facts.names { file.generated("Swift.withExtendedLifetime(\(name)) {}", about: line) }
        default: break
        }
    }

    private func writeRoot(_ root: RootChoice, hoisted: Set<Int>, to file: inout GeneratedFile) {
        switch root {
        case .content(let first):
            let line = own.text.position(of: own.items[first].range.lowerBound).line
            let run = own.items[first...].indices.filter { position in
                switch own.items[position].kind {
                case .statement, .expression: true
                case .variable: !hoisted.contains(position)
                default: false
                }
            }
            let isClear = run.count == 1 || run.allSatisfy { own.items[$0].kind != .expression(.maybe) }
            file.generated("return try \(isClear ? "_content" : "_contentAndActions") {", about: line)
            for position in run { writeStatement(at: position, hoisted: hoisted, to: &file) }
            file.generated("}", about: line)
        case .preview(let function):
            file.generated("return \(function)()", about: 1)
        case .previews(let name):
            file.generated("return \(name).previews", about: 1)
        case .type(let name, let offset):
            file.generated("return \(name)()", about: own.text.position(of: offset ?? 0).line, file: .root)
        }
    }
}

/// A snippet as the compiler gets it.
struct WrappedSnippet: Sendable {
    var text: String
    var columns: ColumnMap
    /// Declares something that would clash with other snippets of a module.
    var needsOwnModule: Bool
    /// Only good for asking the compiler what is wrong.
    var isSyntaxBroken: Bool
    /// Has an entry for the host.
    var runs: Bool

    init(file: GeneratedFile, needsOwnModule: Bool, isSyntaxBroken: Bool, runs: Bool) {
        text = file.text
        columns = file.columns
        self.needsOwnModule = needsOwnModule
        self.isSyntaxBroken = isSyntaxBroken
        self.runs = runs
    }
}
