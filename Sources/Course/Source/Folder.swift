import Foundation

/// Lists a folder.
enum Folder {
    struct Listing {
        /// Names in the order of their bytes.
        var names: [String] = []
        /// Names that are not UTF-8, with their odd bytes written as `\xHH`.
        var undecodable: [String] = []
    }

    /// Nil if there is no such folder or it cannot be read.
    static func list(_ path: String) -> Listing? {
        guard let folder = opendir(path) else { return nil }
        defer { closedir(folder) }
        var listing = Listing()
        while let entry = readdir(folder) {
            // The name is an array of bytes ended by zero, which Swift shows as a tuple.
            let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            if let name = String(validating: bytes, as: UTF8.self) {
                if name != ".", name != ".." { listing.names.append(name) }
            } else {
                listing.undecodable.append(
                    bytes.map { $0 < 0x80 ? String(UnicodeScalar($0)) : "\\x" + String($0, radix: 16) }.joined())
            }
        }
        listing.names.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        listing.undecodable.sort()
        return listing
    }
}
