import Files
import Foundation
import Snapshot

/// Results of earlier runs, one file each. Any file may be deleted at any time; what cannot be read is a miss.
struct ResultCache: Sendable {
    let folder: URL

    /// What a result depends on, in full.
    struct Key: Hashable, Sendable {
        let text: String
        let hash: String

        init(_ parts: [String]) {
            // Lengths keep parts apart whatever they hold.
            text = parts.map { "\($0.utf8.count):\($0)" }.joined()
            hash = StableHash(text).description
        }
    }

    func outcome(for key: Key) -> SnippetOutcome? {
        let file = file(for: key)
        guard let data = try? Data(contentsOf: file) else { return nil }
        CachePruning.noteUse(of: file)
        return data.withUnsafeBytes { bytes in
            var header = Self.header(of: key)
            let size = header.count + Self.checksumSize
            guard bytes.count > size else { return nil }
            let payload = UnsafeRawBufferPointer(rebasing: bytes[size...])
            header += Array(Self.checksum(of: payload).utf8)
            guard bytes.starts(with: header) else { return nil }
            return try? CompactDecoder().decode(SnippetOutcome.self, from: payload)
        }
    }

    /// Written beside its place and moved there in one step, so that another process sees all of it or nothing.
    /// A cache that cannot be written is none; the next run compiles again.
    func store(_ outcome: SnippetOutcome, for key: Key) {
        guard let payload = try? CompactEncoder().encode(outcome) else { return }
        let checksum = payload.withUnsafeBytes { Self.checksum(of: $0) }
        let file = file(for: key)
        let parent = file.deletingLastPathComponent()
        try? FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
        try? WholeFile.replace(file.path, with: Self.header(of: key) + Array(checksum.utf8) + Array(payload))
    }

    private static let checksumSize = 32

    private static func checksum(of payload: UnsafeRawBufferPointer) -> String {
        var hash = StableHash()
        hash.combine(payload)
        return hash.description
    }

    /// The whole key: two keys of one hash are told apart.
    private static func header(of key: Key) -> [UInt8] { Array("coursebuild result\n\(key.text)\n".utf8) }

    private func file(for key: Key) -> URL {
        folder.appendingPathComponent(String(key.hash.prefix(2))).appendingPathComponent(key.hash)
    }
}
