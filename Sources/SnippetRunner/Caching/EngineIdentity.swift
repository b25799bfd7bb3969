import Files
import Foundation

/// Tells one build of the engine from another by its content.
///
/// Reading the library takes longer than all else an unchanged course needs, so the hash is kept beside the
/// cached results, under the file's size, time and inode.
struct EngineIdentity {
    let cache: URL?

    /// - Throws: `SetupError` if the library cannot be read.
    func identity(of library: URL) throws(SetupError) -> String {
        guard let file = FileIdentity(library) else { throw Self.unreadable(library) }
        let name = "engine-" + StableHash("\(library.path) \(file)").description
        let remembered = cache?.appendingPathComponent(name)
        if let remembered, let data = try? Data(contentsOf: remembered), data.count == 32 {
            return String(decoding: data, as: UTF8.self)
        }
        guard let content = try? Data(contentsOf: library, options: .alwaysMapped) else {
            throw Self.unreadable(library)
        }
        var hash = StableHash()
        content.withUnsafeBytes { hash.combine($0) }
        if let remembered, let cache {
            try? FileManager.default.createDirectory(at: cache, withIntermediateDirectories: true)
            try? WholeFile.replace(remembered.path, with: hash.description.utf8)
        }
        return hash.description
    }

    private static func unreadable(_ library: URL) -> SetupError {
        SetupError("cannot read the layout engine at \(library.path): build it, or install coursebuild again")
    }
}
