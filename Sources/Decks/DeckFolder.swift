import Foundation

/// The folder that decks are written to. A list in it says which of its files are decks of an earlier build, so
/// that those of a removed lesson go and nothing else does.
struct DeckFolder {
    static let listName = ".coursebuild-decks"

    let root: URL

    /// Writes the files, each in one step; removes what an earlier build wrote and this one does not. Files that
    /// did not change are left as they are.
    func replace(with files: [BuiltDecks.File]) throws -> [URL] {
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
        let names = Set(files.map(\.path))
        let earlier = ownedNames()
        // First old and new names, so that an interruption leaves no file without an owner.
        try writeList(earlier.union(names))
        for file in files { try write(file.data, to: url(of: file.path)) }
        for name in earlier.subtracting(names) { try? FileManager.default.removeItem(at: url(of: name)) }
        try writeList(names)
        return files.map { url(of: $0.path) }
    }

    private func url(of name: String) -> URL { root.appendingPathComponent(name) }

    private func write(_ data: Data, to url: URL) throws {
        if let existing = try? Data(contentsOf: url), existing == data { return }
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url, options: .atomic)
    }

    /// Names that would lead out of the folder are not believed.
    private func ownedNames() -> Set<String> {
        guard let text = try? String(contentsOf: url(of: Self.listName), encoding: .utf8) else { return [] }
        return Set(
            text.split(separator: "\n").map(String.init).filter { name in
                !name.hasPrefix("#")
                    && !name.split(separator: "/", omittingEmptySubsequences: false).contains {
                        $0.isEmpty || $0 == "." || $0 == ".."
                    }
            })
    }

    private func writeList(_ names: Set<String>) throws {
        let lines = ["# Decks that coursebuild wrote; other files are left alone."] + names.sorted()
        try write(Data((lines.joined(separator: "\n") + "\n").utf8), to: url(of: Self.listName))
    }
}
