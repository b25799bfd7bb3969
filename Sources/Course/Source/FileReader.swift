import Foundation

/// Reads text files, and says what is wrong with those that are none.
enum FileReader {
    /// Larger files are refused: a lesson has kilobytes.
    static let sizeLimit = 16 << 20

    /// - Parameters:
    ///   - path: where the file is.
    ///   - shown: the path for messages.
    static func read(_ path: String, shown: String) -> Result<SourceFile, Diagnostic> {
        func refuse(_ identifier: String, _ summary: String, help: String? = nil) -> Result<SourceFile, Diagnostic> {
            .failure(diagnostic(identifier, shown, SourcePosition(line: 1, column: 1), summary, help: help))
        }
        var status = stat()
        guard stat(path, &status) == 0 else {
            return errno == ELOOP
                ? refuse("file-link-loop", "the symbolic links of this file lead back to themselves")
                : refuse("file-unreadable", "the file cannot be read: \(String(cString: strerror(errno)))")
        }
        guard status.st_mode & S_IFMT == S_IFREG else {
            return status.st_mode & S_IFMT == S_IFDIR
                ? refuse(
                    "file-folder", "this is a folder, not a file",
                    help: shown.hasSuffix(".md") ? "rename it so that it does not end in .md" : nil)
                : refuse("file-special", "this is not a regular file")
        }
        guard status.st_size <= sizeLimit else {
            return refuse("file-large", "the file is larger than \(sizeLimit >> 20) MiB")
        }
        let bytes: [UInt8]
        do {
            bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
        } catch {
            let reason = access(path, R_OK) == 0 ? "it changed meanwhile" : String(cString: strerror(errno))
            return refuse("file-unreadable", "the file cannot be read: \(reason)")
        }
        return decode(bytes, path: shown)
    }

    /// Checks that bytes are UTF-8 text.
    static func decode(_ bytes: [UInt8], path: String) -> Result<SourceFile, Diagnostic> {
        guard let text = String(validating: bytes, as: UTF8.self) else {
            let bad = invalidOffset(bytes)
            return .failure(
                diagnostic(
                    "file-not-utf8", path, position(of: bad, in: bytes), "the file is not UTF-8 text",
                    found: "the byte 0x" + hex(bytes[bad]), help: "save it as UTF-8 in your editor"))
        }
        if let zero = bytes.firstIndex(of: 0) {
            return .failure(
                diagnostic(
                    "file-binary", path, position(of: zero, in: bytes), "the file holds a zero byte: it is not text"))
        }
        return .success(SourceFile(path: path, text: text))
    }

    private static func hex(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.count < 2 ? "0" + digits : digits
    }

    /// The offset of the first byte that belongs to no character.
    private static func invalidOffset(_ bytes: [UInt8]) -> Int {
        var decoder = UTF8.ForwardParser()
        var iterator = bytes.makeIterator()
        var offset = 0
        while true {
            switch decoder.parseScalar(from: &iterator) {
            case .valid(let scalar): offset += scalar.count
            case .error, .emptyInput: return min(offset, bytes.count - 1)
            }
        }
    }

    private static func position(of offset: Int, in bytes: [UInt8]) -> SourcePosition {
        // The part before the offset is valid UTF-8, so its lines are those of a source file.
        let before = SourceFile(path: "", text: String(decoding: bytes[..<offset], as: UTF8.self))
        return before.position(at: offset)
    }

    private static func diagnostic(
        _ identifier: String, _ path: String, _ position: SourcePosition, _ summary: String, found: String? = nil,
        help: String? = nil
    ) -> Diagnostic {
        Diagnostic(.error, identifier, path: path, position: position, summary: summary, found: found, help: help)
    }
}

extension SourceFile {
    /// A file as lessons are read; nil if it is no text, or too large to be one.
    public static func read(_ path: String) -> SourceFile? { try? FileReader.read(path, shown: path).get() }
}

extension Diagnostic: Error {}
