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
        while true {
            let name = "\(Self.prefix)\(getpid())-\(UInt64.random(in: 0 ... .max))"
            let folder = parent.appendingPathComponent(name, isDirectory: true)
            guard mkdir(folder.path, 0o700) == 0 else { throw Self.error(folder) }
            let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
            guard descriptor >= 0 || errno == ENOENT else { throw Self.error(folder) }
            if descriptor >= 0, Self.isOwn(descriptor) {
                url = folder
                lock = descriptor
                return
            }
            // Another process took it for left behind before it was locked.
            if descriptor >= 0 { close(descriptor) }
        }
    }

    private static func error(_ folder: URL) -> FileError {
        FileError(path: folder.path, problem: String(cString: strerror(errno)))
    }

    /// Locks the folder. Where the file system has no locks, nobody can take it for left behind.
    private static func isOwn(_ descriptor: Int32) -> Bool {
        if flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK { return false }
        var status = stat()
        return fstat(descriptor, &status) == 0 && status.st_nlink > 0
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
                flock(descriptor, LOCK_EX | LOCK_NB) == 0
            else { continue }
            try? FileManager.default.removeItem(at: folder)
        }
    }
}
