import Foundation

/// The database in an Anki package: schema 11, which every Anki and AnkiDroid of the last ten years imports.
///
/// Everything in it follows from the notes. Times that Anki would take from a clock are constants.
struct AnkiCollection {
    /// 2026-01-01T00:00:00Z, in seconds since 1970.
    static let epoch = 1_767_225_600

    var notes: [Note]

    func data() throws -> Data {
        let database = try SQLiteDatabase()
        try database.execute(Self.schema)
        try database.execute("BEGIN")
        try database.insert("INSERT INTO col VALUES (1,?,?,?,11,0,0,0,?,?,?,?,'{}')", rows: [try collectionRow()])
        let ids = noteIDs()
        try database.insert(
            "INSERT INTO notes VALUES (?,?,?,?,-1,?,?,?,?,0,'')", rows: zip(ids, notes).map(noteRow))
        try database.insert(
            "INSERT INTO cards VALUES (?,?,?,0,?,-1,0,0,?,0,0,0,0,0,0,0,0,'')",
            rows: zip(ids, notes).enumerated().map { cardRow(id: $1.0, note: $1.1, place: $0 + 1) })
        try database.execute("COMMIT")
        return try database.serialized()
    }

    private func noteRow(id: Int64, note: Note) -> [SQLiteDatabase.Value] {
        let sortField = PlainField.text(note.fields[0])
        let checksum = Digest.sha1(sortField.utf8).prefix(4).bigEndianNumber
        return [
            .integer(id), .text(note.guid), .integer(note.type.id), .integer(Int64(note.modified)),
            .text(note.tags.isEmpty ? "" : " \(note.tags.joined(separator: " ")) "),
            .text(note.fields.joined(separator: "\u{1F}")), .text(sortField), .integer(Int64(checksum)),
        ]
    }

    private func cardRow(id: Int64, note: Note, place: Int) -> [SQLiteDatabase.Value] {
        [
            .integer(id), .integer(id), .integer(AnkiDeck.id(of: note.deck)), .integer(Int64(note.modified)),
            .integer(Int64(place)),
        ]
    }

    private func collectionRow() throws -> [SQLiteDatabase.Value] {
        let modified = notes.map(\.modified).max() ?? Self.epoch
        return [
            .integer(Int64(Self.epoch)), .integer(Int64(modified) * 1000), .integer(Int64(Self.epoch) * 1000),
            .text(try json(AnkiConfiguration(nextPos: notes.count + 1))),
            .text(try json(Dictionary(uniqueKeysWithValues: noteTypes.map { (String($0.id), AnkiNoteType($0)) }))),
            .text(try json(Dictionary(uniqueKeysWithValues: decks.map { (String($0.id), $0) }))),
            .text(try json(["1": AnkiDeckOptions()])),
        ]
    }

    /// Only those in use: a learner's list of note types should not grow by what no card needs.
    private var noteTypes: [NoteType] {
        NoteType.allCases.filter { type in notes.contains { $0.type == type } }
    }

    /// The default deck, which every collection has, and the notes' decks with all decks above them.
    private var decks: [AnkiDeck] {
        var names: Set<String> = []
        for note in notes {
            let parts = note.deck.components(separatedBy: "::")
            for count in 1...parts.count { names.insert(parts.prefix(count).joined(separator: "::")) }
        }
        return [AnkiDeck(id: 1, name: "Default")] + names.sorted().map { AnkiDeck(id: AnkiDeck.id(of: $0), name: $0) }
    }

    /// Milliseconds since 1970 in Anki's eyes; here a time of 2026 that follows from the guid. In the rare case
    /// that two are equal, the later note moves on by one.
    private func noteIDs() -> [Int64] {
        var taken: Set<Int64> = []
        return notes.map { note in
            let hash = Digest.sha256(note.guid.utf8).prefix(8).bigEndianNumber
            // 2^34 milliseconds are 199 days.
            var id = Int64(Self.epoch) * 1000 + Int64(hash & (1 << 34 - 1))
            while !taken.insert(id).inserted { id += 1 }
            return id
        }
    }

    private func json(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    private static let schema = """
        CREATE TABLE col (
          id integer PRIMARY KEY, crt integer NOT NULL, mod integer NOT NULL, scm integer NOT NULL,
          ver integer NOT NULL, dty integer NOT NULL, usn integer NOT NULL, ls integer NOT NULL,
          conf text NOT NULL, models text NOT NULL, decks text NOT NULL, dconf text NOT NULL, tags text NOT NULL);
        CREATE TABLE notes (
          id integer PRIMARY KEY, guid text NOT NULL, mid integer NOT NULL, mod integer NOT NULL,
          usn integer NOT NULL, tags text NOT NULL, flds text NOT NULL, sfld integer NOT NULL,
          csum integer NOT NULL, flags integer NOT NULL, data text NOT NULL);
        CREATE TABLE cards (
          id integer PRIMARY KEY, nid integer NOT NULL, did integer NOT NULL, ord integer NOT NULL,
          mod integer NOT NULL, usn integer NOT NULL, type integer NOT NULL, queue integer NOT NULL,
          due integer NOT NULL, ivl integer NOT NULL, factor integer NOT NULL, reps integer NOT NULL,
          lapses integer NOT NULL, left integer NOT NULL, odue integer NOT NULL, odid integer NOT NULL,
          flags integer NOT NULL, data text NOT NULL);
        CREATE TABLE revlog (
          id integer PRIMARY KEY, cid integer NOT NULL, usn integer NOT NULL, ease integer NOT NULL,
          ivl integer NOT NULL, lastIvl integer NOT NULL, factor integer NOT NULL, time integer NOT NULL,
          type integer NOT NULL);
        CREATE TABLE graves (usn integer NOT NULL, oid integer NOT NULL, type integer NOT NULL);
        CREATE INDEX ix_notes_usn ON notes (usn);
        CREATE INDEX ix_cards_usn ON cards (usn);
        CREATE INDEX ix_revlog_usn ON revlog (usn);
        CREATE INDEX ix_cards_nid ON cards (nid);
        CREATE INDEX ix_cards_sched ON cards (did, queue, due);
        CREATE INDEX ix_revlog_cid ON revlog (cid);
        CREATE INDEX ix_notes_csum ON notes (csum);
        """
}
