import Glibc
import TextLibraries

/// Opens font files when they are first needed, and numbers the outlines that are drawn.
final class FontLibrary {
    /// A font within the library.
    struct Face {
        let index: Int
        let font: HarfBuzzFont
    }

    private enum Outline {
        case glyph(UInt32, face: Int)
        /// The frame that stands for a character that no font has.
        case missing
    }

    private let folders: [String]
    private var faces: [Face] = []
    private var faceIndexes: [String: Int] = [:]
    private var outlines: [Outline] = []
    private var outlineIndexes: [UInt64: Int] = [:]
    private var paths: [Int: GlyphPath] = [:]

    /// - Throws: `FontError` if one of the files that every text may need is missing.
    init(folders: [String]) throws(FontError) {
        self.folders = folders
        for name in FontFile.required { _ = try open(name) }
    }

    /// The fonts to try for a text; the first that has a character wins.
    func faces(for font: FontDescription, cut: FontFile.Cut) -> [Face] {
        var result: [Face] = []
        let chosen = FontFile.name(for: font, cut: cut)
        for name in [chosen, FontFile.fallbackName(for: font), FontFile.lastResortName] {
            if let face = try? open(name), !result.contains(where: { $0.index == face.index }) { result.append(face) }
        }
        return result
    }

    private func open(_ name: String) throws(FontError) -> Face {
        if let index = faceIndexes[name] { return faces[index] }
        for folder in folders {
            let path = "\(folder)/\(name)"
            guard access(path, R_OK) == 0, let font = HarfBuzzFont(path: path) else { continue }
            let face = Face(index: faces.count, font: font)
            faceIndexes[name] = face.index
            faces.append(face)
            return face
        }
        throw .missing(file: name, folders: folders)
    }

    /// The glyph that a file of icons draws for a name.
    func icon(_ name: String, file: String) -> GlyphPath? {
        guard let face = try? open(file) else { return nil }
        let scalars = Array(name.unicodeScalars)
        guard let first = scalars.first else { return nil }
        let glyphs = face.font.shape(
            scalars, in: 0..<scalars.count, script: HarfBuzzFont.Script(of: first), isRightToLeft: false, features: [])
        guard glyphs.count == 1, glyphs[0].id != 0 else { return nil }
        return GlyphPath(svgPath: face.font.svgPath(of: glyphs[0].id), unitsPerEm: face.font.unitsPerEm)
    }

    // MARK: - Outlines

    func outlineID(of glyph: UInt32, in face: Face) -> OutlineID {
        let key = UInt64(face.index) << 32 | UInt64(glyph)
        if let index = outlineIndexes[key] { return OutlineID(index: index) }
        outlineIndexes[key] = outlines.count
        outlines.append(.glyph(glyph, face: face.index))
        return OutlineID(index: outlines.count - 1)
    }

    func path(of id: OutlineID) -> GlyphPath {
        if let path = paths[id.index] { return path }
        let path =
            switch outlines[id.index] {
            case .missing: Self.missingPath
            case .glyph(let glyph, let face):
                GlyphPath(
                    svgPath: faces[face].font.svgPath(of: glyph), unitsPerEm: faces[face].font.unitsPerEm)
            }
        paths[id.index] = path
        return path
    }

    /// One em wide, a hollow frame between descender and ascender.
    private(set) lazy var missingOutline: OutlineID = {
        outlines.append(.missing)
        return OutlineID(index: outlines.count - 1)
    }()

    private static let missingPath = GlyphPath(
        svgPath: "M80 -780H920V120H80ZM120 -740V80H880V-740Z", unitsPerEm: 1000)
}
