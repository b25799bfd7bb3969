import Foundation

/// A program of this package, found beside the running tests.
struct Binary {
    let url: URL

    static var coursebuild: Binary { get throws { try Binary("coursebuild") } }

    init(url: URL) { self.url = url }

    init(_ name: String) throws {
        let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        let folders = [
            tests.deletingLastPathComponent(),
            URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent(),
        ]
        let places = folders.map { $0.appendingPathComponent(name) }
        guard let found = places.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else {
            throw Missing(name: name, places: places.map(\.path))
        }
        url = found
    }

    struct Missing: Error { var name: String, places: [String] }

    struct Result {
        var status: Int32
        var output: String
        var error: String
    }

    /// Runs it to its end. Without a terminal, so nothing is colored and no progress is shown.
    /// - Parameter environment: Variables with other values than here.
    func run(
        _ arguments: [String], in folder: URL, input: String = "", environment: [String: String] = [:]
    ) throws -> Result {
        let place = FileManager.default.temporaryDirectory.appendingPathComponent("run-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: place) }
        let files = ["in", "out", "err"].map { place.appendingPathComponent($0) }
        try Data(input.utf8).write(to: files[0])
        for file in files[1...] { try Data().write(to: file) }

        let process = Process()
        process.executableURL = url
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = try FileHandle(forReadingFrom: files[0])
        process.standardOutput = try FileHandle(forWritingTo: files[1])
        process.standardError = try FileHandle(forWritingTo: files[2])
        try process.run()
        process.waitUntilExit()
        return Result(
            status: process.terminationStatus, output: try String(contentsOf: files[1], encoding: .utf8),
            error: try String(contentsOf: files[2], encoding: .utf8))
    }
}
