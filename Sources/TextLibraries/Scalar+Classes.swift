extension Unicode.Scalar {
    /// The classes BK, CR, LF and NL of Unicode Standard Annex 14.
    package var isLineTerminator: Bool {
        switch value {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }

    /// The general category Cc.
    package var isControl: Bool { value < 0x20 || (0x7F...0x9F).contains(value) }

    /// White space that hangs at the end of a wrapped line: the class SP of the annex, tabs, and the breakable
    /// spaces of the class BA.
    package var isHangingSpace: Bool {
        switch value {
        case 0x09, 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
        default: false
        }
    }
}
