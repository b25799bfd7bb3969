import Course
import HTML
import LessonHTML

/// A lesson's headings of its two highest levels, as links.
struct TableOfContents {
    struct Entry: Equatable {
        var title: String
        var anchor: String
        var children: [Entry]
    }

    let entries: [Entry]

    init(_ blocks: [Block], extra: [Entry] = []) {
        let headings = Self.headings(blocks)
        let top = headings.map(\.level).min() ?? 2
        var entries: [Entry] = []
        for heading in headings where heading.level <= top + 1 {
            let entry = Entry(title: InlineText.plain(heading.content), anchor: heading.anchor, children: [])
            if heading.level == top || entries.isEmpty {
                entries.append(entry)
            } else {
                entries[entries.count - 1].children.append(entry)
            }
        }
        self.entries = entries + extra
    }

    /// In the order of the document. What waits behind an answer's button is not given away, and a question (a
    /// heading right above an answer) is too long for a list.
    private static func headings(_ blocks: [Block]) -> [Heading] {
        zip(blocks, blocks.dropFirst().map(Optional.some) + [nil]).compactMap { block, next in
            guard case .heading(let heading) = block else { return nil }
            if case .answer = next { return nil }
            return heading
        }
    }

    var node: Node {
        guard entries.count > 1 else { return .empty }
        return Tag.nav(.class("toc"), .label("On this page")) {
            Tag.p(.class("toc-title"), .decorative) { "On this page" }
            Self.list(entries)
        }
    }

    private static func list(_ entries: [Entry]) -> Node {
        Tag.ol {
            entries.map { entry in
                Tag.li {
                    Tag.a(.href(.fragment(entry.anchor))) { entry.title }
                    if !entry.children.isEmpty { list(entry.children) }
                }
            }
        }
    }
}
