import Layout
import Snapshot

/// The form in which results are kept: that of any `Codable` value, written to be read fast. A layout of a thousand
/// rows is some hundred thousand numbers, and a course whose results are all known is little else than reading
/// them.
///
/// A value is a tag and what the tag says. Strings, keys among them, stand once in a table before the value.
enum CompactFormat {
    enum Tag: UInt8 {
        case null, no, yes
        /// A variable-length integer, sign in the lowest bit.
        case integer
        /// Eight bytes, the least significant first, as all numbers here.
        case real
        /// A variable-length index into the table.
        case string
        /// Four bytes of length, then a key's index and a value in turn.
        case keyed
        /// Four bytes of length, then values.
        case unkeyed
        /// So many numbers of eight bytes: a variable-length count, then they.
        case reals
    }

    struct Damaged: Error {}

    /// The numbers of a value that is nothing else: these are most of a layout, and `Codable`'s containers cost
    /// more than the numbers.
    static func reals<Value>(of value: Value) -> [Double]? {
        switch value {
        case let rect as Rect: [rect.minX, rect.minY, rect.width, rect.height]
        case let size as Size: [size.width, size.height]
        case let point as Point: [point.x, point.y]
        case let glyphs as [GlyphUse]: glyphs.flatMap { [Double($0.outline), $0.position.x, $0.position.y] }
        default: nil
        }
    }

    static func isReals<Value>(_ type: Value.Type) -> Bool {
        type == Rect.self || type == Size.self || type == Point.self || type == [GlyphUse].self
    }

    /// - Throws: `Damaged` if the count is not the type's.
    static func value<Value>(_ type: Value.Type, of reals: RealSlice) throws -> Value {
        let value: Any
        if type == Rect.self, reals.count == 4 {
            value = Rect(x: reals[0], y: reals[1], width: reals[2], height: reals[3])
        } else if type == Size.self, reals.count == 2 {
            value = Size(width: reals[0], height: reals[1])
        } else if type == Point.self, reals.count == 2 {
            value = Point(x: reals[0], y: reals[1])
        } else if type == [GlyphUse].self, reals.count.isMultiple(of: 3) {
            value = try stride(from: 0, to: reals.count, by: 3).map { start in
                guard let outline = Int(exactly: reals[start]) else { throw Damaged() }
                return GlyphUse(outline: outline, position: Point(x: reals[start + 1], y: reals[start + 2]))
            }
        } else {
            throw Damaged()
        }
        guard let typed = value as? Value else { throw Damaged() }
        return typed
    }

    /// Numbers where they lie.
    struct RealSlice {
        let base: UnsafeRawBufferPointer
        let offset: Int
        let count: Int

        subscript(index: Int) -> Double {
            Double(
                bitPattern: UInt64(
                    littleEndian: base.loadUnaligned(fromByteOffset: offset + 8 * index, as: UInt64.self)))
        }
    }
}
