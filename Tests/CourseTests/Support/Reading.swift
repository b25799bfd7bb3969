import Foundation
import Snapshot

@testable import Course

let testDevices: [DeviceProfile] = {
    let json = """
        [{ "name": "iPhone 17", "size": [402, 874], "scale": 3, "safeArea": { "top": 62, "bottom": 34 } },
         { "name": "canvas", "size": [400, 400], "scale": 3, "safeArea": {} }]
        """
    guard let devices = try? JSONDecoder().decode([DeviceProfile].self, from: Data(json.utf8)) else {
        preconditionFailure("the profiles above are well formed")
    }
    return devices
}()

/// Puts front matter of a given number of lines before a body, so that cases need not repeat it: the body begins
/// on line 1 of the printed positions.
let frontMatter = "---\ntitle: T\n---\n"

/// Reads one lesson, `Lessons/01-a.md`.
func read(_ body: String, frontMatter: String = frontMatter) -> (document: Document, diagnostics: [Diagnostic]) {
    let (content, diagnostics) = CourseReader(devices: testDevices).read(
        lessons: [("01-a.md", frontMatter + body)])
    return (content.lessons[0].document, diagnostics)
}

/// What is wrong with a lesson, one line a diagnostic: `line:column: severity: summary (found) → help`. Lines are
/// those of the body.
func problems(_ body: String) -> String {
    read(body).diagnostics.map { lines($0, above: 3) }.joined(separator: "\n")
}

func lines(_ diagnostic: Diagnostic, above: Int = 0) -> String {
    let position = diagnostic.position
    return "\(position.line - above):\(position.column): \(diagnostic.severity): \(diagnostic.summary)"
        + (diagnostic.found.map { " (\($0))" } ?? "") + (diagnostic.help.map { " → \($0)" } ?? "")
}

/// A readable picture of a lesson's blocks.
func dump(_ body: String) -> String {
    let (document, diagnostics) = read(body)
    var dump = Dump(document: document)
    dump.blocks(document.blocks, indent: 0)
    return (dump.lines + diagnostics.map { lines($0, above: 3) }).joined(separator: "\n")
}
