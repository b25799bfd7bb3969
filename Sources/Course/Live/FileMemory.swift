import Foundation

/// The text files of a course as they were last read. A file is read again only if its status says that it changed.
final class FileMemory {
    /// What tells one content of a path from another without reading it.
    struct Stamp: Equatable {
        private var device: UInt64
        private var inode: UInt64
        private var size: Int64
        private var modified: Int64
        private var changed: Int64

        /// nil where there is no file.
        init?(path: String) {
            var status = stat()
            guard stat(path, &status) == 0 else { return nil }
            device = UInt64(status.st_dev)
            inode = UInt64(status.st_ino)
            size = Int64(status.st_size)
            modified = Self.nanoseconds(status.st_mtim)
            changed = Self.nanoseconds(status.st_ctim)
        }

        /// Whether so much time has gone by since the last change that another one would have another time: file
        /// systems count in steps of some milliseconds.
        var isSettled: Bool {
            var now = timespec()
            clock_gettime(CLOCK_REALTIME, &now)
            let age = Self.nanoseconds(now) - max(modified, changed)
            return age > 50_000_000 || age < -1_000_000_000
        }

        private static func nanoseconds(_ time: timespec) -> Int64 {
            Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
        }
    }

    private struct Entry {
        var stamp: Stamp
        var isSettled: Bool
        var result: Result<SourceFile, Diagnostic>
    }

    /// By shown path.
    private var entries: [String: Entry] = [:]
    private var seen: Set<String> = []
    /// How many files were read since the last `begin`.
    private(set) var readCount = 0

    /// Begins a pass over the course's files.
    func begin() {
        seen = []
        readCount = 0
    }

    /// Ends it: what it did not ask for is forgotten.
    func end() {
        entries = entries.filter { seen.contains($0.key) }
    }

    /// As `FileReader.read`.
    func read(_ path: String, shown: String) -> Result<SourceFile, Diagnostic> {
        seen.insert(shown)
        guard let stamp = Stamp(path: path) else {
            entries[shown] = nil
            return FileReader.read(path, shown: shown)
        }
        if let entry = entries[shown], entry.stamp == stamp, entry.isSettled { return entry.result }
        let isSettled = stamp.isSettled
        readCount += 1
        let result = FileReader.read(path, shown: shown)
        entries[shown] = Entry(stamp: stamp, isSettled: isSettled, result: result)
        return result
    }
}
