import Foundation

/// The files of a course's folder, read but not understood.
struct CourseFiles {
    /// The folder's name: the title of a course that has none.
    let folder: String
    var settings: SourceFile?
    var lessons: [SourceFile] = []
    var cards: [SourceFile] = []
    var diagnostics: [Diagnostic] = []
    var otherFiles: OtherFiles
    /// Whether all of a folder was read, so that what is not here is not there.
    private(set) var isWhole = false

    private let root: String
    private let shownRoot: String
    private let memory: FileMemory

    init(root: String, memory: FileMemory = FileMemory()) {
        self.root = root
        self.memory = memory
        otherFiles = OtherFiles(root: root)
        let trimmed = root.count > 1 && root.hasSuffix("/") ? String(root.dropLast()) : root
        shownRoot = trimmed == "." || trimmed.isEmpty ? "" : trimmed + "/"
        folder = URL(fileURLWithPath: root).standardizedFileURL.lastPathComponent
    }

    /// The path of the course's file, whether it is there or not.
    var settingsPath: String { shownRoot + "course.yml" }

    mutating func read() {
        isWhole = true
        if access(root + "/course.yml", F_OK) == 0 { settings = file("course.yml") }
        lessons = texts(in: "Lessons")
        cards = texts(in: "Cards")
        let isExplained = diagnostics.contains {
            $0.path.hasPrefix(shownRoot + "Lessons") && $0.identifier != Self.leftOut
        }
        if lessons.isEmpty, !isExplained {
            let isThere = access(root + "/Lessons", F_OK) == 0
            report(
                "lessons-none", "Lessons",
                isThere ? "there is no lesson in this folder" : "the course has no folder of lessons",
                help: isThere
                    ? "write one, as Lessons/01-first.md"
                    : "run this in a course's folder, or name one that holds Lessons/")
        }
    }

    private mutating func file(_ name: String) -> SourceFile? {
        switch memory.read("\(root)/\(name)", shown: shownRoot + name) {
        case .success(let file): return file
        case .failure(let diagnostic):
            diagnostics.append(diagnostic)
            return nil
        }
    }

    /// The Markdown files of a folder; those whose name begins with a point are left out, as editors' own.
    private mutating func texts(in name: String) -> [SourceFile] {
        guard access("\(root)/\(name)", F_OK) == 0 else { return [] }
        guard let listing = Folder.list("\(root)/\(name)") else {
            report("folder-unreadable", name, "the folder cannot be read: \(String(cString: strerror(errno)))")
            return []
        }
        for bad in listing.undecodable {
            report("file-name", "\(name)/\(bad)", "the file's name is not UTF-8", help: "rename it")
        }
        let visible = listing.names.filter { !$0.hasPrefix(".") }
        for folder in visible { reportLessons(below: folder, in: name) }
        for other in visible where Self.looksLikeMarkdown(other) {
            report(
                "file-name", "\(name)/\(other)", "the file is left out: its name does not end in .md",
                help: "rename it, or move it out of \(name)", severity: .warning)
        }
        let names = visible.filter { $0.hasSuffix(".md") }
        let ordered = names.map { ($0, FileName($0).number ?? .max) }.sorted {
            $0.1 == $1.1 ? $0.0.utf8.lexicographicallyPrecedes($1.0.utf8) : $0.1 < $1.1
        }
        return ordered.compactMap { file("\(name)/\($0.0)") }
    }

    private static let leftOut = "folder-left-out"

    /// Files in a folder within the folder are not read.
    private mutating func reportLessons(below folder: String, in name: String) {
        let left = Self.markdown(in: "\(root)/\(name)/\(folder)", depth: 1)
        guard let first = left.first else { return }
        let more = left.count > 1 ? " and \(left.count - 1) more" : ""
        report(
            Self.leftOut, "\(name)/\(folder)", "what is in this folder is left out: \(first)\(more)",
            help: "move it up: only the files right in \(name) are read", severity: .warning)
    }

    /// No course is deeper, but a folder of something else may be.
    private static let deepest = 8

    /// The Markdown files in a folder and below, by their paths from there; links are not followed.
    private static func markdown(in folder: String, depth: Int) -> [String] {
        var status = stat()
        guard depth <= deepest, lstat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR,
            let names = Folder.list(folder)?.names
        else { return [] }
        return names.filter { !$0.hasPrefix(".") }.flatMap { name in
            name.hasSuffix(".md")
                ? [name] : markdown(in: "\(folder)/\(name)", depth: depth + 1).map { "\(name)/\($0)" }
        }
    }

    /// `a.MD`, `a.markdown`: meant as a lesson, but none by its name.
    private static func looksLikeMarkdown(_ name: String) -> Bool {
        let ending = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
        return name.contains(".") && ["md", "markdown", "mdown", "mkd"].contains(ending) && !name.hasSuffix(".md")
    }

    private mutating func report(
        _ identifier: String, _ path: String, _ summary: String, help: String? = nil,
        severity: Diagnostic.Severity = .error
    ) {
        diagnostics.append(
            Diagnostic(
                severity, identifier, path: shownRoot + path, position: SourcePosition(line: 1, column: 1),
                summary: summary, help: help))
    }
}
