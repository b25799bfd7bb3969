/// The text of a file that is given to the compiler, with the author's pieces at their own lines and columns.
struct GeneratedFile {
    private(set) var text = ""
    let names: FileNames
    private(set) var columns = ColumnMap()

    init(names: FileNames) { self.names = names }

    /// Our own code. What the compiler says about it is put at a line of the snippet.
    mutating func generated(_ code: String, about line: Int, file: FileNames.Generated = .entry) {
        text += "#sourceLocation(file: \"\(names.name(of: file))\", line: \(max(line, 1)))\n\(code)\n"
    }

    /// A piece of the author's text.
    /// - Parameters:
    ///   - range: Offsets in the text.
    ///   - code: Which of the snippet's codes the text is: 0 is its own.
    mutating func author(
        _ source: SourceText, range: Range<Int>, edits: [TopLevelItem.Edit] = [], code: Int
    ) {
        let start = source.position(of: range.lowerBound)
        text += "#sourceLocation(file: \"\(names.name(ofCode: code))\", line: \(start.line))\n"
        var bytes = Array(repeating: UInt8(ascii: " "), count: start.column - 1)
        var position = range.lowerBound
        for change in Self.changes(edits) {
            bytes += source.bytes[position..<max(position, change.range.lowerBound)]
            switch change.edit {
            case .insert(let insertion, let offset):
                let place = source.position(of: offset)
                columns.insert(code: code, line: place.line, column: place.column, length: insertion.utf8.count)
                bytes += Array(insertion.utf8)
                position = max(position, offset)
            case .blank(let blanked):
                bytes += source.bytes[max(position, blanked.lowerBound)..<max(position, blanked.upperBound)].map {
                    $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") ? $0 : UInt8(ascii: " ")
                }
                position = max(position, blanked.upperBound)
            }
        }
        bytes += source.bytes[position..<max(position, range.upperBound)]
        text += String(decoding: bytes, as: UTF8.self) + "\n"
    }

    private static func changes(_ edits: [TopLevelItem.Edit]) -> [(range: Range<Int>, edit: TopLevelItem.Edit)] {
        edits.map { edit in
            switch edit {
            case .insert(_, let offset): (offset..<offset, edit)
            case .blank(let range): (range, edit)
            }
        }.sorted { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }
    }
}

/// The names under which the compiler knows a snippet's pieces. They hold the hash of the snippet's text, which
/// that text cannot contain: a line of the compiler's output that begins with one is the compiler's own.
struct FileNames: Hashable, Sendable {
    /// What a message about our own code is about.
    enum Generated: String, CaseIterable, Sendable { case entry, root }

    let hash: String

    func name(ofCode index: Int) -> String { "\(hash)-\(index).swift" }
    func name(of generated: Generated) -> String { "\(hash)-\(generated.rawValue).swift" }
}

/// Which columns of which lines were shifted by text put before them.
struct ColumnMap: Sendable {
    private struct Line: Hashable {
        var code: Int
        var line: Int
    }

    private var insertions: [Line: [(column: Int, length: Int)]] = [:]

    mutating func insert(code: Int, line: Int, column: Int, length: Int) {
        insertions[Line(code: code, line: line), default: []].append((column, length))
    }

    /// The author's column for a column of the generated file, both in bytes from 1.
    func column(_ column: Int, code: Int, line: Int) -> Int {
        var shift = 0
        for insertion in (insertions[Line(code: code, line: line)] ?? []).sorted(by: { $0.column < $1.column }) {
            let start = insertion.column + shift
            if column < start { break }
            if column < start + insertion.length { return insertion.column }
            shift += insertion.length
        }
        return column - shift
    }
}
