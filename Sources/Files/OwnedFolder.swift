import Foundation

/// A folder whose files this program makes. A list in it tells them from anybody else's, so that those of an earlier
/// run go and nothing else does.
public struct OwnedFolder {
    /// What replacing did, in files.
    public struct Report: Equatable, Sendable {
        /// New ones, and ones that differed.
        public var written = 0
        public var unchanged = 0
        public var removed = 0
    }

    /// The folder has files, but not the list that this program leaves behind.
    public struct ForeignFolder: Error, Equatable, CustomStringConvertible {
        public var path: String

        public init(path: String) { self.path = path }

        public var description: String {
            "\(path) holds files that this program did not write; name an empty folder, or empty it yourself"
        }
    }

    /// A file of somebody else's stands where one of ours would.
    public struct ForeignFile: Error, Equatable, CustomStringConvertible {
        public var path: String

        public init(path: String) { self.path = path }

        public var description: String {
            "\(path) is a file that this program did not write; move it away, or name another folder"
        }
    }

    private let root: URL
    private let listName: String
    private let heading: String
    private let isShared: Bool

    /// - Parameters:
    ///   - list: The name of the list's file.
    ///   - heading: The list's first line, which says what it is, without `#`.
    ///   - isShared: Whether the folder may hold files of others from the beginning.
    public init(_ root: URL, list: String, heading: String, isShared: Bool) {
        self.root = root
        listName = list
        self.heading = heading
        self.isShared = isShared
    }

    /// Makes the folder hold these files: path in the folder → contents. Files that no list names are left alone.
    ///
    /// The list is written first, with old and new names, so that an interruption leaves no file without an owner.
    /// Two processes take turns.
    ///
    /// - Throws: `ForeignFolder`, `ForeignFile`, `FileError`; nothing was changed after the first two.
    @discardableResult
    public func replace(with files: [String: Data]) throws -> Report {
        try makeFolder(root)
        let descriptor = open(root.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        defer { if descriptor >= 0 { close(descriptor) } }
        while descriptor >= 0, flock(descriptor, LOCK_EX) != 0, errno == EINTR {}

        let owned = try ownedFiles()
        try refuseLinks(on: files.keys)
        for (path, data) in files.sorted(by: { $0.key < $1.key }) where !owned.contains(path) {
            let file = root.appendingPathComponent(path)
            var status = stat()
            guard lstat(file.path, &status) == 0, (try? Data(contentsOf: file)) != data else { continue }
            throw ForeignFile(path: file.path)
        }
        var report = Report()
        try writeList(owned.union(files.keys))
        for (path, data) in files.sorted(by: { $0.key < $1.key }) {
            if try write(data, to: root.appendingPathComponent(path)) {
                report.written += 1
            } else {
                report.unchanged += 1
            }
        }
        for path in owned.subtracting(files.keys).sorted() where link(on: path) == nil {
            let url = root.appendingPathComponent(path)
            WholeFile.removeLeftover(of: url.path)
            if unlink(url.path) == 0 { report.removed += 1 }
            removeIfEmpty(url.deletingLastPathComponent())
        }
        try writeList(Set(files.keys))
        return report
    }

    /// The list may come from anybody: what a folder's symbolic link leads to is not in this folder.
    private func refuseLinks(on paths: some Sequence<String>) throws(FileError) {
        for path in paths {
            guard let link = link(on: path) else { continue }
            throw FileError(path: link, problem: "it is a symbolic link that leads out of the folder")
        }
    }

    /// The first folder on the way to a file that is a symbolic link.
    private func link(on path: String) -> String? {
        var folder = root.path
        for part in path.split(separator: "/").dropLast() {
            folder += "/" + part
            var status = stat()
            if lstat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFLNK { return folder }
        }
        return nil
    }

    /// Whether the file had to be written.
    private func write(_ data: Data, to url: URL) throws(FileError) -> Bool {
        if let existing = try? Data(contentsOf: url), existing == data {
            WholeFile.removeLeftover(of: url.path)
            return false
        }
        try makeFolder(url.deletingLastPathComponent())
        try WholeFile.replace(url.path, with: data)
        return true
    }

    private func makeFolder(_ folder: URL) throws(FileError) {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw FileError(path: folder.path, problem: Self.problem(of: error))
        }
    }

    private static func problem(of error: any Error) -> String {
        let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
        return cause.map { String(cString: strerror(Int32($0.code))) } ?? error.localizedDescription
    }

    // MARK: - The list

    /// The files of an earlier run. Names that would lead out of the folder are not followed.
    private func ownedFiles() throws -> Set<String> {
        let list = root.appendingPathComponent(listName)
        guard let text = try? String(contentsOf: list, encoding: .utf8) else {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
            guard isShared || names.allSatisfy(WholeFile.isTemporary) else { throw ForeignFolder(path: root.path) }
            return []
        }
        return Set(text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") && Self.staysInside($0) })
    }

    private static func staysInside(_ name: String) -> Bool {
        !name.split(separator: "/", omittingEmptySubsequences: false).contains { $0.isEmpty || $0 == "." || $0 == ".." }
    }

    private func writeList(_ names: Set<String>) throws(FileError) {
        let lines = ["# \(heading)"] + names.sorted()
        _ = try write(Data((lines.joined(separator: "\n") + "\n").utf8), to: root.appendingPathComponent(listName))
    }

    private func removeIfEmpty(_ folder: URL) {
        guard folder.path != root.path, folder.path.hasPrefix(root.path) else { return }
        if rmdir(folder.path) == 0 { removeIfEmpty(folder.deletingLastPathComponent()) }
    }
}
