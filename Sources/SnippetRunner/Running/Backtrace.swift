import Foundation

/// What the Swift runtime's backtrace says about a snippet.
enum Backtrace {
    /// The innermost frame that is the author's code, in the code of that number. A frame reads
    /// `3 [ra] 0x00005 f() + 36 in snippets at /folder/HASH-0.swift:3:5`.
    static func place(in errors: Data, names: FileNames) -> (code: Int, line: Int)? {
        for line in String(decoding: errors, as: UTF8.self).split(separator: "\n") {
            guard line.contains(" at "), let place = names.place(in: line) else { continue }
            return place
        }
        return nil
    }
}
