/// The three note types. Learners' collections hold them by `id`: a published one never changes its id or its
/// fields (Anki would ask for a full synchronization or import a second one); publish a new one instead. Where
/// templates or style change, raise `modified`, and Anki takes them over.
enum NoteType: CaseIterable {
    case basic, cloze, predict

    var id: Int64 {
        switch self {
        case .basic: 1_767_225_600_101
        case .cloze: 1_767_225_600_102
        case .predict: 1_767_225_600_103
        }
    }

    var name: String {
        switch self {
        case .basic: "Course Card"
        case .cloze: "Course Cloze"
        case .predict: "Course Prediction"
        }
    }

    var fields: [String] {
        switch self {
        case .basic: ["Front", "Back", "Topic", "Lesson"]
        case .cloze: ["Text", "Back", "Topic", "Lesson"]
        case .predict: ["Front", "Answer", "Hint", "Back", "Topic", "Lesson"]
        }
    }

    /// Seconds since 1970: 2026-11-30.
    static let modified = 1_795_996_800

    var templateName: String {
        switch self {
        case .basic: "Card"
        case .cloze: "Cloze"
        case .predict: "Prediction"
        }
    }

    var question: String {
        let eyebrow = #"<header>{{Lesson}}{{#Topic}} · {{Topic}}{{/Topic}}</header>"#
        switch self {
        case .basic: return "\(eyebrow)\n<main>{{Front}}</main>"
        case .cloze: return "\(eyebrow)\n<main>{{cloze:Text}}</main>"
        case .predict:
            return """
                \(eyebrow)
                <main>{{Front}}</main>
                <div class="hint">{{Hint}}</div>
                {{type:Answer}}
                """
        }
    }

    var answer: String {
        let eyebrow = #"<header>{{Lesson}}{{#Topic}} · {{Topic}}{{/Topic}}</header>"#
        switch self {
        case .basic: return "{{FrontSide}}\n<hr id=\"answer\">\n<main>{{Back}}</main>"
        case .cloze:
            return """
                \(eyebrow)
                <main>{{cloze:Text}}</main>
                {{#Back}}<hr id="answer">
                <main>{{Back}}</main>{{/Back}}
                """
        case .predict: return "{{FrontSide}}\n<hr id=\"answer\">\n<main>{{Back}}</main>"
        }
    }
}
