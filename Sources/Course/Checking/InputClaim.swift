/// A claim without a query: a number that has to stand as a literal in the snippet's code or info string.
struct InputClaim {
    let verifier: ClaimVerifier

    func verify() -> ClaimVerifier.Answer {
        let stated: StatedValue
        let number: StatedNumber
        do {
            stated = try StatedValue(verifier.claim.stated, type: .text)
            number = try StatedValue.number(in: stated.text)
        } catch {
            return verifier.unanswered(verifier.diagnostic("claim-text", error.message, help: error.help))
        }
        guard let value = number.value else { return verifier.unanswered(missing(number, among: [])) }
        let literals = verifier.evidence.literals
        guard literals.contains(value) || (number.isPercentage && literals.contains(value * 100)) else {
            // Where its fence could not be read, its numbers are not known.
            guard verifier.evidence.snippet.unknownFrom != 0 else { return verifier.unanswered(nil) }
            return verifier.unanswered(missing(number, among: literals))
        }
        return ClaimVerifier.Answer(verdict: .holds(value: number.written, tolerance: nil), diagnostic: nil)
    }

    private func missing(_ number: StatedNumber, among literals: Set<Double>) -> Diagnostic {
        let place = SnippetPlace(snippet: verifier.evidence.snippet)
        let known = literals.sorted().prefix(12).map(DecimalText.brief).joined(separator: ", ")
        var problem = verifier.diagnostic(
            "input-not-in-snippet",
            "the \(verifier.subject) says \(number.written), but \(place.name) has no such number",
            found: known.isEmpty ? "it has no numbers" : "it has \(known)",
            help: "correct the number, or ask for a result with a query in the link's title")
        problem.notes.append(place.note)
        return problem
    }
}
