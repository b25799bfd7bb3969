import Foundation
import Testing

/// `scripts/install.sh`: the tree works wherever it is moved, away from the repository, and goes without a trace.
@Suite struct InstallTests {
    private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private func script(_ arguments: String...) throws -> Binary.Result {
        let build = try Binary.coursebuild.url.deletingLastPathComponent().path
        return try Binary(url: URL(fileURLWithPath: "/usr/bin/env")).run(
            ["BUILD=\(build)", root.appendingPathComponent("scripts/install.sh").path] + arguments, in: root)
    }

    private func files(below folder: URL) -> Set<String> {
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return Set(names)
    }

    @Test func installedTreeCanBeMoved() throws {
        let place = try TemporaryCourse(nil)
        let folder = place.folder
        let install = try script("install", "/usr/local", folder.appendingPathComponent("dest").path)
        #expect(install.status == 0, "\(install.error)")
        let moved = folder.appendingPathComponent("an other place")
        try FileManager.default.moveItem(at: folder.appendingPathComponent("dest/usr/local"), to: moved)
        let installed = files(below: moved)
        for file in [
            "bin/coursebuild", "bin/quiz", "lib/coursebuild/Modules/LayoutUI.swiftmodule",
            "share/coursebuild/devices.json", "share/coursebuild/theme", "share/man/man1/coursebuild.1",
            "share/bash-completion/completions/coursebuild", "share/zsh/site-functions/_coursebuild",
            "share/fish/vendor_completions.d/coursebuild.fish", "share/doc/coursebuild/lesson-format.md",
        ] {
            #expect(installed.contains(file), "\(file)")
        }

        try expectLinksLeadSomewhere(moved.appendingPathComponent("share/doc/coursebuild"))
        let coursebuild = Binary(url: moved.appendingPathComponent("bin/coursebuild"))
        #expect(try coursebuild.run(["new", "course", "notes"], in: folder).status == 0)
        let notes = folder.appendingPathComponent("notes")
        #expect(
            try coursebuild.run(["check"], in: notes).output
                == "1 lesson, 2 cards, 4 snippets (4 compiled, 0 cached), 8 claims checked: all is well\n")
        #expect(try coursebuild.run(["build"], in: notes).status == 0)
        let quiz = Binary(url: moved.appendingPathComponent("bin/quiz"))
        #expect(try quiz.run(["--help"], in: notes).status == 0)
    }

    private func expectLinksLeadSomewhere(_ folder: URL) throws {
        let documents = files(below: folder).filter { $0.hasSuffix(".md") }
        #expect(documents.isSuperset(of: ["README.md", "coursebuild.md"]))
        for name in documents {
            let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
            // Not in code, where links are examples.
            let prose = text.replacing(/(?ms)^(````?)[^\n]*$.*?^\1$/, with: "").replacing(/`[^`\n]*`/, with: "")
            for link in prose.matches(of: /\]\((?!\w+:)([^)#\s]+)/) {
                #expect(files(below: folder).contains(String(link.1)), "\(name) links \(link.1)")
            }
        }
    }

    @Test func uninstallingLeavesWhatIsNotOurs() throws {
        let place = try TemporaryCourse(nil)
        let prefix = place.folder.appendingPathComponent("p")
        try place.write("x", to: "p/bin/other")
        try place.write("x", to: "p/share/doc/other/README.md")
        let before = files(below: prefix).filter { $0.contains("other") }
        // Twice, as an update.
        for _ in 1...2 { #expect(try script("install", prefix.path).status == 0) }
        #expect(try script("uninstall", prefix.path).status == 0)
        let after = files(below: prefix)
        #expect(after.filter { $0.contains("other") } == before)
        #expect(after.filter { $0.contains("coursebuild") || $0.contains("quiz") } == [])
    }

    @Test func aWrongActionChangesNothing() throws {
        let place = try TemporaryCourse(nil)
        let result = try script("remove", place.folder.path)
        #expect(result.status == 2)
        #expect(result.error == "install: error: unknown action 'remove'\n")
    }
}
