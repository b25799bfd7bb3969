/// A card to begin from. Its numbers hold by arithmetic: 300 − 50 − 50 = 200.
struct CardTemplate {
    /// The heading's text, in Markdown.
    var question: String
    var id: String
    var kind: Card.Kind
    var topic: String?

    var text: String {
        let topic = topic.map { $0.contains(" ") ? " topic=\"\($0)\"" : " topic=\($0)" } ?? ""
        return """
            ## \(question)
            <!-- card id=\(id) kind=\(kind)\(topic) -->

            \(content)

            """
    }

    private var content: String {
        switch kind {
        case .write:
            """
            Say in a sentence how, and show it:

            \(snippet)
            """
        case .trick: "Say what is true, and what makes the other answer look right."
        case .explain: "Say why, in a sentence or two."
        case .cloze: "A spacer takes the ==room that is left==."
        case .predict:
            // Whoever is asked has to know what is offered.
            """
            The row is offered [300](check:\(id)) points. How many does the spacer take?

            \(snippet)

            ---

            The boxes take [50](check:\(id)) each, the spacer what is left: [200](check: "width(Spacer)") points.
            """
        }
    }

    private var snippet: String {
        """
        ```swift layout id=\(id) width=300 height=80
        HStack {
            Color.red.frame(width: 50, height: 50)
            Spacer()
            Color.blue.frame(width: 50, height: 50)
        }
        ```
        """
    }

    /// The front matter of a new file of cards.
    static func frontMatter(lesson: String, deck: String) -> String {
        "---\nlesson: \(YAMLText.scalar(lesson))\ndeck: \(YAMLText.scalar(deck))\n---\n\n"
    }
}
