import Foundation

/// A file that there is not yet.
public struct NewFile: Equatable, Sendable {
    /// Relative to the course's folder.
    public var path: String
    public var text: String

    public init(path: String, text: String) {
        self.path = path
        self.text = text
    }

    /// Writes it into a course's folder, with the folders it stands in. Throws `AuthoringError` where there is
    /// something of that name, which is left as it is.
    public func write(in folder: URL) throws {
        let file = folder.appendingPathComponent(path)
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file, options: .withoutOverwriting)
        } catch let error as CocoaError where error.code == .fileWriteFileExists {
            throw AuthoringError("there is a file '\(path)' already: nothing was overwritten")
        } catch {
            // A full disk leaves a file without its text, which was not there before.
            unlink(file.path)
            throw AuthoringError("'\(path)' cannot be written: \(error.localizedDescription)")
        }
    }
}
