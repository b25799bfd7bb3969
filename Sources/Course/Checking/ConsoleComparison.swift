/// Compares what a snippet printed with what a console block says. A stated line `…` alone stands for any
/// number of lines.
struct ConsoleComparison {
    /// The first stated line that does not fit, as an index of the stated lines; their count where the snippet
    /// printed more. nil where all fit.
    let mismatch: Int?
    /// What was printed there; nil where the snippet printed no more.
    let printed: String?
    /// The stated lines with what was printed in their place, `…` kept; nil where it is not clear which
    /// printed lines a `…` stands for.
    let corrected: [String]?

    static let wildcard = "…"

    init(stated: [String], printed: [String]) {
        var runs: [[String]] = [[]]
        for line in stated {
            if line == Self.wildcard { runs.append([]) } else { runs[runs.count - 1].append(line) }
        }
        if runs.count == 1 {
            let common = zip(stated, printed).prefix { $0 == $1 }.count
            let differs = common < stated.count || common < printed.count
            mismatch = differs ? common : nil
            self.printed = common < printed.count ? printed[common] : nil
            corrected = differs ? printed : nil
            return
        }
        (mismatch, self.printed, corrected) = Self.compare(runs, printed)
    }

    /// The first run of lines is at the beginning, the last one at the end, those between anywhere in order.
    private static func compare(
        _ runs: [[String]], _ printed: [String]
    ) -> (mismatch: Int?, printed: String?, corrected: [String]?) {
        let first = runs[0]
        let last = runs[runs.count - 1]
        let hasRoom = first.count + last.count <= printed.count
        let corrected: [String]? =
            hasRoom && runs.count == 2
            ? Array(printed.prefix(first.count)) + [wildcard] + printed.suffix(last.count) : nil
        let common = zip(first, printed).prefix { $0 == $1 }.count
        if common < first.count { return (common, common < printed.count ? printed[common] : nil, corrected) }
        var place = first.count
        var line = first.count + 1
        for run in runs.dropFirst().dropLast() {
            let limit = printed.count - last.count
            guard let start = find(run, in: printed, from: place, before: limit) else { return (line, nil, nil) }
            place = start + run.count
            line += run.count + 1
        }
        guard printed.count - place >= last.count else { return (line, nil, nil) }
        let tail = printed.suffix(last.count)
        guard let wrong = zip(last, tail).enumerated().first(where: { $1.0 != $1.1 }) else { return (nil, nil, nil) }
        return (line + wrong.offset, wrong.element.1, corrected)
    }

    private static func find(_ run: [String], in printed: [String], from start: Int, before limit: Int) -> Int? {
        guard !run.isEmpty else { return start }
        var place = start
        while place + run.count <= limit {
            if printed[place..<place + run.count].elementsEqual(run) { return place }
            place += 1
        }
        return nil
    }
}
