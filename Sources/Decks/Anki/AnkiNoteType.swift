/// A note type as schema 11 keeps it, in JSON.
struct AnkiNoteType: Encodable {
    struct Field: Encodable {
        var name: String
        var ord: Int
        var sticky = false
        var rtl = false
        var font = "Arial"
        var size = 20
        var media: [String] = []
    }

    struct Template: Encodable {
        var name: String
        var ord = 0
        var qfmt: String
        var afmt: String
        var bqfmt = ""
        var bafmt = ""
    }

    /// A field that has to be filled for the card to exist.
    struct Requirement: Encodable {
        var template: Int
        var field: Int

        func encode(to encoder: any Encoder) throws {
            var list = encoder.unkeyedContainer()
            try list.encode(template)
            try list.encode("any")
            try list.encode([field])
        }
    }

    var id: Int64
    var name: String
    /// 0 is standard, 1 is cloze.
    var type: Int
    var mod = NoteType.modified
    var usn = -1
    /// The field that the browser sorts by.
    var sortf = 0
    var did: Int64 = 1
    var tmpls: [Template]
    var flds: [Field]
    var css = NoteStyle.css
    var latexPre = "\\documentclass[12pt]{article}\n\\begin{document}\n"
    var latexPost = "\\end{document}"
    var latexsvg = false
    var req: [Requirement]
    var tags: [String] = []
    var vers: [Int] = []

    init(_ noteType: NoteType) {
        id = noteType.id
        name = noteType.name
        type = noteType == .cloze ? 1 : 0
        tmpls = [
            Template(name: noteType.templateName, qfmt: noteType.question, afmt: noteType.answer)
        ]
        flds = noteType.fields.enumerated().map { Field(name: $1, ord: $0) }
        req = [Requirement(template: 0, field: 0)]
    }
}
