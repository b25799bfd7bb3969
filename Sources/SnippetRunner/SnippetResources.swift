import Foundation

/// The files that a snippet's process may read beside itself.
struct SnippetResources: Sendable {
    private let symbols: URL
    private let images: URL?

    init(installation: Installation, images: URL?) {
        symbols = installation.data.appendingPathComponent("symbols.json")
        self.images = images
    }

    /// What tells the process where they are.
    var environment: [String: String] {
        var variables = ["COURSEBUILD_SYMBOLS": symbols.path]
        if let images { variables["COURSEBUILD_IMAGES"] = images.path }
        return variables
    }

    /// Changes when one of the files does. The pictures' content is not read, only what a changed file shows.
    var identity: String {
        var parts = [
            (try? Data(contentsOf: symbols)).map { StableHash(String(decoding: $0, as: UTF8.self)).description } ?? ""
        ]
        if let images, let names = try? FileManager.default.contentsOfDirectory(atPath: images.path) {
            for name in names.sorted() {
                guard let file = FileIdentity(images.appendingPathComponent(name)) else { continue }
                parts.append("\(name) \(file)")
            }
        }
        return parts.joined(separator: "\n")
    }
}
