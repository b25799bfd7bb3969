/// Reads a value in the compact format.
struct CompactDecoder {
    /// - Throws: `CompactFormat.Damaged` or a `DecodingError` if the bytes are no such value.
    func decode<Value: Decodable>(_ type: Value.Type, from bytes: UnsafeRawBufferPointer) throws -> Value {
        let reader = try CompactReader(bytes)
        return try reader.value(type, at: reader.start, path: [])
    }
}

/// The bytes and their table of strings. Offsets are those of values' tags.
private final class CompactReader {
    let bytes: UnsafeRawBufferPointer
    let strings: [String]
    let start: Int

    init(_ bytes: UnsafeRawBufferPointer) throws {
        self.bytes = bytes
        var position = 0
        let count = try Self.number(in: bytes, at: &position)
        guard count <= UInt64(bytes.count) else { throw CompactFormat.Damaged() }
        var strings: [String] = []
        strings.reserveCapacity(Int(count))
        for _ in 0..<count {
            let length = try Self.number(in: bytes, at: &position)
            guard length <= UInt64(bytes.count - position) else { throw CompactFormat.Damaged() }
            let end = position + Int(length)
            strings.append(String(decoding: bytes[position..<end], as: UTF8.self))
            position = end
        }
        self.strings = strings
        start = position
    }

    func tag(at offset: Int) throws -> CompactFormat.Tag {
        guard offset < bytes.count, let tag = CompactFormat.Tag(rawValue: bytes[offset]) else {
            throw CompactFormat.Damaged()
        }
        return tag
    }

    /// The offset behind a value.
    func end(ofValueAt offset: Int) throws -> Int {
        var position = offset + 1
        switch try tag(at: offset) {
        case .null, .no, .yes: break
        case .integer, .string: _ = try Self.number(in: bytes, at: &position)
        case .real: position += 8
        case .keyed, .unkeyed: return try content(at: offset).upperBound
        case .reals:
            let count = try Self.number(in: bytes, at: &position)
            guard count <= UInt64(bytes.count) else { throw CompactFormat.Damaged() }
            position += 8 * Int(count)
        }
        guard position <= bytes.count else { throw CompactFormat.Damaged() }
        return position
    }

    /// What is inside of a container.
    func content(at offset: Int) throws -> Range<Int> {
        let start = offset + 5
        guard start <= bytes.count else { throw CompactFormat.Damaged() }
        let length = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset + 1, as: UInt32.self))
        guard Int(length) <= bytes.count - start else { throw CompactFormat.Damaged() }
        return start..<start + Int(length)
    }

    func key(at position: inout Int) throws -> String { try string(at: &position) }

    func bool(at offset: Int) throws -> Bool {
        switch try tag(at: offset) {
        case .yes: true
        case .no: false
        default: throw CompactFormat.Damaged()
        }
    }

    func integer<Number: BinaryInteger>(_ type: Number.Type, at offset: Int) throws -> Number {
        guard try tag(at: offset) == .integer else { throw CompactFormat.Damaged() }
        var position = offset + 1
        let raw = try Self.number(in: bytes, at: &position)
        let value = Int64(bitPattern: raw >> 1) ^ -Int64(bitPattern: raw & 1)
        guard let number = Number(exactly: value) else { throw CompactFormat.Damaged() }
        return number
    }

    func real(at offset: Int) throws -> Double {
        guard try tag(at: offset) == .real, offset + 9 <= bytes.count else { throw CompactFormat.Damaged() }
        return CompactFormat.RealSlice(base: bytes, offset: offset + 1, count: 1)[0]
    }

    func string(at offset: Int) throws -> String {
        guard try tag(at: offset) == .string else { throw CompactFormat.Damaged() }
        var position = offset + 1
        return try string(at: &position)
    }

    func value<Value: Decodable>(_ type: Value.Type, at offset: Int, path: [any CodingKey]) throws -> Value {
        if CompactFormat.isReals(type) {
            guard try tag(at: offset) == .reals else { throw CompactFormat.Damaged() }
            var position = offset + 1
            let count = try Self.number(in: bytes, at: &position)
            guard count <= UInt64((bytes.count - position) / 8) else { throw CompactFormat.Damaged() }
            return try CompactFormat.value(
                type, of: CompactFormat.RealSlice(base: bytes, offset: position, count: Int(count)))
        }
        return try Value(from: ValueDecoder(reader: self, offset: offset, codingPath: path))
    }

    private func string(at position: inout Int) throws -> String {
        let index = try Self.number(in: bytes, at: &position)
        guard index < UInt64(strings.count) else { throw CompactFormat.Damaged() }
        return strings[Int(index)]
    }

    private static func number(in bytes: UnsafeRawBufferPointer, at position: inout Int) throws -> UInt64 {
        var result: UInt64 = 0
        var shift: UInt64 = 0
        while position < bytes.count, shift < 64 {
            let byte = bytes[position]
            position += 1
            result |= UInt64(byte & 0x7f) << shift
            if byte < 0x80 { return result }
            shift += 7
        }
        throw CompactFormat.Damaged()
    }
}

private struct ValueDecoder: Decoder {
    let reader: CompactReader
    let offset: Int
    let codingPath: [any CodingKey]
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard try reader.tag(at: offset) == .keyed else { throw CompactFormat.Damaged() }
        return KeyedDecodingContainer(
            KeyedDecoder<Key>(reader: reader, content: try reader.content(at: offset), codingPath: codingPath))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard try reader.tag(at: offset) == .unkeyed else { throw CompactFormat.Damaged() }
        return try UnkeyedDecoder(reader: reader, content: reader.content(at: offset), codingPath: codingPath)
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer {
        SingleDecoder(reader: reader, offset: offset, codingPath: codingPath)
    }
}

