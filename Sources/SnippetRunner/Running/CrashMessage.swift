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
            place = Self.place(in: position, names: names)
            isOutOfMemory = text?.hasPrefix("Fatal error: failed to allocate") == true
        }
    }

    /// `Module/hash-0.swift:3: `.
    private static func place(in text: Substring, names: FileNames) -> (code: Int, line: Int)? {
        guard let start = text.range(of: names.hash + "-") else { return nil }
        let parts = text[start.upperBound...].split(separator: ":").map { $0.trimmingCharacters(in: .whitespaces) }
        guard parts.count >= 2, parts[0].hasSuffix(".swift"), let code = Int(parts[0].dropLast(".swift".count)),
            let line = Int(parts[1])
        else { return nil }
        return (code, line)
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
