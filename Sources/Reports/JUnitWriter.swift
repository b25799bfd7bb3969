import Course

/// Writes a report as JUnit's XML: one suite a file of the course, one case an item.
///
/// There is no schema that all readers follow; this keeps to the elements and attributes that all know. Times are
/// left out, so that the same course gives the same bytes.
struct JUnitWriter {
    private let report: CheckReport

    init(_ report: CheckReport) { self.report = report }

    var text: String {
        let items = report.documents.flatMap(\.items)
        let suites = report.documents.map(suite).joined()
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
            + "<testsuites name=\"\(XMLText.escaped(report.course))\"\(counts(items))>\n\(suites)</testsuites>\n"
    }

    private func counts(_ items: [CheckReport.Item]) -> String {
        let failures = items.count { $0.outcome == .failed }
        let skipped = items.count { $0.outcome == .skipped }
        return " tests=\"\(items.count)\" failures=\"\(failures)\" errors=\"0\" skipped=\"\(skipped)\""
    }

    private func suite(_ document: CheckReport.Document) -> String {
        let cases = document.items.map { testCase($0, in: document.path) }.joined()
        return "  <testsuite name=\"\(XMLText.escaped(document.path))\"\(counts(document.items))>\n"
            + "\(cases)  </testsuite>\n"
    }

    private func testCase(_ item: CheckReport.Item, in path: String) -> String {
        // Some names begin with the kind: `console of stacks#loop`.
        let isNamed = item.name.hasPrefix(item.kind.rawValue + " ")
        let kind = isNamed ? "" : "\(item.kind.rawValue) "
        let name = item.kind == .file ? "file" : "line \(item.position.line): \(kind)\(item.name)"
        let opening =
            "    <testcase classname=\"\(XMLText.escaped(path))\" name=\"\(XMLText.escaped(name))\""
            + " file=\"\(XMLText.escaped(path))\" line=\"\(item.position.line)\""
        let inside = details(item)
        return inside.isEmpty ? opening + "/>\n" : opening + ">\n\(inside)    </testcase>\n"
    }

    /// One failure at most, as readers expect: its message is the first error's, its text has all.
    private func details(_ item: CheckReport.Item) -> String {
        let text = XMLText.escaped(item.problems.map(\.text).joined(separator: "\n"))
        switch item.outcome {
        case .failed:
            // An error that another item tells already is not told twice.
            let error = item.problems.first { $0.diagnostic.severity == .error }?.diagnostic
            let message = XMLText.escaped(error?.summary ?? "see the snippets that it uses")
            let type = XMLText.escaped(error?.identifier ?? "used-snippet")
            return "      <failure message=\"\(message)\" type=\"\(type)\">\(text)</failure>\n"
        case .skipped: return "      <skipped message=\"the snippet that it is about failed, or could not be read\"/>\n"
        case .passed: return text.isEmpty ? "" : "      <system-out>\(text)</system-out>\n"
        }
    }
}

/// Text for XML 1.0.
enum XMLText {
    /// For element content and for attributes in double quotes. What XML cannot hold at all becomes �.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\t", "\n", "\r": result += "&#\(scalar.value);"
            default: result.unicodeScalars.append(isAllowed(scalar) ? scalar : "\u{FFFD}")
            }
        }
        return result
    }

    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
    }
}
