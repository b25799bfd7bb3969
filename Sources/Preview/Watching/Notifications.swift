import Foundation

/// Linux's inotify.
final class Notifications {
    struct Event {
        /// -1 where the event is about all watches.
        var watch: Int32
        var mask: UInt32
        /// Of a file in the folder; empty for the folder itself.
        var name: String

        func has(_ flag: Int32) -> Bool { mask & UInt32(bitPattern: flag) != 0 }
    }

    private let descriptor: Int32

    init() throws(WatchError) {
        descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
        guard descriptor >= 0 else {
            throw errno == EMFILE
                ? WatchError(
                    "the system allows no more watchers; end a program, or raise fs.inotify.max_user_instances")
                : WatchError("files cannot be watched: \(String(cString: strerror(errno)))")
        }
    }

    deinit { close(descriptor) }

    /// The watch of a folder, the same one as long as it is the same folder; nil if there is none at the path.
    func watch(_ path: String, for mask: UInt32) throws(WatchError) -> Int32? {
        let watch = inotify_add_watch(descriptor, path, mask | UInt32(IN_ONLYDIR))
        if watch >= 0 { return watch }
        guard errno != ENOSPC else {
            throw WatchError("the system allows no more watches; raise fs.inotify.max_user_watches")
        }
        return nil
    }

    func forget(_ watch: Int32) { inotify_rm_watch(descriptor, watch) }

    /// The events that came up, in order; none after the time.
    func read(milliseconds: Int) -> [Event] {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&waiting, 1, Int32(clamping: milliseconds)) > 0 else { return [] }
        let header = MemoryLayout<inotify_event>.size
        var events: [Event] = []
        withUnsafeTemporaryAllocation(byteCount: 64 << 10, alignment: 8) { buffer in
            // Until there is nothing more to read.
            while case let count = Foundation.read(descriptor, buffer.baseAddress, buffer.count), count > 0 {
                var offset = 0
                while offset + header <= count {
                    let event = buffer.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
                    let end = offset + header + Int(event.len)
                    guard end <= count else { break }
                    let name = buffer[(offset + header)..<end].prefix { $0 != 0 }
                    events.append(Event(watch: event.wd, mask: event.mask, name: String(decoding: name, as: UTF8.self)))
                    offset = end
                }
            }
        }
        return events
    }
}

/// Files cannot be watched.
public struct WatchError: Error, Equatable, CustomStringConvertible {
    /// What is wrong, and how to mend it.
    public let description: String

    init(_ description: String) { self.description = description }
}
