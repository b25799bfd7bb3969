/// The files of a new course: a lesson and its cards, which check clean, and what an author wants to know first.
public struct NewCourse: Sendable {
    public let title: String
    public let id: String

    /// - Parameters:
    ///   - folder: The folder's name.
    ///   - title: The course's; nil for one made of the folder's name.
    public init(folder: String, title: String?) throws(AuthoringError) {
        let words = folder.split { $0 == "-" || $0 == "_" || $0 == " " }.joined(separator: " ")
        let made = words.prefix(1).uppercased() + words.dropFirst()
        self.title = try TitleText.line(title ?? (made.isEmpty ? folder : made), called: "title")
        let id = Slug.identifier(folder)
        self.id = id.isEmpty ? "course" : id
    }

    /// All of it. The author's own README.md and .gitignore may be there already, and are no part of the course.
    public var files: [NewFile] {
        let lesson = LessonTemplate(title: "What a spacer takes", part: nil)
        let cards = [
            CardTemplate(
                question: "How do you put two boxes at the two ends of a row?", id: "two-ends", kind: .write,
                topic: "Spacer"),
            CardTemplate(
                question: "How wide is the spacer in this row?", id: "spacer-width",
                kind: .predict, topic: "Spacer"),
        ]
        return [
            NewFile(path: "course.yml", text: settings),
            NewFile(path: "Lessons/01-spacers.md", text: lesson.text),
            NewFile(
                path: "Cards/01-spacers.md",
                text: CardTemplate.frontMatter(lesson: "spacers", deck: "\(title)::\(lesson.title)")
                    + cards.map(\.text).joined(separator: "\n")),
        ]
    }

    /// What stands beside a course, where it is not there yet.
    public var companions: [NewFile] {
        [
            NewFile(path: ".gitignore", text: ".coursebuild/\ndecks/\nsite/public/\n"),
            NewFile(path: "README.md", text: readme),
        ]
    }

    private var settings: String {
        """
        # Part of every card's identity: learners lose their history when it changes.
        id: \(id)
        title: \(YAMLText.scalar(title))
        # What snippets are laid out on, where neither they nor their lesson say.
        device: iPhone 17
        language: en
        # strict: a number that no claim checks is an error. counted: it is only counted.
        verified: strict

        """
    }

    private var readme: String {
        """
        # \(title)

        Lessons whose numbers are checked: each layout snippet is compiled and laid out, and each number that is a link
        to `check:` is held against the result. It takes `coursebuild` and a Swift toolchain on `PATH`.

        ```
        coursebuild check                        # are all numbers true?
        coursebuild accept Lessons/01-spacers.md # take the engine's numbers in place of those that differ
        coursebuild build                        # the website in site/public/, the cards' decks in decks/
        ```

        | | |
        |---|---|
        | `Lessons/` | the lessons, in the order of their numbers; `coursebuild new lesson "Title"` begins one |
        | `Cards/` | cards for Anki and the terminal; `coursebuild new card spacers "Question?"` begins one |
        | `Cards/decks.lock` | what each card said when it last changed; `build` writes it. Keep it in git |
        | `course.yml` | the course's name, device and language |

        `coursebuild layout Lessons/01-spacers.md#row` prints the views of a snippet with the names that claims call them by,
        and `coursebuild help` the rest.

        """
    }
}
