import CNettle
import Foundation

/// Hashes. The only file that speaks to libnettle.
enum Digest {
    static func sha1(_ bytes: some Sequence<UInt8>) -> [UInt8] {
        let input = Array(bytes)
        var context = sha1_ctx()
        var digest = [UInt8](repeating: 0, count: Int(SHA1_DIGEST_SIZE))
        nettle_sha1_init(&context)
        nettle_sha1_update(&context, input.count, input)
        nettle_sha1_digest(&context, digest.count, &digest)
        return digest
    }

    static func sha256(_ bytes: some Sequence<UInt8>) -> [UInt8] {
        let input = Array(bytes)
        var context = sha256_ctx()
        var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_SIZE))
        nettle_sha256_init(&context)
        nettle_sha256_update(&context, input.count, input)
        nettle_sha256_digest(&context, digest.count, &digest)
        return digest
    }

    /// The SHA-256 of several texts, so that no two lists of texts collide by being joined: each is followed
    /// by a zero byte, which none may contain.
    static func sha256(of texts: [String]) -> [UInt8] {
        var bytes: [UInt8] = []
        for text in texts {
            bytes.append(contentsOf: text.utf8)
            bytes.append(0)
        }
        return sha256(bytes)
    }
}

extension Sequence<UInt8> {
    /// Two lowercase hexadecimal digits a byte.
    var hexadecimal: String {
        reduce(into: "") { text, byte in
            text += byte < 16 ? "0" + String(byte, radix: 16) : String(byte, radix: 16)
        }
    }

    /// The number whose bytes these are, most significant first.
    var bigEndianNumber: UInt64 { reduce(0) { $0 << 8 | UInt64($1) } }
}
