/// Writes a table's rows so that its columns stand below each other.
struct TableLayout {
    /// A table whose rows would be wider has one space around each cell, and no more.
    private static let widest = 120

    private let alignments: [Table.Alignment]
    /// The rows' cells as they stand in the file, the header's first.
    private let rows: [[String]]
    /// Of each column, in columns of a terminal; nil in a table that is too wide.
    private let widths: [Int]?

    init(alignments: [Table.Alignment], rows: [[String]]) {
        self.alignments = alignments
        let rows = rows.map { $0 + Array(repeating: "", count: max(alignments.count - $0.count, 0)) }
        let widths = alignments.indices.map { column in
            max(3, rows.map { Self.width($0[column]) }.max() ?? 0)
        }
        self.rows = rows
        let total = widths.reduce(1) { $0 + $1 + 3 }
        self.widths = total <= Self.widest ? widths : nil
    }

    var header: String { row(rows[0]) }

    var delimiter: String {
        let cells = alignments.enumerated().map { column, alignment in
            let dashes = (widths?[column] ?? 3)
            return switch alignment {
            case .none: String(repeating: "-", count: dashes)
            case .left: ":" + String(repeating: "-", count: dashes - 1)
            case .right: String(repeating: "-", count: dashes - 1) + ":"
            // Two dashes are the least.
            case .center: ":" + String(repeating: "-", count: max(dashes - 2, 2)) + ":"
            }
        }
        return "| " + cells.joined(separator: " | ") + " |"
    }

    func body(_ index: Int) -> String { row(rows[index + 1]) }

    private func row(_ cells: [String]) -> String {
        let padded = cells.enumerated().map { column, cell in
            guard let widths else { return cell }
            let room = max(widths[column] - Self.width(cell), 0)
            return switch alignments[column] {
            case .none, .left: cell + Self.spaces(room)
            case .right: Self.spaces(room) + cell
            case .center: Self.spaces(room / 2) + cell + Self.spaces(room - room / 2)
            }
        }
        return "| " + padded.joined(separator: " | ") + " |"
    }

    private static func width(_ text: String) -> Int { SafeText.width(SafeText.cells(text, until: .max)) }

    private static func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}
