import Files
import Foundation

/// Programs of earlier compiles, so that a snippet whose code is the same is not compiled again when something else of
/// it has changed: its actions, the space it is offered.
///
/// A program is a file `program-HASH` with the hash of its content. A snippet of it is a file that says `HASH.INDEX`,
/// named by the hash of all that the compile depended on. Any file may be deleted at any time; what is missing or
/// damaged is a miss.
struct ProgramCache: Sendable {
    static let folderName = "programs"

    private let folder: URL
    /// What all compiles depend on.
    private let general: [String]

    /// - Parameter cache: The folder of all cached results.
    init(cache: URL, general: [String]) {
        folder = cache.appendingPathComponent(Self.folderName, isDirectory: true)
        self.general = general
    }

    /// - Parameters:
    ///   - names: Of the snippet.
    ///   - place: Where the program is copied to, so that it stays while it is in use.
    func program(of names: FileNames, copiedTo place: URL) -> SnippetCompiler.Program? {
        let note = note(of: names)
        guard let text = try? Data(contentsOf: note), let (name, index) = Self.parts(of: text) else { return nil }
        let copy = place.appendingPathComponent("kept-\(name)")
        let program = SnippetCompiler.Program(executable: copy, index: index)
        if FileManager.default.fileExists(atPath: copy.path) { return program }
        let file = self.file(of: name)
        guard let content = try? Data(contentsOf: file), Self.hash(of: content) == name,
            (try? WholeFile.replace(copy.path, with: content, permissions: 0o700)) != nil
        else { return nil }
        CachePruning.noteUse(of: file)
        CachePruning.noteUse(of: note)
        return program
    }

    /// Keeps what a compile has made.
    /// - Parameter programs: By the hash of the snippet's names.
    func keep(_ programs: [String: SnippetCompiler.Program]) {
        for (executable, snippets) in Dictionary(grouping: programs, by: \.value.executable) {
            guard let content = try? Data(contentsOf: executable) else { continue }
            let name = Self.hash(of: content)
            try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            guard (try? WholeFile.replace(file(of: name).path, with: content)) != nil else { continue }
            for (hash, program) in snippets {
                try? WholeFile.replace(note(of: FileNames(hash: hash)).path, with: "\(name).\(program.index)".utf8)
            }
        }
    }

    private static func parts(of note: Data) -> (name: String, index: Int)? {
        let parts = String(decoding: note, as: UTF8.self).split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0].count == 32, parts[0].allSatisfy(\.isHexDigit), let index = Int(parts[1])
        else { return nil }
        return (String(parts[0]), index)
    }

    private func file(of name: String) -> URL { folder.appendingPathComponent("program-" + name) }

    private func note(of names: FileNames) -> URL {
        folder.appendingPathComponent("snippet-" + ResultCache.Key(general + [names.hash]).hash)
    }

    private static func hash(of content: Data) -> String {
        var hash = StableHash()
        content.withUnsafeBytes { hash.combine($0) }
        return hash.description
    }
}
