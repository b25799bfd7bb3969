import Foundation

/// A new empty folder for files that nobody needs when the value is gone; it goes with all it holds.
///
/// The folder stays locked while it is in use: what a killed process left is not, and `sweep` removes it.
public struct ScratchFolder: ~Copyable {
    public let url: URL
    private let lock: Int32

    private static let prefix = "coursebuild-"

    /// - Throws: `FileError`
    public init() throws(FileError) {
        let parent = FileManager.default.temporaryDirectory
        let name = "\(Self.prefix)\(getpid())-\(UInt64.random(in: 0 ... .max))"
        url = parent.appendingPathComponent(name, isDirectory: true)
        let made = mkdir(url.path, 0o700) == 0
        lock = made ? open(url.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) : -1
        guard lock >= 0 else { throw FileError(path: url.path, problem: String(cString: strerror(errno))) }
        _ = flock(lock, LOCK_EX | LOCK_NB)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
        close(lock)
    }

    /// Removes this process's folders, for a process that is about to end without more ado.
    public static func removeAll() {
        let parent = FileManager.default.temporaryDirectory
        for name in names(in: parent) where name.hasPrefix("\(prefix)\(getpid())-") {
            try? FileManager.default.removeItem(at: parent.appendingPathComponent(name))
        }
    }

    private static func names(in folder: URL) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { name in
            let numbers = name.dropFirst(prefix.count).split(separator: "-", omittingEmptySubsequences: false)
            return name.hasPrefix(prefix) && numbers.count == 2 && numbers.allSatisfy { UInt64($0) != nil }
        }
    }

    /// Seconds after which a folder that nobody has locked was left behind: it is locked right after it was made.
    private static let grace = 60.0

    /// Removes what killed processes left.
    ///
    /// Process numbers come again, and are others' in a container, so the lock decides.
    public static func sweep() {
        let parent = FileManager.default.temporaryDirectory
        for name in names(in: parent) {
            let folder = parent.appendingPathComponent(name)
            let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW)
            guard descriptor >= 0 else { continue }
            defer { close(descriptor) }
            var status = stat()
            guard fstat(descriptor, &status) == 0, status.st_uid == geteuid(),
                Date().timeIntervalSince1970 - Double(status.st_mtim.tv_sec) > grace,
                flock(descriptor, LOCK_EX | LOCK_NB) == 0
            else { continue }
            try? FileManager.default.removeItem(at: folder)
        }
    }
}
