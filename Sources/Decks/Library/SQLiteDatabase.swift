import CSQLite
import Foundation

/// A database in memory. The only file that speaks to libsqlite3; it owns the connection and its statements.
final class SQLiteDatabase {
    enum Value {
        case integer(Int64)
        case text(String)
    }

    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    private let connection: OpaquePointer

    init() throws {
        var opened: OpaquePointer?
        let status = sqlite3_open_v2(
            ":memory:", &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_MEMORY, nil)
        guard let opened else { throw Failure(description: "SQLite cannot start: out of memory") }
        connection = opened
        guard status == SQLITE_OK else { throw failure() }
    }

    deinit {
        sqlite3_close_v2(connection)
    }

    /// Runs statements without parameters and results.
    func execute(_ statements: String) throws {
        guard sqlite3_exec(connection, statements, nil, nil, nil) == SQLITE_OK else { throw failure() }
    }

    /// Runs one statement once for each row of values.
    func insert(_ statement: String, rows: some Sequence<[Value]>) throws {
        var prepared: OpaquePointer?
        guard sqlite3_prepare_v2(connection, statement, -1, &prepared, nil) == SQLITE_OK else { throw failure() }
        defer { sqlite3_finalize(prepared) }
        // The destructor -1 tells SQLite to copy the text (SQLITE_TRANSIENT, a cast that Swift does not import).
        let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        for row in rows {
            for (index, value) in row.enumerated() {
                let place = Int32(index + 1)
                let status =
                    switch value {
                    case .integer(let number): sqlite3_bind_int64(prepared, place, number)
                    case .text(let text): sqlite3_bind_text(prepared, place, text, Int32(text.utf8.count), copied)
                    }
                guard status == SQLITE_OK else { throw failure() }
            }
            guard sqlite3_step(prepared) == SQLITE_DONE, sqlite3_reset(prepared) == SQLITE_OK else {
                throw failure()
            }
        }
    }

    /// The bytes that a file of this database has.
    func serialized() throws -> Data {
        var size: sqlite3_int64 = 0
        guard let bytes = sqlite3_serialize(connection, "main", &size, 0) else { throw failure() }
        defer { sqlite3_free(bytes) }
        return Data(bytes: bytes, count: Int(size))
    }

    private func failure() -> Failure {
        Failure(description: "SQLite: \(String(cString: sqlite3_errmsg(connection)))")
    }
}
