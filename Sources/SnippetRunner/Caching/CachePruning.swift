import Files
import Foundation

/// Keeps a folder of cached results below a size: those that were not used for longest go first.
struct CachePruning {
    /// In bytes. A result takes some ten kilobytes, a program a hundred and more, so this is every version of a large
    /// course for a long time.
    static let limit = 256 << 20
    /// What is left after pruning, so that it does not happen with every run.
    private static let share = 0.75
    /// Seconds within which a use need not be noted again.
    private static let dayOfUse = 86400.0

    let folder: URL
    var limit = Self.limit

    private struct Entry {
        var path: String
        var size: Int
        /// Seconds since 1970.
        var used: Double
    }

    /// Notes that a result was used, so that it stays.
    static func noteUse(of file: URL, now: Double = Date().timeIntervalSince1970) {
        var status = stat()
        guard stat(file.path, &status) == 0, now - seconds(status.st_mtim) > dayOfUse else { return }
        utimensat(AT_FDCWD, file.path, nil, 0)
    }

    /// Removes what is too much. Another process may remove the same files; whatever is gone is a miss.
    func run(now: Double = Date().timeIntervalSince1970) {
        var entries = self.entries
        for entry in entries where WholeFile.isTemporary((entry.path as NSString).lastPathComponent) {
            WholeFile.removeIfAbandoned(entry.path)
        }
        var total = entries.reduce(0) { $0 + $1.size }
        guard total > limit else { return }
        entries.sort { ($0.used, $0.path) < ($1.used, $1.path) }
        let goal = Int(Double(limit) * Self.share)
        for entry in entries where total > goal {
            unlink(entry.path)
            total -= entry.size
        }
    }

    private var entries: [Entry] {
        guard let all = FileManager.default.enumerator(atPath: folder.path) else { return [] }
        return all.compactMap { name in
            guard let name = name as? String else { return nil }
            let path = folder.path + "/" + name
            var status = stat()
            guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
            return Entry(path: path, size: Int(status.st_size), used: Self.seconds(status.st_mtim))
        }
    }

    private static func seconds(_ time: timespec) -> Double { Double(time.tv_sec) + Double(time.tv_nsec) / 1e9 }
}
