import Course
import DeckFile
import LessonHTML

/// Running text of the course as a deck's: nested inlines become a flat list of styled runs.
struct RunConversion {
    private let index: CourseIndex
    private var runs: [CardRun] = []
    private var styles: Set<CardRun.Style> = []
    private var link: String?

    private init(_ index: CourseIndex) { self.index = index }

    static func runs(_ inlines: [Inline], in index: CourseIndex) -> [CardRun] {
        var conversion = RunConversion(index)
        conversion.add(inlines)
        return conversion.runs
    }

    private mutating func add(_ inlines: [Inline]) {
        for inline in inlines { add(inline) }
    }

    private mutating func add(_ inline: Inline) {
        switch inline {
        case .text(let text): add(text)
        case .softBreak: add(" ")
        case .lineBreak: add("\n")
        case .code(let code): styled(.code) { $0.add(code) }
        case .html(let html): if html.lowercased().hasPrefix("<br") { add("\n") }
        case .emphasis(let content): styled(.emphasis) { $0.add(content) }
        case .strong(let content): styled(.strong) { $0.add(content) }
        case .cloze(let content): styled(.gap) { $0.add(content) }
        case .claim(_, let content): styled(.checked) { $0.add(content) }
        case .link(let target, _, let content): add(content, leadingTo: target)
        case .fact(let source, _, let content): linked(to: source.isEmpty ? nil : source) { $0.add(content) }
        // Inside a sentence there is no room for a picture.
        case .image(_, _, let alternative): add(alternative)
        case .figure(let figure): add(figure.caption)
        }
    }

    /// What leads to a page of the course has no address in a deck, and is named instead.
    private mutating func add(_ content: [Inline], leadingTo target: LinkTarget) {
        if case .address(let address) = target { return linked(to: address) { $0.add(content) } }
        add(content)
        if let name = LinkName(target, in: index), !name.isSaid(in: InlineText.plain(content)) {
            add(" (\(name.text))")
        }
    }

    private mutating func add(_ text: String) {
        guard !text.isEmpty else { return }
        if let last = runs.last, last.styles == styles, last.link == link {
            runs[runs.count - 1].text += text
        } else {
            runs.append(CardRun(text, styles, link: link))
        }
    }

    private mutating func styled(_ style: CardRun.Style, content: (inout RunConversion) -> Void) {
        let outer = styles
        styles.insert(style)
        content(&self)
        styles = outer
    }

    private mutating func linked(to destination: String?, content: (inout RunConversion) -> Void) {
        let outer = link
        link = destination
        content(&self)
        link = outer
    }
}
