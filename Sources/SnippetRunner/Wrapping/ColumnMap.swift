/// Which columns of which lines are shifted by text put before them.
///
/// Pieces of one line can stand far apart in the generated file, in any order: each keeps the shift of all
/// insertions before it on its line, so that a generated column belongs to one column of the author's.
struct ColumnMap: Sendable {
    private struct Line: Hashable {
        var code: Int
        var line: Int
    }

    /// In the order of the columns.
    private var insertions: [Line: [(column: Int, length: Int)]] = [:]

    /// - Parameters:
    ///   - code: The number of the code.
    ///   - column: The author's column that the text goes before, in bytes from 1.
    ///   - length: In bytes.
    mutating func insert(code: Int, line: Int, column: Int, length: Int) {
        let key = Line(code: code, line: line)
        var list = insertions[key] ?? []
        let place = list.firstIndex { $0.column > column } ?? list.endIndex
        list.insert((column, length), at: place)
        insertions[key] = list
    }

    /// How far a piece of the author's text that begins at a column is shifted. What is put in right there
    /// belongs to the piece itself.
    func shift(code: Int, line: Int, before column: Int) -> Int {
        (insertions[Line(code: code, line: line)] ?? [])
            .filter { $0.column < column }
            .reduce(0) { $0 + $1.length }
    }

    /// The author's column for a column of the generated file, both in bytes from 1.
    func column(_ column: Int, code: Int, line: Int) -> Int {
        var shift = 0
        for insertion in insertions[Line(code: code, line: line)] ?? [] {
            let start = insertion.column + shift
            if column < start { break }
            if column < start + insertion.length { return insertion.column }
            shift += insertion.length
        }
        return column - shift
    }
}
