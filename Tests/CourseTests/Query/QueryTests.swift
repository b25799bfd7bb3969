import Layout
import Snapshot
import Testing

@testable import Course

/// What queries give on two small trees; `SampleSnapshot` shows where the numbers come from.
@Suite struct QueryTests {
    @Test(arguments: [
        // One share of 122.5556 from A to B, two from B to C.
        ("gap(A, B)", "122.556"),
        ("gap(B, C)", "245.111"),
        ("gap(C, B)", "245.111"),
        ("gap(B, C) == 2 * gap(A, B)", "true"),
        ("width(Spacer#2)", "122.556"),
        ("width(Spacer#1) + width(Spacer#2) - 2 * width(Spacer#3)", "0"),
        ("count(Spacer)", "3"),
        ("count(Divider)", "0"),
        ("count(Text) + count(Spacer)", "6"),
        ("gaps(root)", "0, 0, 0, 0, 0"),
        ("max(gaps(HStack))", "0"),
        ("size(root)", "402 × 20.333"),
        ("minX(middle) - minX(root)", "134.556"),
        ("midX(A)", "6"),
        ("maxX(C)", "402"),
        ("text(3)", "'B'"),
        ("width(1)", "12"),
        ("width(root/6)", "11"),
        ("width(HStack/Text#3)", "11"),
        ("ideal(root)", "58.333 × 20.333"),
        ("width(ideal(root))", "58.333"),
        ("maximum(Spacer#1)", "∞ × 0"),
        ("proposed(A)", "100 × nil"),
        ("baseline(A)", "395"),
        ("lines(A)", "1"),
        ("truncated(A)", "false"),
        ("inside(A, root)", "true"),
        ("overlaps(A, B)", "false"),
        ("visible(A) and not truncated(A)", "true"),
        ("visible(Nobody) or count(Nobody) > 0", "false"),
        ("appeared(Nobody)", "0"),
        ("appeared", "4"),
        ("disappeared", "1"), ("disappeared(gone)", "2"), ("appeared('gone')", "2"), ("disappeared(Row)", "3"),
        ("disappeared(gone#2)", "0"),
        ("abs(-3)", "3"),
        ("min(3, 2, 4) * 2", "4"),
        ("1 - 2 - 3", "-4"),
        ("(1 + 2) * 3 / 9", "1"),
        ("\u{2212}2 + 3", "1"),
        ("text(A) == 'A'", "true"),
        ("text('B') != 'A'", "true"),
        ("size(A) == size(B)", "false"),
        // Half a pixel is 1/6 of a point at scale 3.
        ("width(A) == 12.16", "true"),
        ("width(A) == 12.17", "false"),
        ("width(A) <= 11.9", "true"),
        ("width(A) < 11.9", "false"),
        ("width(A) >= 12.1", "true"),
        ("width(A) > 11.9", "true"),
        ("count(Text) == 3.1", "false"),
        ("width(A) / width(root) == 12 / 402", "true"),
    ])
    func row(query: String, expected: String) throws {
        #expect(try Self.value(query, SnapshotIndex(SampleSnapshot.row)).description == expected)
    }

    @Test(arguments: [
        // The card's views, seen through the composite, its padding and overlay, and ForEach.
        ("text(1)", "'Title'"),
        ("text(3)", "'Text'"),
        ("text('It''s')", "'It's'"),
        // The gaps between what the stack shows: 44 - 38 and 70 - 62.
        ("gaps(VStack)", "6, 8"),
        ("gaps(TripCard)", "6, 8"),
        ("bodies(TripCard)", "2"),
        ("measures(root)", "7"),
        ("proposed(root)", "nil × 778"),
        ("height(padding#2)", "24"),
        ("width('first-row')", "100"),
        ("width('Text')", "100"),
        ("count(Text)", "3"),
        ("visible(badge)", "false"),
        ("inside(Title, VStack)", "true"),
        ("inside(badge, VStack)", "false"),
        ("overlaps(badge, VStack)", "true"),
        ("gap(Title, 'first-row')", "6"),
        ("lines(padding#2)", "1"),
    ])
    func card(query: String, expected: String) throws {
        #expect(try Self.value(query, SnapshotIndex(SampleSnapshot.card)).description == expected)
    }

    static func value(_ text: String, _ snapshot: SnapshotIndex) throws -> QueryValue {
        try Query(text).evaluate(in: snapshot)
    }

