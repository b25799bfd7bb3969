import DeckFile
import Testing

@testable import QuizCore

@Suite("Tables")
struct TableLayoutTests {
    private static func lines(_ width: Int, header: [[CardRun]], rows: [[[CardRun]]]) -> [String] {
        CardLayout(width: width).lines([.table(alignments: [.left, .right], header: header, rows: rows)]).map(\.text)
    }

    /// As columns where they fit, a cell that is missing is empty; else each row as its cells below each other.
    @Test func followsTheWidth() {
        let header = [[CardRun("View")], [CardRun("Takes")]]
        let rows = [[[CardRun("Color")], [CardRun("100")]], [[CardRun("Text")]]]
        #expect(
            Self.lines(40, header: header, rows: rows) == [
                "View  │ Takes", "──────┼──────", "Color │   100", "Text  │      ",
            ])
        #expect(
            Self.lines(12, header: header, rows: rows) == ["View: Color", "Takes: 100", "", "View: Text"])
    }

    /// A file may say that there are any number of columns; what it takes to draw them grows with the file alone.
    @Test func survivesManyColumnsAndRows() {
        let lines = Self.lines(
            80, header: Array(repeating: [], count: 20_000), rows: Array(repeating: [[CardRun("x")]], count: 20_000))
        #expect(lines.count == 39_999)
        #expect(lines.prefix(3) == ["x", "", "x"])
    }
}
