import APICatalog
import Course
import Foundation
import SnippetRunner

/// The engine's API, as this machine has it.
enum InstalledCatalog {
    /// From the sources, where they are; else from the list that was installed.
    static func read(_ installation: Installation) throws -> EngineCatalog {
        let sources = installation.data.deletingLastPathComponent().appendingPathComponent("Sources/LayoutUI")
        if FileManager.default.fileExists(atPath: sources.path) {
            return EngineCatalog(
                try EngineCatalog(folder: sources), macros: SnippetMacros.names, unsupported: UnsupportedNames.reasons)
        }
        let list = installation.data.appendingPathComponent("api.json")
        guard let data = FileManager.default.contents(atPath: list.path) else {
            throw SetupError("there is no list of the engine's API at \(list.path): install coursebuild again")
        }
        return try EngineCatalog(json: data)
    }

    /// For what is misspelled; read when it is first needed, since that takes a moment. Without a list there is
    /// nothing to suggest.
    static func names(_ installation: Installation) -> APINames.Source {
        APINames.Source {
            guard let catalog = try? read(installation) else { return APINames() }
            let members: Set<EngineSymbol.Group> = [.modifiers, .environmentValues, .refused]
            return APINames(
                types: catalog.symbols.filter { !members.contains($0.group) }.map(\.name), members: catalog.members,
                labels: catalog.labels)
        }
    }
}
