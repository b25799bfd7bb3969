import Course

extension Block {
    /// Whether a part of it is hidden on the front of a cloze card.
    var hasGap: Bool {
        switch self {
        case .paragraph(let content): content.hasGap
        case .heading(let heading): heading.content.hasGap
        case .quote(let blocks), .answer(let blocks): blocks.contains(where: \.hasGap)
        case .list(let list): list.items.contains { $0.contains(where: \.hasGap) }
        case .table(let table):
            table.header.contains(where: \.hasGap) || table.rows.contains { $0.contains(where: \.hasGap) }
        case .figure(let figure): figure.caption.hasGap
        case .code, .snippet, .console, .actions, .html, .thematicBreak: false
        }
    }
}

extension [Inline] {
    fileprivate var hasGap: Bool {
        contains { inline in
            switch inline {
            case .cloze: true
            case .emphasis(let content), .strong(let content), .link(_, _, let content), .claim(_, let content),
                .fact(_, _, let content), .image(_, _, let content):
                content.hasGap
            case .figure(let figure): figure.caption.hasGap
            case .text, .softBreak, .lineBreak, .code, .html: false
            }
        }
    }
}
