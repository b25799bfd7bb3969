import Foundation

/// The public names of the engine as a search for lines finds them.
struct PublicNames {
    private(set) var types: Set<String> = []
    private(set) var modifiers: Set<String> = []

    private static let keywords: Set<Substring> = ["struct", "class", "enum", "protocol", "actor", "typealias"]

    init(folder: URL) throws {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        for case let file as URL in files ?? FileManager.DirectoryEnumerator() where file.pathExtension == "swift" {
            let path = file.path.dropFirst(folder.path.count + 1)
            if path.hasPrefix("Graph/") || path.hasPrefix("Host/") { continue }
            add(try String(contentsOf: file, encoding: .utf8))
        }
    }

    private mutating func add(_ text: String) {
        var isInView = false
        for line in text.split(separator: "\n") {
            let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "@") }
            if line.first == " " {
                guard isInView, let place = words.firstIndex(of: "func"), place + 1 < words.count,
                    words[..<place].contains("public"), !words[..<place].contains("static")
                else { continue }
                let indentation = line.prefix { $0 == " " }.count
                if indentation == 4, !words[place + 1].hasPrefix("_") { modifiers.insert(String(words[place + 1])) }
                continue
            }
            if let place = words.firstIndex(of: "extension"), place < words.count - 1 {
                // Not of a type inside of View, and nothing that only mentions it.
                let rest = line.drop { $0 != "e" }
                isInView = words[place + 1] == "View" && !rest.hasPrefix("extension View.")
                continue
            }
            if line.hasPrefix("}") { isInView = false }
            guard let place = words.firstIndex(where: { Self.keywords.contains($0) }), place + 1 < words.count,
                words[..<place].contains("public"), !words[place + 1].hasPrefix("_")
            else { continue }
            types.insert(String(words[place + 1]))
        }
    }
}
