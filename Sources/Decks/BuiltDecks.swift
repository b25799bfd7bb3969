import Course
import DeckFile
import Foundation
import LessonHTML

/// A course's decks, ready to be written.
struct BuiltDecks {
    struct File {
        /// Relative to the folder of the decks.
        var path: String
        var data: Data
    }

    private let courseID: String
    /// In the order of the course.
    private(set) var notes: [Note] = []
    /// One for each card file.
    private var decks: [(source: CardFile, deck: Deck, notes: [Note])] = []
    /// In the order in which the cards first show them.
    private var media: [FigureFile] = []

    init(course: CheckedCourse, lock: inout DeckLock, changeTime: Int) throws {
        let settings = course.content.settings
        guard let id = settings.id, !id.isEmpty else {
            throw DeckError([.missingCourseID(path: "course.yml")])
        }
        courseID = id
        try Self.checkUnique(course.content.cardFiles)
        let titles = Dictionary(
            course.content.lessons.map { ($0.slug, $0.frontMatter.title) }, uniquingKeysWith: { first, _ in first })
        let index = CourseIndex(course)

        for file in course.content.cardFiles {
            var deck = Deck(
                course: Deck.Course(id: id, title: settings.title), name: SafeText.line(file.deck), lesson: file.lesson,
                language: settings.language, cards: [])
            var fileNotes: [Note] = []
            for card in file.cards {
                let content = try CardContent(card, file: file, index: index)
                let fields = CardFields(card, file: file, index: index)
                var note = Note(
                    card, fields: fields, content: content, guid: CardIdentity.guid(course: id, card: card.id),
                    file: file, lesson: titles[file.lesson] ?? file.lesson)
                note.modified = lock.time(of: note, changeTime: changeTime)
                fileNotes.append(note)
                deck.cards.append(DeckCard(card, content: content, note: note))
                for picture in fields.media where !media.contains(picture) { media.append(picture) }
            }
            notes += fileNotes
            decks.append((file, deck, fileNotes))
        }
    }

    /// The Anki package of the whole course; then for each card file the deck that `quiz` plays, a table, and
    /// a text file for each note type it has; then the pictures. Each path once.
    ///
    /// - Throws: `DeckError` where the files of two card files would have one name: those of `row` with cloze cards,
    ///   and those of `row-cloze`.
    func files() throws -> [File] {
        var files = [
            File(path: "\(fileName).apkg", data: try AnkiPackage.data(notes: notes, media: media))
        ]
        var sources: [String: CardFile] = [:]
        for (source, deck, notes) in decks {
            let made = try Self.files(of: deck, slug: source.slug, notes: notes)
            for file in made {
                if let other = sources.updateValue(source, forKey: file.path) {
                    throw DeckError([.fileTwice(file.path, of: source, and: other)])
                }
            }
            files += made
        }
        files += media.map { File(path: "media/\($0.name)", data: Data($0.svg.utf8)) }
        return files
    }

    private static func files(of deck: Deck, slug: String, notes: [Note]) throws -> [File] {
        var files = [
            File(path: "\(slug).json", data: try DeckWriter.data(deck)),
            File(path: "\(slug).csv", data: Data(CommaSeparated.text(deck).utf8)),
        ]
        for type in NoteType.allCases {
            let ofType = notes.filter { $0.type == type }
            guard !ofType.isEmpty else { continue }
            files.append(
                File(
                    path: "\(slug)\(type.fileSuffix).tsv",
                    data: Data(TabSeparated.text(ofType, type: type, deck: deck.name).utf8)))
        }
        return files
    }

    /// The course's id with a hyphen for all that a file system or a shell may mind.
    private var fileName: String {
        String(
            courseID.map { character in
                let isPlain = character.isASCII && (character.isLetter || character.isNumber)
                return isPlain || character == "_" ? character : "-"
            })
    }

    private static func checkUnique(_ files: [CardFile]) throws {
        var first: [String: (card: Card, file: CardFile)] = [:]
        for file in files {
            for card in file.cards {
                if let other = first[card.id] {
                    throw DeckError([.duplicateCard(card, file: file, first: other)])
                }
                first[card.id] = (card, file)
            }
        }
    }
}

extension NoteType {
    fileprivate var fileSuffix: String {
        switch self {
        case .basic: ""
        case .cloze: "-cloze"
        case .predict: "-predict"
        }
    }
}

extension DeckLock {
    /// When a note's content last changed, which is `changeTime` if it is not what the lock remembers; the
    /// lock then remembers it. A later content never has an earlier time.
    fileprivate mutating func time(of note: Note, changeTime: Int) -> Int {
        let hash = note.contentHash
        guard let known = entries[note.id] else {
            entries[note.id] = Entry(hash: hash, modified: AnkiCollection.epoch)
            return AnkiCollection.epoch
        }
        if known.hash == hash { return known.modified }
        let modified = max(changeTime, known.modified + 1)
        entries[note.id] = Entry(hash: hash, modified: modified)
        return modified
    }
}
