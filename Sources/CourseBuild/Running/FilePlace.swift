import Foundation

/// `PATH` or `PATH:LINE`, as arguments name a place; `PATH:LINE:COLUMN`, as messages begin, names the line.
struct FilePlace {
    var path: String
    /// From 1.
    var line: Int?

    init(path: String) { self.path = path }

    init(argument: String) {
        path = argument
        guard !FileManager.default.fileExists(atPath: argument), let match = argument.wholeMatch(of: Self.place),
            let line = Int(match.line), line > 0
        else { return }
        path = String(match.path)
        self.line = line
    }

    private static var place: Regex<(Substring, path: Substring, line: Substring)> {
        /(?<path>.+?):(?<line>[0-9]+)(?::[0-9]+:?)?/.dotMatchesNewlines()
    }

    var url: URL { URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath() }
}
