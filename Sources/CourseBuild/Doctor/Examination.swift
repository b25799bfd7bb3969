import Course
import Foundation
import SnippetRunner

/// What a look at the machine found.
struct Examination {
    private(set) var findings: [Finding] = []

    /// Whether nothing that is needed is missing.
    var isFit: Bool { findings.allSatisfy { $0.mend == nil } }

    init() {
        do {
            let installation = try Installation.current()
            let machine = MachineFacts(installation: installation)
            add(machine.compiler)
            add(machine.engine)
            add(machine.macros)
            for package in MachineFacts.fontPackages { add(machine.package(package, name: "font \(package)")) }
            findings.append(Finding(name: "libcmark", value: MarkdownLibrary.version))
            add(machine.devices)
            add(machine.trial)
        } catch {
            findings.append(Finding(name: "installation", value: "\(error)", mend: "build with `make`"))
        }
        let limits = RunLimits()
        findings.append(
            Finding(
                name: "a snippet's limits",
                value:
                    "\(Int(limits.seconds)) s, \(limits.memory >> 30) GB of memory, \(limits.output >> 20) MB printed"))
        if let folder = try? CourseFolder(named: nil) {
            findings.append(
                Finding(name: "cache", value: "\(folder.cache.path), \(MachineFacts.size(of: folder.cache))"))
        }
    }

    private mutating func add(_ finding: Finding) { findings.append(finding) }

    var text: String {
        let width = findings.map(\.name.count).max() ?? 0
        let lines = findings.map { finding in
            let mark = finding.mend == nil ? "ok" : "--"
            let name = finding.name + String(repeating: " ", count: width - finding.name.count)
            let mend = finding.mend.map { "\n       mend: \($0)" } ?? ""
            return "\(mark)   \(name)   \(finding.value)\(mend)\n"
        }
        return lines.joined() + (isFit ? "\nall is there\n" : "\nsomething is missing: see the lines with --\n")
    }

    func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(findings), as: UTF8.self) + "\n"
    }
}

/// One thing that was looked at.
struct Finding: Codable, Equatable {
    var name: String
    /// What was found.
    var value: String
    /// How to get what is missing; nil where all is well.
    var mend: String?
}
