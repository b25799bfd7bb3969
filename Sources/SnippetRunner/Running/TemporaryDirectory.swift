import Foundation

/// A new empty folder that is deleted with all it holds when the value goes out of scope.
struct TemporaryDirectory: ~Copyable {
    let url: URL

    init() throws(SetupError) {
        let name = "coursebuild-\(getpid())-\(UInt64.random(in: 0 ... .max))"
        url = FileManager.default.temporaryDirectory.appendingPathComponent(name, isDirectory: true)
        do {
            try FileManager.default.createDirectory(
                at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw SetupError("cannot make a temporary folder at \(url.path): \(error.localizedDescription)")
        }
    }

    deinit { try? FileManager.default.removeItem(at: url) }
}
