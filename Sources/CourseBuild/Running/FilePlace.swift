import Foundation

/// `PATH` or `PATH:LINE`, as arguments name a place.
struct FilePlace {
    var path: String
    /// From 1.
    var line: Int?

    init(path: String) { self.path = path }

    init(argument: String) {
        path = argument
        let parts = argument.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count > 1, let line = Int(parts[parts.count - 1]), line > 0,
            !FileManager.default.fileExists(atPath: argument)
        else { return }
        path = parts.dropLast().joined(separator: ":")
        self.line = line
    }

    var url: URL { URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath() }
}
