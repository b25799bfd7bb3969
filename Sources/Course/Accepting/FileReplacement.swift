import Files
import Foundation

/// A file that is about to be written anew: so that nobody ever sees half of it, and only if nobody else has
/// written it meanwhile.
public struct FileReplacement {
    /// As messages name the file.
    private let path: String
    private let target: URL
    private let expected: [UInt8]
    private let bytes: [UInt8]
    private let permissions: mode_t

    /// Says whether the file at `location` can be replaced by `bytes`: it is writable and still holds `expected`. A
    /// symbolic link is followed.
    ///
    /// - Throws: `AcceptError`, with `path` as its path.
    public init(of location: URL, expected: [UInt8], bytes: [UInt8], path: String) throws(AcceptError) {
        target = location.resolvingSymlinksInPath()
        self.path = path
        self.expected = expected
        self.bytes = bytes
        var status = stat()
        guard stat(target.path, &status) == 0 else {
            throw AcceptError(path: path, message: "the file cannot be read any more")
        }
        permissions = status.st_mode & 0o7777
        guard access(target.path, W_OK) == 0 else {
            throw AcceptError(path: path, message: "the file is write-protected")
        }
        try check()
    }

    /// Replaces the file; its permissions stay.
    ///
    /// - Throws: `AcceptError` if the file changed since the value was made, or cannot be written.
    public func write() throws(AcceptError) {
        try check()
        do throws(FileError) {
            try WholeFile.replace(target.path, with: bytes, permissions: permissions, isDurable: true)
        } catch {
            throw AcceptError(path: path, message: "the file cannot be written: \(error.problem)")
        }
    }

    private func check() throws(AcceptError) {
        guard let current = try? Data(contentsOf: target) else {
            throw AcceptError(path: path, message: "the file cannot be read any more")
        }
        guard current.elementsEqual(expected) else {
            throw AcceptError(path: path, message: "the file changed while it was being checked: check again")
        }
    }
}
