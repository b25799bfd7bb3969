import Files
import FontFiles
import Foundation

/// The files that a snippet's process may read beside itself.
struct SnippetResources: Sendable {
    /// The table of system images.
    let symbols: URL
    /// The folder of the course's pictures.
    let images: URL?
    private let fontFolders: [String]

    init(installation: Installation, images: URL?, fontFolders: [String] = FontFolders.standard) {
        symbols = installation.data.appendingPathComponent("symbols.json")
        self.images = images
        self.fontFolders = fontFolders
    }

    /// Changes when one of the files does. The content of pictures and fonts is not read, only what a changed file
    /// shows.
    var identity: String {
        let table = (try? Data(contentsOf: symbols)).map { StableHash(String(decoding: $0, as: UTF8.self)).description }
        let folders = (images.map { [$0] } ?? []) + fontFolders.map { URL(fileURLWithPath: $0, isDirectory: true) }
        return ([table ?? ""] + folders.map(Self.identity)).joined(separator: "\n")
    }

    private static func identity(of folder: URL) -> String {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let files = names.sorted().compactMap { name in
            FileIdentity(folder.appendingPathComponent(name)).map { "\(name) \($0)" }
        }
        return ([folder.path] + files).joined(separator: "\n")
    }
}
