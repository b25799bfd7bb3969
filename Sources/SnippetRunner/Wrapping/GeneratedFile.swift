/// The text of a file that is given to the compiler, with the author's pieces at their own lines and columns.
struct GeneratedFile {
    private(set) var text = ""
    let names: FileNames
    let columns: ColumnMap

    /// - Parameter columns: All insertions of the pieces that will be written.
    init(names: FileNames, columns: ColumnMap) {
        self.names = names
        self.columns = columns
    }

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
        let shift = columns.shift(code: code, line: start.line, before: start.column)
        var bytes = Array(repeating: UInt8(ascii: " "), count: start.column - 1 + shift)
        var position = range.lowerBound
        for change in Self.changes(edits) {
            bytes += source.bytes[position..<max(position, change.range.lowerBound)]
            switch change.edit {
            case .insert(let insertion, let offset):
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
