import Course
import Foundation

/// Changes to the course's files, written all or, as far as can be told before, none: what keeps one of them from
/// being written is found first.
struct FileChanges {
    private var replacements: [FileReplacement] = []

    /// - Throws: `AcceptError` where a file changed since it was read, or is write-protected.
    init(_ changes: [(file: SourceFile, bytes: [UInt8])]) throws(AcceptError) {
        for (file, bytes) in changes {
            do throws(AcceptError) {
                replacements.append(
                    try FileReplacement(
                        of: URL(fileURLWithPath: file.path), expected: Array(file.text.utf8), bytes: bytes,
                        path: file.path))
            } catch {
                throw AcceptError(path: file.path, message: error.message + "; nothing was written")
            }
        }
    }

    func write() throws(AcceptError) {
        for (done, replacement) in replacements.enumerated() {
            do throws(AcceptError) {
                try replacement.write()
            } catch {
                let written =
                    done == 0 ? "nothing was written" : "\(Count.of(done, "file")) before it had been written already"
                throw AcceptError(path: error.path, message: "\(error.message); \(written)")
            }
        }
    }
}
