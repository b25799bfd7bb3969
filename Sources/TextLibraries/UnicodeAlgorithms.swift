internal import CICU

/// Line breaking (Unicode Standard Annex 14) and bidirectional order (Annex 9) as ICU implements them, which is
/// the library that the platform uses too. All of that library's pointers live in this file.
package final class UnicodeAlgorithms {
    /// Whether a line may (or must) end after a character.
    package enum BreakOpportunity {
        case none, allowed, mandatory
    }

    private let lineBreaks: OpaquePointer
    private let bidi: OpaquePointer

    package init() {
        var status = U_ZERO_ERROR
        guard let lineBreaks = course_line_breaks_open(&status), let bidi = course_bidi_open() else {
            preconditionFailure("ICU has no line breaking rules (error \(status.rawValue))")
        }
        self.lineBreaks = lineBreaks
        self.bidi = bidi
    }

    deinit {
        course_line_breaks_close(lineBreaks)
        course_bidi_close(bidi)
    }

    /// One answer a scalar: whether a line may end after it. The end of the text is no opportunity, unless it
    /// is a line terminator.
    package func breakOpportunities(in text: [Unicode.Scalar]) -> [BreakOpportunity] {
        var opportunities = [BreakOpportunity](repeating: .none, count: text.count)
        let encoded = UTF16Text(text)
        encoded.units.withUnsafeBufferPointer { units in
            var status = U_ZERO_ERROR
            course_line_breaks_set_text(lineBreaks, units.baseAddress, Int32(units.count), &status)
            guard status == U_ZERO_ERROR else { return }
            // The iterator does not say where it is by scalars; both sequences are in order.
            var scalar = 0
            while true {
                let offset = Int(course_line_breaks_next(lineBreaks))
                guard offset > 0 else { break }
                while encoded.ends[scalar] < offset { scalar += 1 }
                let isMandatory = course_line_breaks_status(lineBreaks) >= Int32(UBRK_LINE_HARD.rawValue)
                opportunities[scalar] = isMandatory ? .mandatory : .allowed
            }
            // ICU must not keep a pointer to units that go away.
            course_line_breaks_set_text(lineBreaks, nil, 0, &status)
        }
        if let last = text.last, !last.isLineTerminator { opportunities[text.count - 1] = .none }
        return opportunities
    }

    /// One embedding level a scalar; odd levels run right to left. The direction of each paragraph is that of
    /// its first strong character, else left to right.
    package func embeddingLevels(of text: [Unicode.Scalar]) -> [UInt8] {
        let none = [UInt8](repeating: 0, count: text.count)
        // Nothing before the Hebrew block runs right to left.
        guard text.contains(where: { $0.value >= 0x0590 }) else { return none }
        let encoded = UTF16Text(text)
        return encoded.units.withUnsafeBufferPointer { units in
            var status = U_ZERO_ERROR
            course_bidi_set_text(bidi, units.baseAddress, Int32(units.count), &status)
            guard let levels = course_bidi_levels(bidi, &status), status == U_ZERO_ERROR else { return none }
            return encoded.ends.map { levels[$0 - 1] }
        }
    }

    /// The visual order, left to right, of parts of a line that have these levels (rule L2).
    package static func visualOrder(of levels: [UInt8]) -> [Int] {
        guard levels.contains(where: { $0 > 0 }) else { return Array(levels.indices) }
        var order = [Int32](repeating: 0, count: levels.count)
        course_bidi_visual_order(levels, Int32(levels.count), &order)
        return order.map(Int.init)
    }

    /// Scalars in UTF-16, which ICU works on, with the end of each in code units.
    private struct UTF16Text {
        var units: [UInt16] = []
        var ends: [Int] = []

        init(_ text: [Unicode.Scalar]) {
            units.reserveCapacity(text.count)
            ends.reserveCapacity(text.count)
            for scalar in text {
                units.append(contentsOf: UTF16.encode(scalar)!)
                ends.append(units.count)
            }
        }
    }
}
