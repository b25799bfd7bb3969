/// Notes of one type and deck as a text file that Anki imports.
enum TabSeparated {
    /// The columns are the note type's fields, the tags, and the guid.
    static func text(_ notes: [Note], type: NoteType, deck: String) -> String {
        let columns = type.fields.count
        var text = """
            #separator:tab
            #html:true
            #notetype:\(type.name)
            #deck:\(deck)
            #columns:\((type.fields + ["Tags", "Guid"]).joined(separator: "\t"))
            #tags column:\(columns + 1)
            #guid column:\(columns + 2)

            """
        for note in notes {
            let values = note.fields + [note.tags.joined(separator: " "), note.guid]
            text += values.enumerated().map { field($1, isFirst: $0 == 0) }.joined(separator: "\t") + "\n"
        }
        return text
    }

    private static func field(_ value: String, isFirst: Bool) -> String {
        // A line that begins with # would be a comment.
        isFirst && value.unicodeScalars.first == "#"
            ? QuotedField.inQuotes(value) : QuotedField.text(value, separator: "\t")
    }
}
