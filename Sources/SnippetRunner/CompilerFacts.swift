import Foundation

/// What is known of the compiler that snippets are compiled with.
public struct CompilerFacts: Sendable {
    public let path: String
    /// The first line of what it says of itself.
    public let version: String

    /// - Throws: `SetupError` if there is none, or it cannot be started.
    public init() throws(SetupError) {
        let environment = ProcessInfo.processInfo.environment
        try self.init(Toolchain.locate(path: environment["PATH"] ?? ""), environment: environment)
    }

    init(_ toolchain: Toolchain, environment: [String: String]) throws(SetupError) {
        path = toolchain.compiler.path
        let outcome = try ChildProcess(
            executable: path, arguments: ["--version"], environment: environment, directory: "/",
            limits: ProcessLimits(seconds: 30, memory: nil, output: 1 << 16)
        ).run()
        let text = String(decoding: outcome.output, as: UTF8.self)
        version = text.split(separator: "\n").first.map(String.init) ?? "unknown"
    }

    /// What is wrong if the engine was built with another compiler: no compiler reads the modules of another version.
    /// nil if it was this one's version, or that cannot be told.
    public func mismatch(with installation: Installation) -> Mismatch? {
        guard let needed = installation.compilerVersion, needed != version else { return nil }
        return Mismatch(path: path, found: version, needed: needed)
    }

    public struct Mismatch: Equatable, Sendable, CustomStringConvertible {
        public var path: String
        public var found: String
        public var needed: String

        public var mend: String {
            "put the usr/bin of that toolchain first on PATH, or build coursebuild with this one (make tools)"
        }

        public var description: String {
            """
            the compiler on PATH is of another version than the one that the layout engine was built with, and cannot \
            read its modules: \(path) is \(found), and the engine needs \(needed); \(mend)
            """
        }
    }
}

extension Installation {
    /// The version of the compiler that the engine was built with, as that names itself; nil if it cannot be told.
    public var compilerVersion: String? {
        let module = engine.appendingPathComponent("Modules/LayoutUI.swiftmodule")
        guard let data = try? Data(contentsOf: module, options: .alwaysMapped) else { return nil }
        // The compiler writes it among a module's first records, and ends it with a zero.
        guard let start = data.prefix(1 << 20).firstRange(of: Data("Swift version ".utf8))?.lowerBound else {
            return nil
        }
        let version = data[start...].prefix(200).prefix { $0 >= 0x20 && $0 < 0x7f }
        return String(decoding: version, as: UTF8.self)
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
