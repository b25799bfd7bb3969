import Layout

// The engine's geometry has no Codable (it also compiles without Foundation). On the wire a point, a size and
// a rectangle are arrays of numbers in points; a length may be null (nil) or "inf".

extension Point: Codable {
    public init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        self.init(x: try list.decodeLength(), y: try list.decodeLength())
    }

    public func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        try list.encodeLengths([x, y])
    }
}

extension Size: Codable {
    public init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        self.init(width: try list.decodeLength(), height: try list.decodeLength())
    }

    public func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        try list.encodeLengths([width, height])
    }
}

extension Rect: Codable {
    public init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        self.init(
            x: try list.decodeLength(), y: try list.decodeLength(),
            width: try list.decodeLength(), height: try list.decodeLength())
    }

    public func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        try list.encodeLengths([minX, minY, width, height])
    }
}

extension Insets: Codable {
    private enum CodingKeys: String, CodingKey { case top, left, bottom, right }

    public init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            top: try keys.decodeIfPresent(Double.self, forKey: .top) ?? 0,
            left: try keys.decodeIfPresent(Double.self, forKey: .left) ?? 0,
            bottom: try keys.decodeIfPresent(Double.self, forKey: .bottom) ?? 0,
            right: try keys.decodeIfPresent(Double.self, forKey: .right) ?? 0)
    }

    public func encode(to encoder: any Encoder) throws {
        var keys = encoder.container(keyedBy: CodingKeys.self)
        try keys.encode(top, forKey: .top)
        try keys.encode(left, forKey: .left)
        try keys.encode(bottom, forKey: .bottom)
        try keys.encode(right, forKey: .right)
    }
}

extension Proposal: Codable {
    public init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        self.init(width: try list.decodeOptionalLength(), height: try list.decodeOptionalLength())
    }

    public func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        try list.encodeLengths([width, height])
    }
}

extension UnkeyedDecodingContainer {
    fileprivate mutating func decodeOptionalLength() throws -> Double? {
        if try decodeNil() { return nil }
        return try decodeLength()
    }

    fileprivate mutating func decodeLength() throws -> Double {
        if let number = try? decode(Double.self) { return number }
        switch try decode(String.self) {
        case "inf": return .infinity
        case "-inf": return -.infinity
        case "nan": return .nan
        case let other:
            throw DecodingError.dataCorruptedError(in: self, debugDescription: "'\(other)' is not a length")
        }
    }
}

extension UnkeyedEncodingContainer {
    fileprivate mutating func encodeLengths(_ lengths: [Double?]) throws {
        for length in lengths {
            guard let length else {
                try encodeNil()
                continue
            }
            if length.isFinite {
                try encode(length)
            } else {
                try encode(length.isNaN ? "nan" : length < 0 ? "-inf" : "inf")
            }
        }
    }
}
