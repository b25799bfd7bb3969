import Foundation

/// What changes when a file is written anew, without reading it.
public struct FileIdentity: Hashable, Sendable, CustomStringConvertible {
    let size: Int
    /// Nanoseconds since 1970.
    let modified: Int
    let inode: UInt64

    /// nil if there is no such file.
    public init?(_ file: URL) {
        var status = stat()
        guard stat(file.path, &status) == 0 else { return nil }
        size = Int(status.st_size)
        modified = status.st_mtim.tv_sec * 1_000_000_000 + status.st_mtim.tv_nsec
        inode = UInt64(status.st_ino)
    }

    public var description: String { "\(size) \(modified) \(inode)" }
}
