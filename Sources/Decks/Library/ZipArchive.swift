import CArchive
import Foundation

/// Writes zip files. The only file that speaks to libarchive.
///
/// Entries have no time, owner or permissions of their own, so that the same entries give the same bytes at
/// any time, on any machine, in any time zone.
enum ZipArchive {
    /// `AE_IFREG`: a macro that Swift does not import.
    private static let regularFile: UInt32 = 0o100000

    struct Entry {
        var name: String
        var data: Data
    }

    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    /// Collects what libarchive writes.
    private final class Output {
        var data = Data()
    }

    static func data(_ entries: [Entry]) throws -> Data {
        guard let archive = archive_write_new() else { throw Failure(description: "libarchive: out of memory") }
        defer { archive_write_free(archive) }
        func check(_ status: Int32) throws {
            // Warnings too: here nothing may be left out of a file.
            guard status == ARCHIVE_OK else { throw failure(archive) }
        }
        let output = Output()
        try check(archive_write_set_format_zip(archive))
        try check(archive_write_set_format_option(archive, "zip", "hdrcharset", "UTF-8"))
        try check(archive_write_set_bytes_in_last_block(archive, 1))
        let collect: @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?, UnsafeRawPointer?, Int) -> Int = {
            _, output, bytes, count in
            guard let output, let bytes else { return -1 }
            Unmanaged<Output>.fromOpaque(output).takeUnretainedValue().data
                .append(bytes.assumingMemoryBound(to: UInt8.self), count: count)
            return count
        }
        // `output` outlives the archive: it is read after closing, below.
        try check(archive_write_open(archive, Unmanaged.passUnretained(output).toOpaque(), nil, collect, nil))
        for entry in entries { try write(entry, to: archive) }
        try check(archive_write_close(archive))
        return withExtendedLifetime(output) { output.data }
    }

    private static func write(_ entry: Entry, to archive: OpaquePointer) throws {
        guard let header = archive_entry_new() else { throw Failure(description: "libarchive: out of memory") }
        defer { archive_entry_free(header) }
        archive_entry_set_pathname_utf8(header, entry.name)
        archive_entry_set_filetype(header, Self.regularFile)
        archive_entry_set_perm(header, 0o644)
        archive_entry_set_size(header, Int64(entry.data.count))
        guard archive_write_header(archive, header) == ARCHIVE_OK else { throw failure(archive) }
        let written = entry.data.withUnsafeBytes { archive_write_data(archive, $0.baseAddress, $0.count) }
        guard written == entry.data.count, archive_write_finish_entry(archive) == ARCHIVE_OK else {
            throw failure(archive)
        }
    }

    private static func failure(_ archive: OpaquePointer) -> Failure {
        let text = archive_error_string(archive).map { String(cString: $0) } ?? "unknown failure"
        return Failure(description: "libarchive: \(text)")
    }
}
