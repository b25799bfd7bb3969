/// Writes a value in the compact format.
struct CompactEncoder {
    func encode<Value: Encodable>(_ value: Value) throws -> [UInt8] {
        let writer = CompactWriter()
        try writer.encode(value, path: [])
        return writer.table + writer.bytes
    }
}

/// The bytes so far, and the containers that are still being written.
private final class CompactWriter {
    private(set) var bytes: [UInt8] = []
    private var strings: [String: Int] = [:]
    private var inOrder: [String] = []
    /// Where the lengths of open containers stand. `Codable` does not say when a container is complete: it is
    /// when its parent goes on, or is complete itself.
    private var open: [Int] = []

    var depth: Int { open.count }

    var table: [UInt8] {
        var result: [UInt8] = []
        Self.append(UInt64(inOrder.count), to: &result)
        for string in inOrder {
            Self.append(UInt64(string.utf8.count), to: &result)
            result += Array(string.utf8)
        }
        return result
    }

    func encode<Value: Encodable>(_ value: Value, path: [any CodingKey]) throws {
        if CompactFormat.isReals(Value.self), let reals = CompactFormat.reals(of: value) {
            tag(.reals)
            Self.append(UInt64(reals.count), to: &bytes)
            for real in reals { append(real) }
            return
        }
        let depth = depth
        let start = bytes.count
        try value.encode(to: ValueEncoder(writer: self, codingPath: path))
        close(to: depth)
        if bytes.count == start { tag(.null) }
    }

    func begin(_ kind: CompactFormat.Tag) {
        tag(kind)
        open.append(bytes.count)
        bytes += [0, 0, 0, 0]
    }

    func close(to depth: Int) {
        while open.count > depth {
            let place = open.removeLast()
            let length = UInt32(bytes.count - place - 4)
            withUnsafeBytes(of: length.littleEndian) { bytes.replaceSubrange(place..<place + 4, with: $0) }
        }
    }

    func tag(_ tag: CompactFormat.Tag) { bytes.append(tag.rawValue) }

    func key(_ name: String) { Self.append(UInt64(index(of: name)), to: &bytes) }

    func write(_ value: Bool) { tag(value ? .yes : .no) }

    func write(_ value: Int64) {
        tag(.integer)
        Self.append(UInt64(bitPattern: (value << 1) ^ (value >> 63)), to: &bytes)
    }

    func write(_ value: Double) {
        tag(.real)
        append(value)
    }

    func write(_ value: String) {
        tag(.string)
        key(value)
    }

    private func append(_ value: Double) {
        withUnsafeBytes(of: value.bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
    }

    private func index(of string: String) -> Int {
        if let known = strings[string] { return known }
        strings[string] = inOrder.count
        inOrder.append(string)
        return inOrder.count - 1
    }

    private static func append(_ value: UInt64, to bytes: inout [UInt8]) {
        var rest = value
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }
}

private struct ValueEncoder: Encoder {
    let writer: CompactWriter
    let codingPath: [any CodingKey]
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        writer.begin(.keyed)
        return KeyedEncodingContainer(
            KeyedEncoder<Key>(writer: writer, codingPath: codingPath, depth: writer.depth))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        writer.begin(.unkeyed)
        return UnkeyedEncoder(writer: writer, codingPath: codingPath, depth: writer.depth)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer {
        SingleEncoder(writer: writer, codingPath: codingPath)
    }
}

private struct KeyedEncoder<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let writer: CompactWriter
    let codingPath: [any CodingKey]
    let depth: Int

    private func next(_ key: Key) {
        writer.close(to: depth)
        writer.key(key.stringValue)
    }

    mutating func encodeNil(forKey key: Key) throws {
        next(key)
        writer.tag(.null)
    }

    mutating func encode(_ value: Bool, forKey key: Key) throws {
        next(key)
        writer.write(value)
    }

    mutating func encode(_ value: String, forKey key: Key) throws {
        next(key)
        writer.write(value)
    }

    mutating func encode(_ value: Double, forKey key: Key) throws {
        next(key)
        writer.write(value)
    }

    mutating func encode(_ value: Int, forKey key: Key) throws {
        next(key)
        writer.write(Int64(value))
    }

    mutating func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
        next(key)
        try writer.encode(value, path: codingPath)
    }

    mutating func nestedContainer<Nested: CodingKey>(
        keyedBy keyType: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
        next(key)
        return ValueEncoder(writer: writer, codingPath: codingPath).container(keyedBy: keyType)
    }

    mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        next(key)
        return ValueEncoder(writer: writer, codingPath: codingPath).unkeyedContainer()
    }

    mutating func superEncoder() -> any Encoder { ValueEncoder(writer: writer, codingPath: codingPath) }

    mutating func superEncoder(forKey key: Key) -> any Encoder {
        next(key)
        return ValueEncoder(writer: writer, codingPath: codingPath)
    }
}

private struct UnkeyedEncoder: UnkeyedEncodingContainer {
    let writer: CompactWriter
    let codingPath: [any CodingKey]
    let depth: Int
    private(set) var count = 0

    init(writer: CompactWriter, codingPath: [any CodingKey], depth: Int) {
        self.writer = writer
        self.codingPath = codingPath
        self.depth = depth
    }

    private mutating func next() {
        writer.close(to: depth)
        count += 1
    }

    mutating func encodeNil() throws {
        next()
        writer.tag(.null)
    }

    mutating func encode<Value: Encodable>(_ value: Value) throws {
        next()
        try writer.encode(value, path: codingPath)
    }

    mutating func nestedContainer<Nested: CodingKey>(
        keyedBy keyType: Nested.Type
    ) -> KeyedEncodingContainer<Nested> {
        next()
        return ValueEncoder(writer: writer, codingPath: codingPath).container(keyedBy: keyType)
    }

    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
        next()
        return ValueEncoder(writer: writer, codingPath: codingPath).unkeyedContainer()
    }

    mutating func superEncoder() -> any Encoder {
        next()
        return ValueEncoder(writer: writer, codingPath: codingPath)
    }
}

/// All integers go through the 64-bit one: results hold no number beyond it.
private struct SingleEncoder: SingleValueEncodingContainer {
    let writer: CompactWriter
    let codingPath: [any CodingKey]

    mutating func encodeNil() throws { writer.tag(.null) }
    mutating func encode(_ value: Bool) throws { writer.write(value) }
    mutating func encode(_ value: String) throws { writer.write(value) }
    mutating func encode(_ value: Double) throws { writer.write(value) }
    mutating func encode(_ value: Float) throws { writer.write(Double(value)) }
    mutating func encode(_ value: Int) throws { writer.write(Int64(value)) }
    mutating func encode(_ value: Int8) throws { writer.write(Int64(value)) }
    mutating func encode(_ value: Int16) throws { writer.write(Int64(value)) }
    mutating func encode(_ value: Int32) throws { writer.write(Int64(value)) }
    mutating func encode(_ value: Int64) throws { writer.write(value) }
    mutating func encode(_ value: UInt) throws { writer.write(Int64(bitPattern: UInt64(value))) }
    mutating func encode(_ value: UInt8) throws { writer.write(Int64(value)) }
    mutating func encode(_ value: UInt16) throws { writer.write(Int64(value)) }
    mutating func encode(_ value: UInt32) throws { writer.write(Int64(value)) }
    mutating func encode(_ value: UInt64) throws { writer.write(Int64(bitPattern: value)) }
    mutating func encode<Value: Encodable>(_ value: Value) throws { try writer.encode(value, path: codingPath) }
}
