import Testing

@testable import Course

/// A snippet that claims of the cases ask: four lines, so that what follows is on line 5.
private let snippet = "```swift layout id=abc\nText(\"A\")\n```\n\n"

/// What each claim states, where, and its query with the place of it.
private func claims(_ body: String) -> String {
    let (document, diagnostics) = read(snippet + body)
    let bytes = Array(document.file.text.utf8)
    func text(_ range: SourceRange) -> String { String(decoding: bytes[range.lower..<range.upper], as: UTF8.self) }
    let found = document.claims.map { claim in
        let position = document.file.position(at: claim.range.lower)
        // The range is exact if what it holds is what is stated.
        let place = "\(position.line - 7):\(position.column)"
        let query = claim.queryRange.map { " \(text($0))" } ?? ""
        return "\(place) \(text(claim.range))|\(claim.stated == text(claim.range) ? "" : "WRONG")"
            + "\(claim.text == claim.stated ? "" : " (\(claim.text))")\(query)"
            + (claim.query.map { $0 == claim.queryRange.map(text) ? "" : " read as \($0)" } ?? "")
            + (claim.state.map { " @\($0)" } ?? "")
    }
    return (found + diagnostics.map { lines($0, above: 7) }).joined(separator: "\n")
}

struct ClaimCase: CustomTestStringConvertible, Sendable {
    var name: String
    var markdown: String
    var expected: String

    var testDescription: String { name }
}

struct ClaimTests {
    static let located: [ClaimCase] = [
        ClaimCase(name: "plain", markdown: #"It is [3](check:abc "width(A)") wide."#, expected: "1:8 3| width(A)"),
    ]

    @Test(arguments: located)
    func `a claim is located exactly`(_ test: ClaimCase) { #expect(claims(test.markdown) == test.expected) }
}
