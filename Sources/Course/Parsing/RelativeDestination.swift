import Foundation

/// A link's destination without a scheme, as a place in the course's folder.
struct RelativeDestination: Equatable {
    /// What stands before the number sign, as written.
    var name: String
    /// What stands behind it, decoded; nil if there is none.
    var fragment: String?
    /// Folder by folder from the course's own, decoded; nil if it leads out of that.
    var path: [String]?
    /// Whether it names no folder, so that it may mean a lesson by its name.
    var isBare: Bool

    /// - Parameter folder: of the course's, the one that the link's file is in.
    init(_ destination: String, in folder: String) {
        let parts = destination.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        name = String(parts[0])
        fragment = parts.count > 1 ? Self.decoded(parts[1]) : nil
        let names = parts[0].split(separator: "/").filter { $0 != "." }.map(Self.decoded)
        isBare = names.count == 1 && names[0] != ".." && !name.hasPrefix("/")
        path = name.hasPrefix("/") ? nil : Self.path(names, from: [folder])
    }

    private static func decoded(_ text: Substring) -> String { text.removingPercentEncoding ?? String(text) }

    private static func path(_ names: [String], from folder: [String]) -> [String]? {
        var path = folder
        for name in names {
            if name != ".." {
                path.append(name)
            } else if path.popLast() == nil {
                return nil
            }
        }
        return path
    }

    /// The file that it names in a folder of the course's, if it may be one of Markdown.
    func text(in folder: String) -> String? {
        guard let path, path.count == 2, path[0] == folder, let file = path.last,
            file.hasSuffix(".md") || !file.contains("."), !file.contains("/")
        else { return nil }
        return file
    }
}
