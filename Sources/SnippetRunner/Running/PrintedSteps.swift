import Foundation
import Snapshot

/// What a snippet printed, told apart by the steps that printed it: before any action, and in each block of
/// actions.
struct PrintedSteps {
    /// By step; 0 is before any action. One more than there are blocks.
    private(set) var steps: [[String]]
    /// The act that began last.
    private(set) var lastAct: ActPlace?

    /// - Parameters:
    ///   - mark: What the process wrote before each act; it is taken out.
    ///   - blocks: How many blocks of actions there are.
    init(_ output: Data, mark: ActMark, blocks: Int) {
        var texts = [Data](repeating: Data(), count: blocks + 1)
        var step = 0
        var rest = output[...]
        let boundary = Data(mark.boundary.utf8)
        while !boundary.isEmpty, let found = rest.range(of: boundary) {
            texts[step] += rest[rest.startIndex..<found.lowerBound]
            let line = rest[found.upperBound...].prefix { $0 != UInt8(ascii: "\n") }
            rest = rest[line.endIndex...].dropFirst()
            guard let place = mark.place(in: String(decoding: line, as: UTF8.self)), place.block < blocks else {
                continue
            }
            lastAct = place
            step = place.block + 1
        }
        texts[step] += rest
        steps = texts.map(Self.lines)
    }

    private static func lines(of output: Data) -> [String] {
        guard !output.isEmpty else { return [] }
        var lines = output.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines.map { String(decoding: $0, as: UTF8.self) }
    }
}