    /// The error's message, with the place in the query it points at.
    @Test(arguments: [
        ("", "the query is empty", ""),
        ("width(A) and visible(A)", "width gives a length; 'and' needs two booleans", "width(A)"),
        ("not width(A)", "width gives a length; 'not' needs a boolean", "width(A)"),
        ("text(A) + 1", "text gives a text; '+' needs two numbers", "text(A)"),
        ("size(A) < size(B)", "size gives a size; '<' compares numbers", "size(A)"),
        ("text(A) == 3", "'==' compares values of one type; here a text meets a number", "=="),
        ("1 < 2 < 3", "comparisons do not chain; join two with 'and'", "<"),
        ("widht(A)", "there is no function 'widht'; did you mean width?", "widht"),
        ("width", "width has to say of which view: width(view)", "width"),
        ("A", "'A' names a view; ask something about it, as width(A)", "A"),
        ("gap(A)", "gap takes two views: gap(a, b)", "gap(A)"),
        ("width(A", "the parenthesis is not closed", "("),
        ("width(0)", "children are counted from 1, in whole numbers", "0"),
        ("width(Spacer#0)", "# is followed by a whole number from 1", "0"),
        ("width(and)", "'and' has a meaning of its own; quote it if it is a text: 'and'", "and"),
        ("width(A) = 3", "'=' means nothing in a query; write == to compare", "="),
        ("width(A) 3", "the query should end here, or go on with an operator", "3"),
        ("visible(A) ± 1", "± needs a number before it; this is a boolean", "±"),
        ("width(A) ± B", "± is followed by one number, as ± 0.6", "B"),
        ("text('A)", "the quoted text has no closing apostrophe", "'A)"),
        (
            "width(1st)", "'1st' begins like a number; write a text that begins with a digit as '1st' in apostrophes",
            "1st"
        ),
        ("1 +", "something is missing at the end of the query", ""),
        ("* 2", "'*' has nothing before it", "*"),
        ("max(1)", "max takes two numbers or more, or one list", "max(1)"),
        ("abs(1, 2)", "abs takes one number", "abs(1, 2)"),
        ("width(lines(A))", "lines gives a number; width needs a view or a size", "lines(A)"),
        ("width(A longer text)", "a text with spaces stands in quotes: 'A longer text'", "A longer text"),
        ("width(my  id)", "a text with spaces stands in quotes: 'my  id'", "my  id"),
        ("width(root view) + 1", "a text with spaces stands in quotes: 'root view'", "root view"),
        ("width(3 apples)", "a text with spaces stands in quotes: '3 apples'", "3 apples"),
        ("width(HStack/A and B)", "a text with spaces stands in quotes: 'A and B'", "A and B"),
        ("inside(A, a b c)", "a text with spaces stands in quotes: 'a b c'", "a b c"),
        (
            "overlaps(A B)", "a comma stands between two views, and a text with spaces stands in quotes: 'A B'",
            "A B"
        ),
        ("width(A 'B')", "')' is expected here", "'B'"),
        ("width(Text[1])", "'[' means nothing in a query; one of several views is named with #, as Text#1", "["),
        ("frame(A).width", "'.' means nothing in a query; a question stands before its view: width(A)", "."),
        ("A.height + 1", "'.' means nothing in a query; a question stands before its view: height(A)", "."),
        ("(A).x", "'.' means nothing in a query", "."),
        (".width", "'.' means nothing in a query", "."),
        ("width(Total: 5)", "':' means nothing in a query; a text with marks in it stands in quotes: '…'", ":"),
    ])
    func syntaxAndTypes(query: String, message: String, place: String) {
        expectError(message, at: place, in: query) { _ = try Query(query) }
    }

