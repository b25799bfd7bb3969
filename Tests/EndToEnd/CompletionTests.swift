import Foundation
import Testing

/// What shells and `man` are told, made of the tables that the help is made of.
@Suite struct CompletionTests {
    private func coursebuild(_ arguments: String...) throws -> String {
        let result = try Binary.coursebuild.run(arguments, in: FileManager.default.temporaryDirectory)
        #expect(result.status == 0)
        #expect(result.error == "")
        return result.output
    }

    /// The words that bash offers for the last of some words.
    @Test(arguments: [
        (["ch"], "check"),
        (["check", "--s"], "--shard"),
        (["check", "--format", ""], "text json junit github sarif"),
        (["check", "--format", "=", "j"], "json junit"),
        (["check", "--format", "="], "text json junit github sarif"),
        (["layout", "x.swift", "--scheme", "d"], "dark"),
        (["new", ""], "course lesson card"),
        (["new", "card", "spacers", "--kind", "c"], "cloze"),
        (["help", "acc"], "accept"),
        (["completions", ""], "bash zsh fish"),
    ])
    func bash(words: [String], offered: String) throws {
        let script = try coursebuild("completions", "bash")
        let list = (["coursebuild"] + words).map { "'\($0)'" }.joined(separator: " ")
        let result = try Binary(url: URL(fileURLWithPath: "/usr/bin/env")).run(
            ["bash"], in: FileManager.default.temporaryDirectory,
            input: "\(script)\nCOMP_WORDS=(\(list)) COMP_CWORD=\(words.count)\n_coursebuild\necho \"${COMPREPLY[*]}\"\n"
        )
        #expect(result.output == offered + "\n")
        #expect(result.error == "")
    }

    /// Each command and option that `--help` lists is known to each shell, and stands in the manual.
    @Test func allOptionsEverywhere() throws {
        let pages = try ["bash", "zsh", "fish"].map { try coursebuild("completions", $0) }
        let manual = try coursebuild("manual").replacing("\\-", with: "-")
        let commands = try coursebuild("--help").split(separator: "\n").filter { $0.hasPrefix("  ") }
            .compactMap { $0.split(separator: " ").first.map(String.init) }
        #expect(commands.contains("check"))
        for command in commands {
            for page in pages { #expect(page.contains(command)) }
            #expect(manual.contains("\n.SS coursebuild \(command)\n"))
            let help = try coursebuild(command, "--help")
            for line in help.split(separator: "\n") where line.hasPrefix("  --") {
                let option = String(line.dropFirst(4).prefix { $0 != " " })
                #expect(pages[0].contains("--\(option)"))
                #expect(pages[1].contains("--\(option)"))
                #expect(pages[2].contains("-l \(option) "))
                #expect(manual.contains("\\fB--\(option)\\fR"))
            }
        }
    }

    /// No line of text is taken for a macro, and all is plain ASCII.
    @Test func manualIsWellFormed() throws {
        let macros = ["TH", "SH", "SS", "PP", "TP", "B", "I", "nf", "fi", "RS", "RE", "ad", "nh"]
        for line in try coursebuild("manual").split(separator: "\n") {
            #expect(line.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }, "\(line)")
            #expect(!line.hasPrefix("'"), "\(line)")
            guard line.hasPrefix(".") else { continue }
            #expect(macros.contains(String(line.dropFirst().prefix { $0 != " " })), "\(line)")
        }
    }

    @Test(arguments: [
        (["completions"], "completions takes the name of a shell: bash, zsh, fish", "completions"),
        (["completions", "tcsh"], "completions takes the name of a shell: bash, zsh, fish", "completions"),
        (["manual", "x"], "manual takes nothing: 'x'", "manual"),
    ])
    func wrongUse(arguments: [String], message: String, command: String) throws {
        let result = try Binary.coursebuild.run(arguments, in: FileManager.default.temporaryDirectory)
        #expect(result.status == 2)
        #expect(
            result.error == "coursebuild: error: \(message)\n(`coursebuild \(command) --help` lists what there is.)\n")
    }
}
