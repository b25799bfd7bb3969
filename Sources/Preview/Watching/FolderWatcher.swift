import Foundation

/// Tells when files of some folders may have changed. Folders may come and go.
final class FolderWatcher {
    struct Folder {
        var path: String
        /// What a change in the folder is a change of.
        var subject: Subject
        /// Whether a file or folder of this name matters.
        var concerns: (String) -> Bool
    }

    struct Subject: OptionSet {
        let rawValue: Int
        static let course = Subject(rawValue: 1)
        static let theme = Subject(rawValue: 2)
        static let all: Subject = [.course, .theme]
    }

    /// Writers do several things at once: the first quiet moment after the last of them is waited for …
    private static let quiet = 4
    /// … but no longer than this.
    private static let longest = 250.0
    /// How often a folder is looked for that is gone and has no watched one around it.
    private static let searching = 300
    private static let mask =
        IN_CLOSE_WRITE | IN_MOVED_FROM | IN_MOVED_TO | IN_CREATE | IN_DELETE | IN_ATTRIB | IN_DELETE_SELF
        | IN_MOVE_SELF

    private let folders: [Folder]
    private let notifications: Notifications
    /// The folders' watches, in their order; nil for one that is not there.
    private var watches: [Int32?]

    /// - Throws: `WatchError` if the system cannot watch.
    init(_ folders: [Folder]) throws(WatchError) {
        self.folders = folders
        notifications = try Notifications()
        watches = folders.map { _ in nil }
        _ = try watchAgain()
    }

    /// Waits for a change.
    /// - Parameter milliseconds: how long at most.
    /// - Returns: what may have changed; nothing after the time.
    /// - Throws: `WatchError` if the system cannot watch any more.
    func wait(milliseconds: Int) throws(WatchError) -> Subject {
        let end = Self.now + Double(milliseconds)
        while true {
            let left = Int(max(0, end - Self.now).rounded(.up))
            let isComplete = watches.allSatisfy { $0 != nil }
            var changed = subjects(of: notifications.read(milliseconds: isComplete ? left : min(left, Self.searching)))
            if !changed.isEmpty {
                let limit = Self.now + Self.longest
                while Self.now < limit {
                    let more = notifications.read(milliseconds: Self.quiet)
                    if more.isEmpty { break }
                    changed.formUnion(subjects(of: more))
                }
            }
            changed.formUnion(try watchAgain())
            if !changed.isEmpty || Self.now >= end { return changed }
        }
    }

    private static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
    }

    private func subjects(of events: [Notifications.Event]) -> Subject {
        events.reduce(into: []) { subjects, event in
            if event.has(IN_Q_OVERFLOW) { subjects = .all }
            for (folder, watch) in zip(folders, watches) where watch == event.watch {
                if event.has(IN_DELETE_SELF) || event.has(IN_MOVE_SELF) || event.has(IN_IGNORED) {
                    subjects.insert(folder.subject)
                } else if folder.concerns(event.name), isChange(event, in: folder) {
                    subjects.insert(folder.subject)
                }
            }
        }
    }

    /// A file that was just made is empty as yet, and will be closed by who writes it. A link is whole at once.
    private func isChange(_ event: Notifications.Event, in folder: Folder) -> Bool {
        guard event.has(IN_CREATE), !event.has(IN_ISDIR) else { return true }
        var status = stat()
        guard lstat(folder.path + "/" + event.name, &status) == 0 else { return true }
        return status.st_mode & S_IFMT != S_IFREG || status.st_nlink > 1
    }

    /// Watches each folder that is there. To do so again for the same folder changes nothing.
    /// - Returns: what the folders are about that are not the ones that they were.
    private func watchAgain() throws(WatchError) -> Subject {
        var changed: Subject = []
        for (position, folder) in folders.enumerated() {
            let watch = try notifications.watch(folder.path, for: UInt32(Self.mask))
            guard watch != watches[position] else { continue }
            changed.insert(folder.subject)
            let old = watches[position]
            watches[position] = watch
            if let old, !watches.contains(old) { notifications.forget(old) }
        }
        return changed
    }
}
