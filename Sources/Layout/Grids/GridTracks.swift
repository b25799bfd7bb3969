/// How wide a column of a lazy grid may be (or how high a row of a horizontal one). (Apple: `GridItem.Size`.)
public enum GridTrackSize: Equatable, Sendable {
    case fixed(Double)
    case flexible(minimum: Double, maximum: Double)
    /// As many tracks as fit.
    case adaptive(minimum: Double, maximum: Double)
}

/// A column of a lazy grid as it is described. (Apple: `GridItem`.)
public struct GridTrack: Equatable, Sendable {
    public var size: GridTrackSize
    /// The distance to the next track, in points; nil is the default.
    public var spacing: Double?
    public var alignment: GuidePair?

    public init(size: GridTrackSize, spacing: Double?, alignment: GuidePair?) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }

    /// Between tracks that do not name a distance, in points. (engine.md, section 3.)
    public static let defaultSpacing = 8.0
}

/// The tracks of a lazy grid worked out for a length across its axis. (engine.md, section 3.)
struct GridTracks {
    struct Track {
        var start: Double
        var length: Double
        var alignment: GuidePair?
    }

    private(set) var tracks: ContiguousArray<Track> = []
    /// From the first track's start to the last one's end, in points.
    private(set) var length = 0.0

    /// - Parameter offered: In points; nil gives every track its minimum.
    init(_ description: [GridTrack], offered: Double?) {
        let gaps = description.dropLast().reduce(0) { $0 + ($1.spacing ?? GridTrack.defaultSpacing) }
        var remaining = (offered ?? GridTracks.minimum(of: description) + gaps) - gaps
        // Fixed tracks come first; they do not ask.
        for track in description {
            if case .fixed(let length) = track.size { remaining -= length }
        }
        var undecided = description.count { if case .fixed = $0.size { false } else { true } }
        var position = 0.0
        for (index, track) in description.enumerated() {
            let spacing = track.spacing ?? GridTrack.defaultSpacing
            let share = undecided > 0 ? max(remaining / Double(undecided), 0) : 0
            switch track.size {
            case .fixed(let length):
                add(length, count: 1, spacing: spacing, at: &position, track.alignment)
            case .flexible(let minimum, let maximum):
                let length = max(min(share, maximum), minimum)
                remaining -= length
                undecided -= 1
                add(length, count: 1, spacing: spacing, at: &position, track.alignment)
            case .adaptive(let minimum, let maximum):
                let most = GridTracks.most
                let fitting = minimum + spacing > 0 ? ((share + spacing) / (minimum + spacing)).rounded(.down) : 1
                let count = fitting > 1 ? Int(min(fitting, most)) : 1
                let length = min((share - Double(count - 1) * spacing) / Double(count), maximum)
                remaining -= share
                undecided -= 1
                add(max(length, 0), count: count, spacing: spacing, at: &position, track.alignment)
            }
            if index < description.count - 1 { position += spacing }
        }
        length = position
    }

    /// An adaptive track of no width in an endless space is not made into endlessly many.
    private static let most = 10_000.0

    private static func minimum(of description: [GridTrack]) -> Double {
        description.reduce(0) { sum, track in
            switch track.size {
            case .fixed(let length): sum + length
            case .flexible(let minimum, _), .adaptive(let minimum, _): sum + minimum
            }
        }
    }

    private mutating func add(
        _ length: Double, count: Int, spacing: Double, at position: inout Double, _ alignment: GuidePair?
    ) {
        for index in 0..<count {
            if index > 0 { position += spacing }
            tracks.append(Track(start: position, length: length, alignment: alignment))
            position += length
        }
    }
}
