/// Why a typesetter cannot be made.
public enum FontError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file is in none of the folders, or is no font.
    case missing(file: String, folders: [String])

    public var description: String {
        switch self {
        case .missing(let file, let folders):
            "no usable font \(file) in \(folders.joined(separator: ", ")); "
                + "on Debian: apt-get install fonts-inter fonts-jetbrains-mono fonts-dejavu-core fonts-dejavu-extra"
        }
    }
}
