import Foundation

/// Writes files so that nobody ever sees half of one: whoever reads the path has the old file or the new one, also
/// when the writer is killed, or two write at once.
public enum WholeFile {
    /// Makes the file hold the bytes. They are written beside it, under a hidden name that follows from the file's
    /// own, and moved there: what a killed writer leaves is overwritten by the next one.
    ///
    /// - Parameters:
    ///   - permissions: The file's; nil gives those that any new file gets.
    ///   - isDurable: Whether the bytes have reached the disk before they take the old ones' place. What cannot be
    ///     made again has to.
    /// - Throws: `FileError`
    public static func replace(
        _ path: String, with bytes: some Collection<UInt8>, permissions: mode_t? = nil, isDurable: Bool = false
    ) throws(FileError) {
        let temporary = self.temporary(of: path)
        let descriptor = try openAlone(temporary, for: path)
        // Closing also gives up the lock.
        defer { close(descriptor) }
        do {
            try check(ftruncate(descriptor, 0), path)
            try write(bytes, to: descriptor, path)
            // Who owns the file goes on to own it, where this process may give files away.
            var status = stat()
            if stat(path, &status) == 0 { _ = fchown(descriptor, status.st_uid, status.st_gid) }
            if let permissions { try check(fchmod(descriptor, permissions), path) }
            if isDurable { try check(fsync(descriptor), path) }
            try check(rename(temporary, path), path)
        } catch {
            unlink(temporary)
            throw error
        }
    }

    /// Removes what a killed writer of the file may have left.
    public static func removeLeftover(of path: String) { unlink(temporary(of: path)) }

    /// Removes what killed writers have left in a folder, of whatever files; who is writing there is not disturbed.
    public static func removeLeftovers(in folder: String) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names where isTemporary(name) { removeIfAbandoned("\(folder)/\(name)") }
    }

    /// Removes a temporary file, unless its writer has it.
    public static func removeIfAbandoned(_ temporary: String) {
        let descriptor = open(temporary, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        // A writer that has opened it and not locked it yet finds that it is gone, and begins anew.
        if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { unlink(temporary) }
    }

    /// Whether a name in a folder is that of a file that is being written, or was when its writer was killed.
    public static func isTemporary(_ name: String) -> Bool { name.hasPrefix(prefix) }

    private static let prefix = ".coursebuild-new-"

    /// The name has one length, since a file's own may be as long as the system allows.
    static func temporary(of path: String) -> String {
        let url = URL(fileURLWithPath: path)
        // Two files of one folder that shared a name would only wait for each other.
        let name = prefix + StableHash(url.lastPathComponent).description
        return url.deletingLastPathComponent().appendingPathComponent(name).path
    }

    /// Opens the temporary file when no other process has it: one that was moved into place meanwhile is no longer
    /// the one of that name.
    private static func openAlone(_ temporary: String, for path: String) throws(FileError) -> Int32 {
        while true {
            let descriptor = open(temporary, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o666)
            try check(descriptor, path)
            while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
            var own = stat()
            var named = stat()
            if fstat(descriptor, &own) == 0, lstat(temporary, &named) == 0, own.st_ino == named.st_ino,
                own.st_dev == named.st_dev
            {
                return descriptor
            }
            close(descriptor)
        }
    }

    private static func write(
        _ bytes: some Collection<UInt8>, to descriptor: Int32, _ path: String
    ) throws(FileError) {
        let bytes = ContiguousArray(bytes)
        var start = 0
        while start < bytes.count {
            let count = bytes.withUnsafeBytes {
                Foundation.write(descriptor, $0.baseAddress! + start, $0.count - start)
            }
            if count < 0, errno == EINTR { continue }
            try check(Int32(truncatingIfNeeded: min(count, 1)), path)
            start += count
        }
    }

    private static func check(_ result: Int32, _ path: String) throws(FileError) {
        if result < 0 { throw FileError(path: path, problem: String(cString: strerror(errno))) }
    }
}
