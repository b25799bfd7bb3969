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
        if !parsed.contains(where: \.hasSyntaxErrors) { Shadowing.apply(to: &parsed) }
        self.codes = parsed
    }

    /// A code's number in file names and messages: 0 for the snippet's own, then the used ones from 1.
    private static func number(_ index: Int, of count: Int) -> Int { index == count - 1 ? 0 : index + 1 }

    /// - Throws: `WrapFailure` if there is nothing to lay out.
    func wrap() throws(WrapFailure) -> WrappedSnippet {
        var file = GeneratedFile(names: names)
        file.generated("import SwiftUI", about: 1)
        if codes.contains(where: \.hasSyntaxErrors) {
            // The compiler says what is wrong with the text as it stands.
            for (index, code) in codes.enumerated() {
                file.author(
                    code.text, range: 0..<code.text.bytes.count, code: Self.number(index, of: codes.count))
            }
            return WrappedSnippet(file: file, needsOwnModule: true, isSyntaxBroken: true, runs: false)
        }
        let root: RootChoice? =
            if case .layout(let name) = purpose { try RootChoice.choose(in: codes, named: name) } else { nil }
        let hoisted = Hoisting.hoisted(in: codes)
        for (index, code) in codes.enumerated() {
            writeDeclarations(of: code, number: Self.number(index, of: codes.count), hoisted[index], to: &file)
        }
        writeEntry(hoisted: hoisted.last ?? [], root: root, to: &file)
        return WrappedSnippet(
            file: file, needsOwnModule: needsOwnModule, isSyntaxBroken: false, runs: purpose != .compile)
    }

    /// The type that is made as the root, if one is.
    var rootType: String? {
        guard case .layout(let name) = purpose,
            case .type(let type, _)? = try? RootChoice.choose(in: codes, named: name)
        else { return nil }
        return type
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

    private func writeDeclarations(
        of code: ParsedCode, number: Int, _ hoisted: Set<Int>, to file: inout GeneratedFile
    ) {
        for (position, item) in code.items.enumerated() {
            switch item.kind {
            case .statement, .expression: continue
            case .variable where !hoisted.contains(position): continue
            case .preview:
                guard number == 0 else { continue }
                let line = code.text.position(of: item.range.lowerBound).line
                file.generated(
                    "@SwiftUI.ViewBuilder fileprivate func _preview\(position)() -> some SwiftUI.View", about: line)
            case .type(let facts) where facts.isApp:
                // An app's windows are its content; the names stand for what a view is made of.
                file.generated(
                    """
                    fileprivate typealias App = SwiftUI.View; fileprivate typealias Scene = SwiftUI.View; \
                    fileprivate typealias WindowGroup = SwiftUI.Group
                    """, about: code.text.position(of: facts.nameOffset).line)
            default: break
            }
            file.author(code.text, range: item.range, edits: item.edits, code: number)
        }
    }

    private func writeEntry(hoisted: Set<Int>, root: RootChoice?, to file: inout GeneratedFile) {
        let result = root == nil ? "" : " -> some SwiftUI.View"
        let start = own.items.first { !$0.kind.isDeclaration && $0.kind != .importing }?.range.lowerBound ?? 0
        let line = own.text.position(of: start).line
        let kind = root == nil ? "run" : "layout"
        if purpose != .compile {
            file.generated(
                """
                func _snippet_\(names.hash)() -> SwiftUI.HostedSnippet { .\(kind) { do { return try _body() } \
                catch { fatalError("an error was thrown and not caught: \\(error)") } } }
                """, about: line)
        }
        file.generated("fileprivate func _body() throws\(result) {", about: line)
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
            file.generated("return try _content {", about: line)
            for position in run { writeStatement(at: position, hoisted: hoisted, to: &file) }
            file.generated("}", about: line)
        case .preview(let position):
            let line = own.text.position(of: own.items[position].range.lowerBound).line
            file.generated("return _preview\(position)()", about: line)
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
