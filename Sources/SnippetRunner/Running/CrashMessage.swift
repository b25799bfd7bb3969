import Foundation

/// What the Swift runtime said on standard error before it ended a process.
struct CrashMessage {
    /// Without the position; nil if the runtime said nothing.
    private(set) var text: String?
    /// In the snippet's code of that number.
    private(set) var place: (code: Int, line: Int)?
    private(set) var isOutOfMemory = false

    private static let marks = ["Fatal error", "Precondition failed", "Assertion failed", "Simultaneous accesses"]

    init(errors: Data, names: FileNames) {
        for line in String(decoding: errors, as: UTF8.self).split(separator: "\n") {
            guard let mark = Self.marks.lazy.compactMap({ line.range(of: $0) }).first else { continue }
            let position = line[..<mark.lowerBound]
            guard position.isEmpty || position.hasSuffix(": ") else { continue }
            text = String(line[mark.lowerBound...])
            place = names.place(in: position)
            isOutOfMemory = text?.hasPrefix("Fatal error: failed to allocate") == true
        }
    }

    func failure(signal: Int32) -> RunFailure {
        RunFailure(
            reason: .crashed(text ?? Self.describe(signal)), line: place?.line,
            path: place.map { String($0.code) })
    }

    private static func describe(_ signal: Int32) -> String {
        switch signal {
        case SIGSEGV, SIGBUS: "the process touched memory that is not its own: often a recursion without end"
        case SIGILL, SIGTRAP: "the process trapped"
        case SIGABRT: "the process aborted"
        case SIGKILL: "the process was killed"
        default: "signal \(signal) ended the process"
        }
    }
}
