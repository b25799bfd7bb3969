import Testing

@testable import Course

/// Claims' texts, against the rules of lesson-format.md: precision as written, half away from zero.
@Suite struct StatedValueTests {
    @Test(
        arguments: [
            // What a text holds for: (text, value, holds).
            ("122.6", 122.5555555, true), ("122.6", 122.65, false), ("122.6", 122.6499, true), ("122.6", 122.55, true),
            ("122.6", 122.5499, false), ("37", 36.5, true), ("37", 37.49, true), ("37", 37.5, false),
            ("37", 36.4999, false), ("3", 3.2, true), ("3.0", 3.2, false), ("3.0", 3.04, true),
            // Binary fractions are snapped to a millionth first: 0.1 + 0.2 is three tenths, 1.005 rounds up.
            ("0.30", 0.1 + 0.2, true), ("1.01", 1.005, true), ("2.675", 2.675, true), ("2.68", 2.675, true),
            ("-0.5", -0.45, true), ("−0.5", -0.45, true), ("-0.4", -0.45, false), ("0.0", -0.04, true),
            ("0", -0.4, true), ("-1", -0.5, true),
            ("three", 3, true), ("Three", 3.4, true), ("TWELVE", 12, true), ("zero", 0, true), ("two", 3, false),
            ("1,366", 1366.333, true), ("1,366.3", 1366.333, true), ("1366", 1366, true), ("1,000,000", 1e6, true),
            ("122.6 pt", 122.6, true), ("122.6pt", 122.6, true), ("8 points", 8, true), ("2 times", 2, true),
            ("1 point", 1, true), ("33.3 %", 1.0 / 3, true), ("33.3%", 1.0 / 3, true), ("33 %", 1.0 / 3, true),
            ("33.4 %", 1.0 / 3, false), ("100%", 1, true), ("**8**", 8, true), ("`8.0`", 8.04, true), ("_8_", 9, false),
            ("∞", .infinity, true), ("infinity", .infinity, true), ("5", .infinity, false), ("∞", 5, false),
            // As it is stored, exactly: 1e20, and the nearest to 10¹³ + 0.4 and 10¹⁵ + 0.3.
            ("10000000000000000000", 1e20, false), ("100000000000000000000", 1e20, true),
            ("100,000,000,000,000,000,000", 1e20, true), ("10000000000000.4", 10_000_000_000_000.4, true),
            ("10000000000000.5", 10_000_000_000_000.4, false), ("1000000000000000.4", 1_000_000_000_000_000.3, false),
        ] as [(String, Double, Bool)])
    func numbers(text: String, value: Double, holds: Bool) throws {
        let stated = try StatedValue(text, type: .length)
        #expect(stated.holds(for: .length(value), tolerance: nil) == holds)
    }

    @Test(arguments: [
        ("122", 122.6, 0.6, true), ("122", 122.61, 0.6, false), ("122.0", 121.4, 0.6, true),
        ("50 %", 0.51, 0.02, true), ("50 %", 0.53, 0.02, false),
    ])
    func tolerance(text: String, value: Double, tolerance: Double, holds: Bool) throws {
        let stated = try StatedValue(text, type: .number)
        #expect(stated.holds(for: .number(value), tolerance: tolerance) == holds)
    }

    @Test(arguments: [
        ("about 130", QueryType.length, "the claim's text 'about 130' is not one number"),
        ("130 apples", .number, "the claim's text '130 apples' is not one number"),
        ("", .number, "the claim's text '' is not one number"),
        ("thirteen", .number, "the claim's text 'thirteen' is not one number"),
        ("1.", .length, "the claim's text '1.' is not one number"),
        (".5", .length, "the claim's text '.5' is not one number"),
        ("+5", .length, "the claim's text '+5' is not one number"),
        ("1e3", .length, "the claim's text '1e3' is not one number"),
        ("8 8", .length, "the claim's text '8 8' is not one number"),
        ("-0", .length, "'-0' is a negative zero"),
        ("−0.00", .length, "'−0.00' is a negative zero"),
        ("1,36", .length, "the comma in '1,36' is not before exactly three digits"),
        ("1,3666", .length, "the comma in '1,3666' is not before exactly three digits"),
        ("1366,000", .length, "the comma in '1366,000' is not before exactly three digits"),
        ("1.1234567", .length, "'1.1234567' is more precise than the engine"),
        // 2⁵³ + 1 is no double; 18 digits are too many for most.
        (
            "9007199254740993", .number,
            "'9007199254740993' is more precise than the engine, which has about fifteen digits"
        ),
        (
            "123456789012345679", .number,
            "'123456789012345679' is more precise than the engine, which has about fifteen digits"
        ),
        ("200", .size, "the claim's text '200' is not a size"),
        ("200 by 120", .size, "the claim's text '200 by 120' is not a size"),
        ("1; 2", .list, "the claim's text '1; 2' is not a list of numbers"),
        ("1, 2,", .list, "the claim's text '1, 2,' is not a list of numbers"),
        ("some", .list, "the claim's text 'some' is not a list of numbers"),
    ])
    func unreadable(text: String, type: QueryType, message: String) {
        let error = #expect(throws: StatedTextError.self) { try StatedValue(text, type: type) }
        #expect(error?.message == message)
    }

