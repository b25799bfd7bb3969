import Foundation

/// The names under which the compiler knows a snippet's pieces. They hold the hash of the snippet's text, which
/// that text cannot contain: a line of the compiler's output that begins with one is the compiler's own.
struct FileNames: Hashable, Sendable {
    /// What a message about our own code is about.
    enum Generated: String, CaseIterable, Sendable { case entry, root }

    let hash: String

    func name(ofCode index: Int) -> String { "\(hash)-\(index).swift" }
    /// The name that the generated file has in its folder.
    var nameOnDisk: String { "\(hash)-file.swift" }

    func name(of generated: Generated) -> String { "\(hash)-\(generated.rawValue).swift" }

    /// The author's place that a text names, as `…HASH-0.swift:3…`.
    func place(in text: Substring) -> (code: Int, line: Int)? {
        guard let start = text.range(of: hash + "-") else { return nil }
        let parts = text[start.upperBound...].split(separator: ":", maxSplits: 2)
        guard parts.count >= 2, parts[0].hasSuffix(".swift"), let code = Int(parts[0].dropLast(".swift".count)),
            let line = Int(parts[1].prefix { $0.isNumber })
        else { return nil }
        return (code, line)
    }
}
