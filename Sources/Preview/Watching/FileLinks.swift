import Foundation

/// Where symbolic links lead, step by step: a file that a link names is written in another folder than the link's.
enum FileLinks {
    struct Place: Hashable {
        var folder: String
        var name: String
    }

    /// Links to links to links … have an end.
    private static let most = 16

    /// The names of the symbolic links in a folder.
    static func links(in folder: String) -> [String] {
        guard let list = opendir(folder) else { return [] }
        defer { closedir(list) }
        var names: [String] = []
        while let entry = readdir(list) {
            // Some file systems do not tell.
            let type = Int32(entry.pointee.d_type)
            guard type == Int32(DT_LNK) || type == Int32(DT_UNKNOWN) else { continue }
            let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
                tuple.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if type == Int32(DT_LNK) || target(of: "\(folder)/\(name)") != nil { names.append(name) }
        }
        return names
    }

    /// Where a link's target is, and where that one's is if it is a link, too. The last may be missing.
    static func places(of link: String) -> [Place] {
        var places: [Place] = []
        var path = link
        while places.count < most, let target = target(of: path) {
            path = target.hasPrefix("/") ? target : "\(folder(of: path))/\(target)"
            let name = String(path.split(separator: "/").last ?? "")
            guard !name.isEmpty, name != ".", name != ".." else { break }
            let place = Place(folder: resolved(folder(of: path)), name: name)
            guard !places.contains(place) else { break }
            places.append(place)
        }
        return places
    }

    /// What a path's last part is in.
    static func folder(of path: String) -> String {
        var parts = path.split(separator: "/", omittingEmptySubsequences: false)
        while parts.count > 1, parts.last == "" { parts.removeLast() }
        parts.removeLast()
        let folder = parts.joined(separator: "/")
        return folder.isEmpty ? (path.hasPrefix("/") ? "/" : ".") : folder
    }

    /// nil if it is no link.
    private static func target(of path: String) -> String? {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
            guard let start = buffer.baseAddress, case let count = readlink(path, start, buffer.count), count > 0 else {
                return nil
            }
            return String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
        }
    }

    /// Without links on the way, if it is there.
    private static func resolved(_ folder: String) -> String {
        guard let real = realpath(folder, nil) else { return folder }
        defer { free(real) }
        return String(cString: real)
    }
}
