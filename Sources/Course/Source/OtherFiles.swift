import Foundation

/// What of a course's folder is neither a lesson nor a card file: links may name it.
struct OtherFiles: Sendable {
    enum Finding: Equatable, Sendable {
        case isThere
        /// With the name of a file in the same folder that may have been meant.
        case isMissing(nearest: String?)
    }

    /// The course's folder; nil for a course that was read from memory, which has nothing else.
    var root: String?

    /// - Parameter path: folder by folder, from the course's.
    func find(_ path: [String]) -> Finding {
        guard let root, let name = path.last else { return root == nil ? .isMissing(nearest: nil) : .isThere }
        let folder = ([root] + path.dropLast()).joined(separator: "/")
        if !name.utf8.contains(0), access("\(folder)/\(name)", F_OK) == 0 { return .isThere }
        return .isMissing(nearest: Nearest.name(to: name, among: Folder.list(folder)?.names.sorted() ?? []))
    }
}
