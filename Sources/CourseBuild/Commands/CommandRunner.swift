import Course
import Foundation

/// Finds the command that was asked for, runs it, and says what keeps it from working.
struct CommandRunner {
    static let version = "0.1.0"
    static let help = Option.flag("help", "print this help")

    let streams: StandardStreams
    /// In the order of the help.
    static var commands: [any Command] {
        [
            CheckCommand(), AcceptCommand(), BuildCommand(), ServeCommand(), LayoutCommand(), ExplainCommand(),
            NewCommand(), IdsCommand(), FmtCommand(), DoctorCommand(), MergeCommand(), CompletionsCommand(),
            ManualCommand(),
        ]
    }

    private let commands = Self.commands

    init(streams: StandardStreams) {
        self.streams = streams
    }

    func run(_ arguments: [String]) -> ExitStatus {
        do {
            return try dispatch(arguments)
        } catch let error as UsageError {
            return fail(error, help: "coursebuild --help")
        } catch let error as AcceptError {
            streams.error("\(error.description)\n")
            return .cannotRun
        } catch let error as CocoaError {
            let path = error.userInfo[NSFilePathErrorKey].map { "\($0): " } ?? ""
            return fail(path + error.localizedDescription)
        } catch {
            return fail("\(error)")
        }
    }

    private func dispatch(_ arguments: [String]) throws -> ExitStatus {
        guard let first = arguments.first else {
            streams.error(HelpText.tool(commands))
            return .cannotRun
        }
        switch first {
        case "--help", "-h":
            try streams.output(HelpText.tool(commands))
            return .success
        case "help":
            try streams.output(
                arguments.dropFirst().first.map { HelpText.command(try command($0)) } ?? HelpText.tool(commands))
            return .success
        case "--version":
            try streams.output("coursebuild \(Self.version)\n")
            return .success
        default:
            return try run(try command(first), arguments.dropFirst())
        }
    }

    private func run(_ command: any Command, _ rest: ArraySlice<String>) throws -> ExitStatus {
        if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
            try streams.output(HelpText.command(command))
            return .success
        }
        do {
            return try command.run(
                try Arguments(rest, options: command.options, command: command.name), streams)
        } catch let error as UsageError {
            return fail(error, help: "coursebuild \(command.name) --help")
        }
    }

    private func command(_ name: String) throws -> any Command {
        if let command = commands.first(where: { $0.name == name }) { return command }
        let nearest = Nearest.name(to: name, among: commands.map(\.name)).map { "; did you mean \($0)?" } ?? ""
        throw UsageError("there is no command '\(name)'\(nearest)")
    }

    private func fail(_ error: UsageError, help: String) -> ExitStatus {
        fail("\(SafeText.line(error.message))\n(`\(help)` lists what there is.)")
    }

    private func fail(_ message: String) -> ExitStatus {
        streams.error("coursebuild: error: \(message)\n")
        return .cannotRun
    }
}