    @Test(arguments: [
        ("width(Spacr#1)", "no view matches Spacr#1; did you mean Spacer#1?", "Spacr#1"),
        ("width(spacer#2)", "no view matches spacer#2; did you mean Spacer#2?", "spacer#2"),
        ("width(Spacer#9)", "no view matches Spacer#9; there are only 3", "Spacer#9"),
        ("width(B#2)", "no view matches B#2; there is only one", "B#2"),
        ("width(mid)", "no view matches mid; did you mean middle?", "mid"),
        ("width('midle')", "no view matches 'midle'; did you mean middle?", "'midle'"),
        ("width(HStack/7)", "no view matches HStack/7; HStack has 6 children", "HStack/7"),
        ("width(A/1)", "no view matches A/1; A has no children", "A/1"),
        ("width(Spacr)", "no view matches Spacr; did you mean Spacer?", "Spacr"),
        ("width(Spacer)", "Spacer matches 3 views; say which with #", "Spacer"),
        ("width(HStack/Divider)", "no view matches HStack/Divider", "HStack/Divider"),
        ("width(Spacer/A)", "Spacer matches 3 views; say which with #", "Spacer"),
        ("width('Spacer')", "no view matches 'Spacer'; a kind stands without quotes: Spacer", "'Spacer'"),
        ("width(7)", "no view matches 7; root has 6 children", "7"),
        ("visible(Spacer)", "Spacer matches 3 views; say which with #", "Spacer"),
        ("bodies(A)", "A is a Text, which has no body", "A"),
        ("text(root)", "root is an HStack, which shows several texts; say which", "root"),
        ("lines(Spacer#1)", "Spacer#1 is a Spacer, which shows no text", "Spacer#1"),
        ("gaps(A)", "gaps needs a stack with an axis; A is a Text", "A"),
        ("shown(root)", "shown needs a ViewThatFits; root is an HStack", "root"),
        (
            "gap(A, root)", "these two views overlap and are not children of one stack: there is no gap between them",
            "gap(A, root)"
        ),
        ("1 / 0", "this divides by zero", "0"),
        ("height(proposed(A))", "the height is nil here: no length was proposed", "proposed(A)"),
    ])
    func evaluation(query: String, message: String, place: String) throws {
        let parsed = try Query(query)
        let snapshot = SnapshotIndex(SampleSnapshot.row)
        expectError(message, at: place, in: query) { _ = try parsed.evaluate(in: snapshot) }
    }

    private func expectError(
        _ message: String, at place: String, in query: String, _ body: () throws -> Void,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        do {
            try body()
            Issue.record("no error", sourceLocation: sourceLocation)
        } catch let error as QueryError {
            #expect(error.message == message, sourceLocation: sourceLocation)
            let bytes = Array(query.utf8)[error.range]
            #expect(String(decoding: bytes, as: UTF8.self) == place, sourceLocation: sourceLocation)
        } catch {
            Issue.record(error, sourceLocation: sourceLocation)
        }
    }

    @Test func anErrorListsWhatThereIs() throws {
        let snapshot = SnapshotIndex(SampleSnapshot.row)
        let error = #expect(throws: QueryError.self) { try Self.value("width(D)", snapshot) }
        #expect(error?.note == "there are: root (HStack), A, Spacer#1, B, Spacer#2, Spacer#3, C")
        let several = #expect(throws: QueryError.self) { try Self.value("width(Spacer)", snapshot) }
        #expect(several?.note == "there are: Spacer#1, Spacer#2, Spacer#3")
    }

    /// A text that begins so is meant where it is the only one; a selector by number says what it shows.
    @Test func textsAreToldByTheirBeginning() throws {
        let column = ViewRecord(
            kind: "VStack", role: .view, frame: .zero, axis: .vertical,
            children: ["A longer text than others", "A long one", "Title"].map { SampleSnapshot.text($0, .zero) })
        let snapshot = SnapshotIndex(SampleSnapshot.of(column))
        let one = #expect(throws: QueryError.self) { try Self.value("lines('A longer')", snapshot) }
        #expect(one?.message == "no view matches 'A longer'; did you mean 'A longer text than others'?")
        #expect(
            one?.note
                == "there are: root (VStack), Text#1 ('A longer text than o…'), Text#2 ('A long one'), Title")
        let two = #expect(throws: QueryError.self) { try Self.value("lines('A long')", snapshot) }
        #expect(two?.message == "no view matches 'A long'")
    }

    @Test func theShortestSelectorFindsItsView() throws {
        for sample in [SampleSnapshot.row, SampleSnapshot.card] {
            let snapshot = SnapshotIndex(sample)
            for position in snapshot.entries.indices {
                let selector = snapshot.shortestSelector(of: position)
                let query = try Query("count(\(selector))")
                guard case .ask(_, let selectors) = query.expression.node else { continue }
                #expect(try snapshot.view(selectors[0]) == position, "\(selector)")
            }
        }
    }

    @Test func aQueryIsNotNestedWithoutEnd() {
        let deep = String(repeating: "(", count: 5000) + "1" + String(repeating: ")", count: 5000)
        #expect(throws: QueryError.self) { try Query(deep) }
        let nested = String(repeating: "(", count: 200) + "1" + String(repeating: ")", count: 200)
        #expect(throws: QueryError.self) { try Query(nested) }
        let long = Array(repeating: "1", count: 450).joined(separator: "+")
        #expect(throws: Never.self) { try Query(long) }
    }
}
