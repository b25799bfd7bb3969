import Foundation
import SwiftParser

/// All public names of the engine, with what it does with each.
///
/// They are read from the engine's sources: what is public there is what a snippet can use, and how it is declared
/// says what it does. An installation has no sources; it has the catalog that was written when it was made.
public struct EngineCatalog: Codable, Sendable {
    /// By group, then by name.
    public var symbols: [EngineSymbol]
    /// The members of types, as `Color` has `yellow`, in order.
    public var members: [String: [String]]
    /// The labels of arguments, in order.
    public var labels: [String]

    /// - Parameter sources: The texts of the engine's files, by path relative to the engine's folder.
    public init(sources: [String: String]) {
        var reader = SymbolReader()
        let spellings = SpellingReader()
        for (path, text) in sources.sorted(by: { $0.key < $1.key }) {
            // What the host and the graph of views share with the compiler is no name of a snippet's.
            if Self.innerFolders.contains(path.split(separator: "/").first ?? "") { continue }
            let file = Parser.parse(source: text)
            reader.read(file, path: path)
            spellings.walk(file)
        }
        symbols = reader.symbols
        members = spellings.members.mapValues { $0.sorted() }
        labels = spellings.labels.sorted()
    }

    private static let innerFolders: Set<Substring> = ["Graph", "Host"]

    /// A catalog with names that are not declared in the engine.
    ///
    /// - Parameters:
    ///   - macros: The compiler's plug-in and the snippets' wrapping have them.
    ///   - unsupported: What is refused, with the reasons.
    public init(_ catalog: EngineCatalog, macros: [String], unsupported: [String: String]) {
        let all = macros.sorted().map { EngineSymbol(name: $0, group: .macros, support: .laysOut) }
        let place = catalog.symbols.firstIndex { $0.group == .functions } ?? catalog.symbols.endIndex
        self = catalog
        symbols.insert(contentsOf: all, at: place)
        symbols += unsupported.sorted { $0.key < $1.key }.map { name, reason in
            EngineSymbol(name: name, group: .refused, support: .unsupported, reason: reason)
        }
    }

    /// - Parameter folder: `Sources/LayoutUI`.
    /// - Throws: What keeps a file from being read.
    public init(folder: URL) throws {
        var sources: [String: String] = [:]
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        for case let file as URL in files ?? FileManager.DirectoryEnumerator() where file.pathExtension == "swift" {
            let path = file.path.dropFirst(folder.path.count + 1)
            sources[String(path)] = try String(contentsOf: file, encoding: .utf8)
        }
        self.init(sources: sources)
    }

    /// - Parameter json: What `json()` wrote.
    public init(json: Data) throws { self = try JSONDecoder().decode(EngineCatalog.self, from: json) }

    /// The same bytes for the same catalog.
    public func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }
}
