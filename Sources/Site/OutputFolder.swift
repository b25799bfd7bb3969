import Foundation

/// A folder that a site owns. The list of its files, kept in the folder, tells them from anybody else's.
struct OutputFolder {
    static let listName = ".coursebuild-site"

    private let root: URL

    init(_ root: URL) {
        self.root = root
    }

    /// Makes the folder hold these files: path in the folder → contents. Files that no list names are left alone.
    ///
    /// The list is written first, with old and new names, so that an interruption leaves no file without an owner;
    /// each file is written beside its place and moved there.
    func replace(with files: [String: Data]) throws -> SiteReport {
        let manager = FileManager.default
        try manager.createDirectory(at: root, withIntermediateDirectories: true)
        let owned = try ownedFiles()
        var report = SiteReport()
        try writeList(owned.union(files.keys))
        for (path, data) in files.sorted(by: { $0.key < $1.key }) {
            let url = root.appendingPathComponent(path)
            if let existing = try? Data(contentsOf: url), existing == data {
                report.unchanged += 1
                continue
            }
            try manager.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: url, options: .atomic)
            report.written += 1
        }
        for path in owned.subtracting(files.keys).sorted() {
            let url = root.appendingPathComponent(path)
            guard manager.fileExists(atPath: url.path) else { continue }
            try manager.removeItem(at: url)
            removeIfEmpty(url.deletingLastPathComponent())
            report.removed += 1
        }
        try writeList(Set(files.keys))
        return report
    }

    /// The files of an earlier site. Names that would lead out of the folder are not followed.
    private func ownedFiles() throws -> Set<String> {
        let list = root.appendingPathComponent(Self.listName)
        guard let text = try? String(contentsOf: list, encoding: .utf8) else {
            guard try FileManager.default.contentsOfDirectory(atPath: root.path).isEmpty else {
                throw SiteError.foreignFolder(root.path)
            }
            return []
        }
        let names = text.split(whereSeparator: \.isNewline).dropFirst().map(String.init)
        return Set(
            names.filter { name in
                !name.hasPrefix("/") && !name.split(separator: "/").contains { $0 == ".." || $0 == "." }
            })
    }

    private func writeList(_ names: Set<String>) throws {
        let lines = ["# Files of this site. Written by coursebuild; others are left alone."] + names.sorted()
        let data = Data((lines.joined(separator: "\n") + "\n").utf8)
        let url = root.appendingPathComponent(Self.listName)
        if let existing = try? Data(contentsOf: url), existing == data { return }
        try data.write(to: url, options: .atomic)
    }

    private func removeIfEmpty(_ folder: URL) {
        let manager = FileManager.default
        guard folder.path != root.path, folder.path.hasPrefix(root.path),
            let content = try? manager.contentsOfDirectory(atPath: folder.path), content.isEmpty
        else { return }
        try? manager.removeItem(at: folder)
    }
}
