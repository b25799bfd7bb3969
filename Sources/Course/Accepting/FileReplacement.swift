import Foundation

/// Writes a file anew so that nobody ever sees half of it, and only if nobody else wrote it meanwhile.
public enum FileReplacement {
    /// Replaces the file at `location` by `bytes`, if it still holds `expected`. A symbolic link is followed; the
    /// file's permissions stay. Throws `AcceptError`, with `path` as its path.
    public static func write(_ bytes: [UInt8], to location: URL, replacing expected: [UInt8], path: String) throws {
        let target = location.resolvingSymlinksInPath()
        guard let current = try? Data(contentsOf: target) else {
            throw AcceptError(path: path, message: "the file cannot be read any more")
        }
        guard current.elementsEqual(expected) else {
            throw AcceptError(
                path: path, message: "the file changed while it was being checked; nothing was written: check again")
        }
        let manager = FileManager.default
        let temporary = target.deletingLastPathComponent()
            .appendingPathComponent(".\(target.lastPathComponent).\(UUID().uuidString)")
        do {
            let permissions = try manager.attributesOfItem(atPath: target.path)[.posixPermissions]
            guard manager.isWritableFile(atPath: target.path) else {
                throw AcceptError(path: path, message: "the file is write-protected")
            }
            try Data(bytes).write(to: temporary, options: .withoutOverwriting)
            if let permissions {
                try manager.setAttributes([.posixPermissions: permissions], ofItemAtPath: temporary.path)
            }
            guard rename(temporary.path, target.path) == 0 else {
                throw AcceptError(
                    path: path, message: "the file cannot be replaced: \(String(cString: strerror(errno)))")
            }
        } catch {
            try? manager.removeItem(at: temporary)
            if let error = error as? AcceptError { throw error }
            throw AcceptError(path: path, message: "the file cannot be written: \(error.localizedDescription)")
        }
    }
}
