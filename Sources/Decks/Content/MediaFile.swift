import Foundation

/// A file that cards show, under a name that every flashcard program takes: letters, digits, `-` and `_`
/// of ASCII, at most 120 bytes, and a hash of the content, so that another content has another name.
struct MediaFile: Equatable {
    var name: String
    var data: Data

    init(stem: String, fileExtension: String, data: Data) {
        let safe = stem.unicodeScalars.map { scalar -> Character in
            let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
            return isPlain || scalar == "-" || scalar == "_" ? Character(scalar) : "-"
        }
        let hash = Digest.sha256(data).prefix(5).hexadecimal
        name = "\(String(safe.prefix(96)))-\(hash).\(fileExtension)"
        self.data = data
    }
}
