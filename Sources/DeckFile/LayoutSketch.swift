/// Where the views of a figure are: enough to draw it in a terminal.
public struct LayoutSketch: Equatable, Sendable {
    public enum Kind: String, Codable, Equatable, Sendable { case text, box, spacer }

    public struct Part: Equatable, Sendable {
        public var kind: Kind
        /// What a text shows.
        public var text: String?
        /// In points, from the top left corner of the space.
        public var x: Double
        public var y: Double
        public var width: Double
        public var height: Double

        public init(_ kind: Kind, text: String? = nil, x: Double, y: Double, width: Double, height: Double) {
            self.kind = kind
            self.text = text
            self.x = x
            self.y = y
            self.width = width
            self.height = height
        }
    }

    /// Of the space, in points.
    public var width: Double
    public var height: Double
    /// What is behind comes first.
    public var parts: [Part]

    public init(width: Double, height: Double, parts: [Part]) {
        self.width = width
        self.height = height
        self.parts = parts
    }
}

// In JSON sizes and frames are lists of numbers: `"size": [402, 60]`, `"frame": [x, y, width, height]`.

extension LayoutSketch: Codable {
    /// Beyond these nothing can be drawn, and a file that says so is no deck.
    private static let longest = 1e6
    private static let mostParts = 1000

    private enum CodingKeys: String, CodingKey { case size, parts }

    public init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        let size = try keys.decode([Double].self, forKey: .size)
        parts = try keys.decode([Part].self, forKey: .parts)
        guard size.count == 2, size.allSatisfy({ $0 > 0 && $0 <= Self.longest }), parts.count <= Self.mostParts else {
            throw DecodingError.dataCorruptedError(
                forKey: .size, in: keys, debugDescription: "this is no size, or there are too many parts")
        }
        (width, height) = (size[0], size[1])
    }

    public func encode(to encoder: any Encoder) throws {
        var keys = encoder.container(keyedBy: CodingKeys.self)
        try keys.encode([width, height], forKey: .size)
        try keys.encode(parts, forKey: .parts)
    }
}

extension LayoutSketch.Part: Codable {
    private static let farthest = 1e6

    private enum CodingKeys: String, CodingKey { case kind, text, frame }

    public init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        kind = try keys.decode(LayoutSketch.Kind.self, forKey: .kind)
        text = try keys.decodeIfPresent(String.self, forKey: .text)
        let frame = try keys.decode([Double].self, forKey: .frame)
        guard frame.count == 4, frame.allSatisfy({ $0.magnitude <= Self.farthest }), frame[2] >= 0, frame[3] >= 0
        else {
            throw DecodingError.dataCorruptedError(
                forKey: .frame, in: keys, debugDescription: "this is no x, y, width and height")
        }
        (x, y, width, height) = (frame[0], frame[1], frame[2], frame[3])
    }

    public func encode(to encoder: any Encoder) throws {
        var keys = encoder.container(keyedBy: CodingKeys.self)
        try keys.encode(kind, forKey: .kind)
        try keys.encodeIfPresent(text, forKey: .text)
        try keys.encode([x, y, width, height], forKey: .frame)
    }
}
