/// Decides whether one claim holds, and says so where it does not.
struct ClaimVerifier {
    /// What the claim's text is part of, as messages name it: `lesson` or `card`.
    let subject: String
    let file: SourceFile
    let claim: Claim
    let evidence: SnippetEvidence
    let api: APINames.Source

    struct Answer {
        var verdict: Verdict
        var diagnostic: Diagnostic?
    }

    func verify() -> Answer {
        if let missing = evidence.snippet.missingState(claim.state), !evidence.isStopped {
            return unanswered(diagnostic("claim-unknown-state", missing.summary, help: missing.help))
        }
        guard let text = claim.query else { return InputClaim(verifier: self).verify() }
        let query: Query
        let stated: StatedValue
        do {
            query = try Query(text)
        } catch {
            return unanswered(queryDiagnostic(error, text))
        }
        do {
            stated = try StatedValue(claim.stated, type: query.type)
        } catch {
            return unanswered(
                diagnostic("claim-text", error.message, found: "\(text) gives \(query.type.phrase)", help: error.help))
        }
        if let problem = numberMissing(in: query, from: stated) { return unanswered(problem) }
        switch chooseSnapshot() {
        case .failure(let diagnostic): return unanswered(diagnostic)
        case .success(nil): return unanswered(nil)
        case .success(let snapshot?):
            do {
                let value = try query.evaluate(in: snapshot)
                let unheard = UnheardNames(evidence: evidence, api: api).first(in: query, snapshot)
                if let unheard, let meant = unheard.meant {
                    return unanswered(unheardDiagnostic(unheard.selector, "; did you mean \(meant)?", text, snapshot))
                }
                var answer = compare(stated, value, query, snapshot)
                if let unheard, answer.diagnostic == nil {
                    answer.diagnostic = unheardDiagnostic(unheard.selector, "", text, snapshot)
                    answer.diagnostic?.severity = .warning
                }
                return answer
            } catch {
                return unanswered(queryDiagnostic(error, text, withPlace: true))
            }
        }
    }

    // MARK: - The snapshot

    private enum Choice {
        /// nil where the snippet or an action failed or could not be read, which is reported once, there.
        case success(SnapshotIndex?)
        case failure(Diagnostic)
    }

    private func chooseSnapshot() -> Choice {
        guard evidence.snippet.mode == .layout else {
            return .failure(
                diagnostic(
                    "claim-without-layout", "\(SnippetPlace(snippet: evidence.snippet).name) is not laid out",
                    help: "a claim with a query needs a snippet with 'swift layout'"))
        }
        let snapshots = evidence.snapshots
        guard evidence.snippet.isKnown(claim.state), let latest = snapshots.last else { return .success(nil) }
        guard let state = claim.state else { return .success(evidence.isStopped ? nil : latest) }
        return .success(snapshots.indices.contains(state) ? snapshots[state] : nil)
    }

    // MARK: - Comparing

    private func compare(
        _ stated: StatedValue, _ value: QueryValue, _ query: Query, _ snapshot: SnapshotIndex
    ) -> Answer {
        if stated.holds(for: value, tolerance: query.tolerance) {
            return Answer(verdict: .holds(value: value.description, tolerance: query.tolerance), diagnostic: nil)
        }
        var found = query.explanation(of: value, in: snapshot)
        if let tolerance = query.tolerance { found += ", more than \(DecimalText.brief(tolerance)) away" }
        let new = stated.rewritten(for: value, tolerance: query.tolerance)
        var problem = diagnostic("claim-differs", summary(stated, value, new), found: found)
        problem.notes.append(SnippetPlace(snippet: evidence.snippet).note)
        if let new {
            let range = SourceRange(
                lower: claim.range.lower + stated.range.lowerBound, upper: claim.range.lower + stated.range.upperBound)
            problem.solutions = [
                Diagnostic.Solution(
                    summary: "state \(new)", replacements: [.init(range: range, text: new)])
            ]
        } else {
            problem.help = "change the text, the query or the snippet"
        }
        return Answer(verdict: .differs(value: value.description), diagnostic: problem)
    }

    private func summary(_ stated: StatedValue, _ value: QueryValue, _ new: String?) -> String {
        switch value {
        case .boolean(let holds):
            "the \(subject) says '\(stated.text)', but the query is \(holds ? "true" : "false")"
        case .text(let text):
            "the \(subject) says '\(stated.text)', the engine says '\(text)'"
        default:
            "the \(subject) says \(stated.text), the engine says \(new ?? value.description)"
        }
    }

    /// A number that a yes-or-no claim mentions has to stand in its query, or nothing would check it.
    private func numberMissing(in query: Query, from stated: StatedValue) -> Diagnostic? {
        guard query.type == .boolean else { return nil }
        let literals = query.literals
        for number in LiteralNumbers.inProse(stated.text) where !literals.contains(number.value) {
            return diagnostic(
                "claim-number-not-in-query", "the text says \(number.text), which the query does not mention",
                found: "\(claim.query ?? "") is true or false",
                help: "put the number into the query, or write it without digits")
        }
        return nil
    }

    // MARK: - Diagnostics

    func unanswered(_ diagnostic: Diagnostic?) -> Answer {
        Answer(verdict: .unanswered, diagnostic: diagnostic)
    }

    func diagnostic(
        _ identifier: String, _ summary: String, found: String? = nil, help: String? = nil
    ) -> Diagnostic {
        Diagnostic(
            .error, identifier, path: file.path, position: file.position(at: claim.range.lower), range: claim.range,
            summary: summary, found: found, help: help)
    }

    private func unheardDiagnostic(
        _ selector: Selector, _ hint: String, _ query: String, _ snapshot: SnapshotIndex
    ) -> Diagnostic {
        let message = "no view has the name \(selector.written) in any state, nor has the code\(hint)"
        let note = "there are: \(snapshot.list(snapshot.entries.indices))"
        return queryDiagnostic(QueryError(message, at: selector.range, note: note), query, withPlace: true)
    }

    private func queryDiagnostic(_ error: QueryError, _ query: String, withPlace: Bool = false) -> Diagnostic {
        let place = claim.queryRange ?? claim.range
        var range = place
        // A title with escapes or entities is shorter than what stands in the file: point at all of it then.
        if claim.queryRange != nil, query.utf8.count == place.upper - place.lower {
            range = SourceRange(
                lower: place.lower + error.range.lowerBound, upper: place.lower + error.range.upperBound)
        }
        var notes = error.note.map { [Diagnostic.Note($0)] } ?? []
        if withPlace { notes.append(SnippetPlace(snippet: evidence.snippet).note) }
        return Diagnostic(
            .error, "claim-query", path: file.path, position: file.position(at: range.lower), range: range,
            summary: error.message, notes: notes)
    }
}
