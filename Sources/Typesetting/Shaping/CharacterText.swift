import Layout
import TextLibraries

/// The text of several runs as scalars, with what is known of each before a font is applied.
struct CharacterText {
    private(set) var scalars: [Unicode.Scalar] = []
    /// The run of each scalar.
    private(set) var runs: [Int32] = []
    /// The parts that a reader sees as one character. None reaches over the end of a run.
    private(set) var characters: [Range<Int>] = []
    let breaks: [BreakOpportunity]
    let levels: [UInt8]
    /// The script of each scalar; shared characters have that of their neighbours.
    let scripts: [HarfBuzzFont.Script]

    init(_ textRuns: [TextRun], algorithms: UnicodeAlgorithms) {
        for (index, run) in textRuns.enumerated() {
            for character in run.text {
                let start = scalars.count
                scalars.append(contentsOf: character.unicodeScalars)
                characters.append(start..<scalars.count)
            }
            runs.append(contentsOf: repeatElement(Int32(index), count: scalars.count - runs.count))
        }
        breaks = algorithms.breakOpportunities(in: scalars).map {
            switch $0 {
            case .none: .none
            case .allowed: .allowed
            case .mandatory: .mandatory
            }
        }
        levels = algorithms.embeddingLevels(of: scalars)
        scripts = Self.resolvedScripts(of: scalars)
    }

    /// Whether a character is drawn as a color picture on the platform.
    func isEmoji(_ character: Range<Int>) -> Bool {
        // Most characters are plain letters: no need to look up the properties of a lone ASCII character.
        if character.count == 1 && scalars[character.lowerBound].isASCII { return false }
        let first = scalars[character.lowerBound].properties
        guard first.isEmoji else { return false }
        if first.isEmojiPresentation { return !scalars[character].contains(Self.textSelector) }
        return scalars[character].contains(Self.emojiSelector)
    }

    private static let textSelector: Unicode.Scalar = "\u{FE0E}"
    private static let emojiSelector: Unicode.Scalar = "\u{FE0F}"

    private static func resolvedScripts(of scalars: [Unicode.Scalar]) -> [HarfBuzzFont.Script] {
        var scripts = scalars.map(HarfBuzzFont.Script.init(of:))
        guard let first = scripts.first(where: { !$0.isShared }) else { return scripts }
        var current = first
        for index in scripts.indices {
            if scripts[index].isShared { scripts[index] = current } else { current = scripts[index] }
        }
        return scripts
    }
}
