import Testing

@testable import Figures

@Suite struct NumberTextTests {
    @Test(arguments: [
        (0.0, "0"), (-0.0, "0"), (1.0, "1"), (-1.5, "-1.5"), (122.111, "122.11"), (0.005, "0.01"), (-0.001, "0"),
        (0.1 + 0.2, "0.3"), (99.999, "100"), (1.05, "1.05"), (20.287, "20.29"), (.infinity, "0"), (.nan, "0"),
        (1e300, "0"),
    ])
    func isShort(value: Double, text: String) {
        #expect(number(value) == text)
    }

    @Test(arguments: [(0.0083007, 6, "0.008301"), (1234.5678, 0, "1235"), (0.5, 3, "0.5")])
    func hasSoManyDecimals(value: Double, decimals: Int, text: String) {
        #expect(number(value, decimals: decimals) == text)
    }

    /// The grammar of path data: SVG 1.1, section 8.3.9; numbers may follow one another without a separator.
    @Test(arguments: [
        ("M0 0H10V10H0z", "M0 0H10V10H0z"),
        ("M 10.123456 20.000001 L-3.14159,2", "M 10.12 20 L-3.14,2"),
        ("M1.5.5-2", "M1.5 0.5-2"),
        ("M1e2-1E-3", "M100 0"),
        ("M-0.0001 0", "M0 0"),
        ("A60.333333333 60.333333333 0 0 1 5 5", "A60.33 60.33 0 0 1 5 5"),
        ("", ""),
        ("M1..2", "M1 0.2"),
    ])
    func shortensPaths(path: String, short: String) {
        #expect(shortened(path: path) == short)
    }
}
