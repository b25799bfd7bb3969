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

    struct Subject: OptionSet, Hashable {
        let rawValue: Int
        static let course = Subject(rawValue: 1)
        static let theme = Subject(rawValue: 2)
        /// The pictures that snippets show.
        static let pictures = Subject(rawValue: 4)
        /// This program itself.
        static let program = Subject(rawValue: 8)
        static let all: Subject = [.course, .theme, .pictures, .program]
    }

    /// A folder that is watched, with the system's number for that; nil while it is not there.
    private struct Watched {
        var folder: Folder
        var watch: Int32?
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

    private let notifications: Notifications
    private var watched: [Watched]
    /// Where the files are that links in the folders lead to, by path.
    private var targets: [String: Watched] = [:]

    /// - Throws: `WatchError` if the system cannot watch.
    init(_ folders: [Folder]) throws(WatchError) {
        notifications = try Notifications()
        watched = folders.map { Watched(folder: $0) }
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
            let wait = isSearching ? min(left, Self.searching) : left
            var changed = subjects(of: notifications.read(milliseconds: wait))
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
        let all = watched + targets.values
        return events.reduce(into: []) { subjects, event in
            if event.has(IN_Q_OVERFLOW) { subjects = .all }
            for watched in all where watched.watch == event.watch {
                let folder = watched.folder
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

    // MARK: - Watches

    /// Whether a folder is gone, and no watched one around it would tell of its return.
    private var isSearching: Bool {
        let there = Set(watched.filter { $0.watch != nil }.map(\.folder.path))
        return (watched + targets.values).contains { watched in
            watched.watch == nil && !there.contains(FileLinks.folder(of: watched.folder.path))
        }
    }

    /// Watches each folder that is there. To do so again for the same folder changes nothing.
    /// - Returns: what the folders are about that are not the ones that they were.
    private func watchAgain() throws(WatchError) -> Subject {
        var changed: Subject = []
        var given: [Int32] = []
        for position in watched.indices {
            try watchAgain(&watched[position], &changed, &given)
        }
        let known = targets
        targets = [:]
        for folder in linkedFolders() {
            var target = Watched(folder: folder, watch: known[folder.path]?.watch)
            try watchAgain(&target, &changed, &given)
            targets[folder.path] = target
        }
        given += known.values.compactMap { targets[$0.folder.path] == nil ? $0.watch : nil }
        let used = Set((watched + targets.values).compactMap(\.watch))
        for watch in Set(given).subtracting(used) { notifications.forget(watch) }
        return changed
    }

    /// - Parameter given: gets the watch that the folder had, if it has another one now.
    private func watchAgain(
        _ watched: inout Watched, _ changed: inout Subject, _ given: inout [Int32]
    ) throws(WatchError) {
        let watch = try notifications.watch(watched.folder.path, for: UInt32(Self.mask))
        guard watch != watched.watch else { return }
        changed.insert(watched.folder.subject)
        if let old = watched.watch { given.append(old) }
        watched.watch = watch
    }

    /// The folders of the files that links in watched folders lead to: who writes such a file writes there.
    private func linkedFolders() -> [Folder] {
        var names: [String: [Subject: Set<String>]] = [:]
        // The program's files were found where they are.
        for folder in watched.map(\.folder) where folder.subject != .program {
            for name in FileLinks.links(in: folder.path) where folder.concerns(name) {
                for place in FileLinks.places(of: "\(folder.path)/\(name)") {
                    names[place.folder, default: [:]][folder.subject, default: []].insert(place.name)
                }
            }
        }
        return names.sorted { $0.key < $1.key }.map { path, subjects in
            let all = subjects.values.reduce(Set()) { $0.union($1) }
            return Folder(path: path, subject: subjects.keys.reduce([]) { $0.union($1) }) { all.contains($0) }
        }
    }
}