private final class KeyedDecoder<Key: CodingKey>: KeyedDecodingContainerProtocol {
    private let reader: CompactReader
    private let content: Range<Int>
    /// Where the key after the last one found stands: what is read in the order of writing needs no search.
    private var cursor: Int
    let codingPath: [any CodingKey]

    init(reader: CompactReader, content: Range<Int>, codingPath: [any CodingKey]) {
        self.reader = reader
        self.content = content
        self.codingPath = codingPath
        cursor = content.lowerBound
    }

    var allKeys: [Key] {
        var keys: [Key] = []
        var position = content.lowerBound
        while position < content.upperBound, let name = try? reader.key(at: &position) {
            if let key = Key(stringValue: name) { keys.append(key) }
            guard let end = try? reader.end(ofValueAt: position) else { break }
            position = end
        }
        return keys
    }

    func contains(_ key: Key) -> Bool { (try? find(key)) ?? nil != nil }

    func decodeNil(forKey key: Key) throws -> Bool { try reader.tag(at: offset(key)) == .null }
    func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try reader.bool(at: offset(key)) }
    func decode(_ type: String.Type, forKey key: Key) throws -> String { try reader.string(at: offset(key)) }
    func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try reader.real(at: offset(key)) }
    func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try reader.integer(type, at: offset(key)) }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        try reader.value(type, at: offset(key), path: codingPath)
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> {
        try decoder(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try decoder(key).unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder { throw CompactFormat.Damaged() }
    func superDecoder(forKey key: Key) throws -> any Decoder { try decoder(key) }

    private func decoder(_ key: Key) throws -> ValueDecoder {
        ValueDecoder(reader: reader, offset: try offset(key), codingPath: codingPath)
    }

    private func offset(_ key: Key) throws -> Int {
        guard let offset = try find(key) else { throw CompactFormat.Damaged() }
        return offset
    }

    /// The offset of the key's value: looked for from the cursor on, then from the beginning.
    private func find(_ key: Key) throws -> Int? {
        let name = key.stringValue
        return try find(name, in: cursor..<content.upperBound) ?? find(name, in: content.lowerBound..<cursor)
    }

    private func find(_ name: String, in range: Range<Int>) throws -> Int? {
        var position = range.lowerBound
        while position < range.upperBound {
            let start = position
            let found = try reader.key(at: &position)
            if found == name {
                cursor = start
                return position
            }
            position = try reader.end(ofValueAt: position)
        }
        return nil
    }
}

private struct UnkeyedDecoder: UnkeyedDecodingContainer {
    private let reader: CompactReader
    private let content: Range<Int>
    private var position: Int
    let codingPath: [any CodingKey]
    private(set) var currentIndex = 0
    let count: Int?

    init(reader: CompactReader, content: Range<Int>, codingPath: [any CodingKey]) throws {
        self.reader = reader
        self.content = content
        self.codingPath = codingPath
        position = content.lowerBound
        var counted = 0
        var offset = content.lowerBound
        while offset < content.upperBound {
            offset = try reader.end(ofValueAt: offset)
            counted += 1
        }
        count = counted
    }

    var isAtEnd: Bool { position >= content.upperBound }

    /// The offset of the value that is next, past which the container goes.
    private mutating func advance() throws -> Int {
        guard !isAtEnd else { throw CompactFormat.Damaged() }
        let offset = position
        position = try reader.end(ofValueAt: offset)
        currentIndex += 1
        return offset
    }

    mutating func decodeNil() throws -> Bool {
        guard !isAtEnd, try reader.tag(at: position) == .null else { return false }
        _ = try advance()
        return true
    }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        let before = self
        do {
            return try reader.value(type, at: advance(), path: codingPath)
        } catch {
            // A value that is of another type stays the next one.
            self = before
            throw error
        }
    }

    mutating func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type
    ) throws -> KeyedDecodingContainer<Nested> {
        try superDecoder().container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try superDecoder().unkeyedContainer()
    }

    mutating func superDecoder() throws -> any Decoder {
        ValueDecoder(reader: reader, offset: try advance(), codingPath: codingPath)
    }
}

private struct SingleDecoder: SingleValueDecodingContainer {
    let reader: CompactReader
    let offset: Int
    let codingPath: [any CodingKey]

    func decodeNil() -> Bool { (try? reader.tag(at: offset)) == .null }
    func decode(_ type: Bool.Type) throws -> Bool { try reader.bool(at: offset) }
    func decode(_ type: String.Type) throws -> String { try reader.string(at: offset) }
    func decode(_ type: Double.Type) throws -> Double { try reader.real(at: offset) }
    func decode(_ type: Float.Type) throws -> Float { Float(try reader.real(at: offset)) }
    func decode(_ type: Int.Type) throws -> Int { try reader.integer(type, at: offset) }
    func decode(_ type: Int8.Type) throws -> Int8 { try reader.integer(type, at: offset) }
    func decode(_ type: Int16.Type) throws -> Int16 { try reader.integer(type, at: offset) }
    func decode(_ type: Int32.Type) throws -> Int32 { try reader.integer(type, at: offset) }
    func decode(_ type: Int64.Type) throws -> Int64 { try reader.integer(type, at: offset) }
    func decode(_ type: UInt.Type) throws -> UInt { try reader.integer(type, at: offset) }
    func decode(_ type: UInt8.Type) throws -> UInt8 { try reader.integer(type, at: offset) }
    func decode(_ type: UInt16.Type) throws -> UInt16 { try reader.integer(type, at: offset) }
    func decode(_ type: UInt32.Type) throws -> UInt32 { try reader.integer(type, at: offset) }
    func decode(_ type: UInt64.Type) throws -> UInt64 { try reader.integer(type, at: offset) }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try reader.value(type, at: offset, path: codingPath)
    }
}
