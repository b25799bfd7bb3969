import Snapshot

/// The files that a snippet's process may read: the table of system images and the course's own pictures. Where they
/// are missing, outlines with names stand in.
nonisolated final class Resources {
    private let symbolFile: String?
    private let imageFolder: String?
    private var pictures: [String: PictureFile?] = [:]

    /// - Parameters:
    ///   - symbolFile: The path of the table of system images.
    ///   - imageFolder: The path of the pictures' folder.
    init(symbolFile: String? = nil, imageFolder: String? = nil) {
        self.symbolFile = symbolFile
        self.imageFolder = imageFolder
    }

    private(set) lazy var symbols: SymbolTable = {
        guard let symbolFile, let data = FileManager.default.contents(atPath: symbolFile),
            let table = try? JSONDecoder().decode(SymbolTable.self, from: data)
        else { return SymbolTable() }
        return table
    }()

    /// The picture of a name; nil where the course has no file of it.
    ///
    /// The file of the largest scale is taken: `photo@3x.png` before `photo.png`.
    func picture(_ name: String) -> PictureFile? {
        if let known = pictures[name] { return known }
        let found = find(name)
        pictures[name] = .some(found)
        return found
    }

    /// Whether a name could be that of a file: it is one, not a path.
    private static func isFileName(_ name: String) -> Bool {
        !name.isEmpty && !name.hasPrefix(".") && !name.contains("/") && !name.contains("\0")
    }

    private func find(_ name: String) -> PictureFile? {
        guard let imageFolder, Resources.isFileName(name) else { return nil }
        for scale in [3, 2, 1] {
            for ending in ["png", "jpg", "jpeg"] {
                let file = "\(imageFolder)/\(name)\(scale == 1 ? "" : "@\(scale)x").\(ending)"
                guard let data = FileManager.default.contents(atPath: file), data.count <= PictureFile.largest else {
                    continue
                }
                if let picture = PictureFile(name: name, data: data, scale: Double(scale)) { return picture }
            }
        }
        return nil
    }
}

nonisolated extension EnvironmentValues {
    private enum ResourcesKey: EnvironmentKey {
        static var defaultValue: Resources? { nil }
    }

    var resources: Resources? {
        get { self[ResourcesKey.self] }
        set { self[ResourcesKey.self] = newValue }
    }
}