    @Test(arguments: [
        ("200 × 120", QueryValue.size(width: 200.4, height: 119.5), true),
        ("200 x 120", .size(width: 200, height: 120), true),
        ("200×120 pt", .size(width: 200, height: 120), true),
        ("200 × 120", .size(width: 200, height: 120.5), false),
        ("100 × nil", .size(width: 100, height: nil), true),
        ("nil × nil", .size(width: nil, height: 3), false),
        ("∞ × 0", .size(width: .infinity, height: 0), true),
        ("2.0, 0.0, 10.6", .list([2.04, 0, 10.58]), true),
        ("2 and 3", .list([2, 3]), true),
        ("1, 2 and 3", .list([1, 2, 3]), true),
        ("1, 2, and 3", .list([1, 2, 3]), true),
        ("1,366, 2", .list([1366, 2]), true),
        ("2, 3", .list([2]), false),
        ("8", .list([8]), true),
        ("none", .list([]), true),
        ("Lisbon", .text("Lisbon"), true),
        ("lisbon", .text("Lisbon"), false),
        ("`Lisbon`", .text("Lisbon"), true),
        ("a\\*b \\[c\\]", .text("a*b [c]"), true), ("`a\\*b`", .text("a\\*b"), true), ("a\\b", .text("a\\b"), true),
        ("twice as far", .boolean(true), true),
        ("twice as far", .boolean(false), false),
        ("No", .boolean(false), true), ("not", .boolean(false), true), ("false", .boolean(false), true),
        ("no", .boolean(true), false), ("nothing", .boolean(true), true),
    ])
    func others(text: String, value: QueryValue, holds: Bool) throws {
        #expect(try StatedValue(text, type: value.type).holds(for: value, tolerance: nil) == holds)
    }

    /// Accepting keeps the author's form: decimals, unit, grouping, sign, word.
    @Test(arguments: [
        ("122.6", QueryValue.length(122.111), "122.1"),
        ("122.60", .length(122.111), "122.11"),
        ("37", .number(40), "40"),
        ("3.0", .length(8), "8.0"),
        ("three", .number(4), "four"), ("Three", .number(5), "Five"), ("THREE", .number(6), "SIX"),
        ("twelve", .number(13), "13"),
        ("122.6 pt", .length(122.111), "122.1 pt"), ("33 %", .number(0.25), "25 %"),
        ("8points", .length(9), "9points"),
        ("1,366", .length(2400), "2,400"), ("1,366.0", .length(1_234_567.25), "1,234,567.3"),
        ("1,366", .length(8), "8"), ("999", .length(1000), "1000"),
        ("-3", .length(-4), "-4"), ("−3", .length(-4), "−4"), ("3", .length(-4), "−4"), ("-3", .length(4), "4"),
        ("-3", .length(-0.2), "0"),
        ("**122.6**", .length(122.111), "122.1"),
        ("200 × 120", .size(width: 200.2, height: 130), "200 × 130"),
        ("200x120 pt", .size(width: 8, height: 9), "8x9 pt"),
        ("2.0, 0.0 and 10.6", .list([2, 1, 10.61]), "2.0, 1.0 and 10.6"),
        ("2.0 and 3.0", .list([2, 3, 4]), "2.0, 3.0 and 4.0"),
        ("2, 3", .list([4]), "4"), ("2, 3", .list([]), "none"),
        ("5", .length(.infinity), "∞"), ("∞", .length(9.333), "9"), ("5", .length(1e20), "100000000000000000000"),
        ("100 × 5", .size(width: 100, height: nil), "100 × nil"),
        ("Lisbon", .text("Porto"), "Porto"),
        ("Lisbon", .text("a [b](c) *d* | e"), "a \\[b\\](c) \\*d\\* \\| e"), ("`x`", .text("a*b"), "a*b"),
    ])
    func rewriting(text: String, value: QueryValue, expected: String) throws {
        let stated = try StatedValue(text, type: value.type)
        let new = stated.rewritten(for: value, tolerance: nil)
        #expect(new == expected)
        let mark = text.hasPrefix("`") ? "`" : ""
        let again = try StatedValue(mark + expected + mark, type: value.type)
        #expect(again.holds(for: value, tolerance: nil), "accepting is final")
    }

    @Test func aTightToleranceAddsDecimals() throws {
        let stated = try StatedValue("121", type: .length)
        #expect(stated.rewritten(for: .length(122.34), tolerance: 0.05) == "122.3")
        #expect(stated.rewritten(for: .length(122.34), tolerance: 0.6) == "122")
    }

    @Test(arguments: [QueryValue.text("two\nlines"), .text(""), .boolean(false)])
    func whatCannotBeAccepted(value: QueryValue) throws {
        #expect(try StatedValue("words", type: value.type).rewritten(for: value, tolerance: nil) == nil)
    }

    @Test func theRangeLeavesMarksOut() throws {
        #expect(try StatedValue("**8 pt**", type: .length).range == 2..<6)
        #expect(try StatedValue("8 pt", type: .length).range == 0..<4)
    }
}

extension QueryValue {
    var type: QueryType {
        switch self {
        case .length: .length
        case .number: .number
        case .size: .size
        case .list: .list
        case .text: .text
        case .boolean: .boolean
        }
    }
}
