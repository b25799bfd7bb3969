import Foundation

/// The folder of a course: the one that has Lessons/ or course.yml.
struct CourseFolder {
    /// As the user would name it from where they are: empty for the current folder.
    let path: String

    var url: URL { URL(fileURLWithPath: path.isEmpty ? "." : path, isDirectory: true) }

    /// The folder that was named, or else the nearest one upwards from a place or the current folder.
    init(named name: String?, near place: FilePlace? = nil) throws {
        if let name {
            guard Self.isFolder(name) else { throw UsageError("there is no folder '\(name)'") }
            guard Self.isCourse(URL(fileURLWithPath: name, isDirectory: true)) else {
                throw UsageError("'\(name)' is no course: it has neither Lessons/ nor course.yml")
            }
            path = name
            return
        }
        let current = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
        var folder = place.map { $0.url.deletingLastPathComponent() } ?? current
        if let place, Self.isFolder(place.path) { folder = place.url }
        while !Self.isCourse(folder) {
            guard folder.path != "/" else {
                throw UsageError(
                    "there is no course here: neither this folder nor one above it has Lessons/ or course.yml; "
                        + "name it with --course DIR")
            }
            folder.deleteLastPathComponent()
        }
        path = Self.relative(folder.resolvingSymlinksInPath(), to: current.resolvingSymlinksInPath())
    }

    private static func isCourse(_ folder: URL) -> Bool {
        isFolder(folder.appendingPathComponent("Lessons").path)
            || FileManager.default.fileExists(atPath: folder.appendingPathComponent("course.yml").path)
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// `..`, `sub/course` or empty.
    private static func relative(_ folder: URL, to current: URL) -> String {
        let target = folder.pathComponents
        let base = current.pathComponents
        let common = zip(target, base).prefix { $0 == $1 }.count
        let up = [String](repeating: "..", count: base.count - common)
        return (up + target[common...]).joined(separator: "/")
    }
}
