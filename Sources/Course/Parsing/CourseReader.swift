import Foundation
import Snapshot

/// Reads a course's folder: `course.yml`, `Lessons/*.md` and `Cards/*.md`.
public struct CourseReader: Sendable {
    /// The devices that snippets may be laid out on; the first stands in where an unknown one is named.
    public var devices: [DeviceProfile]

    /// - Precondition: there is at least one device.
    public init(devices: [DeviceProfile]) {
        precondition(!devices.isEmpty, "a course needs a device to lay out on")
        self.devices = devices
    }

    /// Reads all files, in the order of their numbers and names.
    ///
    /// What is wrong with one file does not keep others from being read. The content holds all that could be
    /// understood; it is whole only if there are no errors among the diagnostics, which are in the order of files and
    /// positions.
    /// - Parameter root: the course's folder, as the user named it. Paths in diagnostics begin with it unless it is
    ///   the current folder.
    public func read(root: String = ".") -> (content: CourseContent, diagnostics: [Diagnostic]) {
        var files = CourseFiles(root: root)
        files.read()
        var assembly = CourseAssembly(files, devices: devices)
        return assembly.assemble()
    }

    /// Reads a course from texts in memory: for tests and for programs that have them already.
    /// - Parameters:
    ///   - lessons: file names (`06-spacers.md`) and texts.
    ///   - cards: the same for card files.
    ///   - settings: the text of `course.yml`.
    public func read(
        lessons: [(name: String, text: String)], cards: [(name: String, text: String)] = [], settings: String? = nil
    ) -> (content: CourseContent, diagnostics: [Diagnostic]) {
        var files = CourseFiles(root: ".")
        files.otherFiles = OtherFiles()
        files.settings = settings.map { SourceFile(path: "course.yml", text: $0) }
        files.lessons = lessons.map { SourceFile(path: "Lessons/\($0.name)", text: $0.text) }
        files.cards = cards.map { SourceFile(path: "Cards/\($0.name)", text: $0.text) }
        var assembly = CourseAssembly(files, devices: devices)
        return assembly.assemble()
    }
}
