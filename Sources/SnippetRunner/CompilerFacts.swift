import Foundation

/// What is known of the compiler that snippets are compiled with.
public struct CompilerFacts: Sendable {
    public let path: String
    /// The first line of what it says of itself.
    public let version: String

    /// - Throws: `SetupError` if there is none, or it cannot be started.
    public init() throws(SetupError) {
        let environment = ProcessInfo.processInfo.environment
        let toolchain = try Toolchain.locate(path: environment["PATH"] ?? "")
        path = toolchain.compiler.path
        let outcome = try ChildProcess(
            executable: path, arguments: ["--version"], environment: environment, directory: "/",
            limits: ChildProcess.Limits(seconds: 30, memory: nil, output: 1 << 16)
        ).run()
        let text = String(decoding: outcome.output, as: UTF8.self)
        version = text.split(separator: "\n").first.map(String.init) ?? "unknown"
    }
}

/// The macros that a snippet can use beside those of the compiler's own libraries.
public enum SnippetMacros {
    /// Those of the file that is compiled with every snippet, those that the snippets' wrapping stands in for, and
    /// Observation's.
    public static var names: [String] {
        let declared = SupportFile.text.matches(of: /macro ([A-Za-z]+)\(/).map { String($0.output.1) }
        return (declared + ["Preview", "Previewable", "Observable", "ObservationIgnored"]).sorted()
    }
}
