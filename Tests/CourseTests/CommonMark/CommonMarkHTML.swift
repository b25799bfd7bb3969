@testable import Course

/// What was read, in the form of HTML that libcmark writes: a second way to the same text, that leaves out what this
/// format adds (the ids of headings) and shows nothing of what it does differently on a page.
struct CommonMarkHTML {
    private(set) var text = ""

    init(_ blocks: [Block]) {
        for block in blocks { add(block) }
    }

    private mutating func add(_ block: Block) {
        switch block {
        case .paragraph(let content): text += "<p>\(inlines(content))</p>\n"
        case .heading(let heading):
            text += "<h\(heading.level)>\(inlines(heading.content))</h\(heading.level)>\n"
        case .quote(let content):
            text += "<blockquote>\n"
            for block in content { add(block) }
            text += "</blockquote>\n"
        case .list(let list): add(list)
        case .code(let info, let literal):
            let language = info.split(whereSeparator: { $0.isWhitespace }).first.map(String.init)
            let attribute = language.map { " class=\"language-\(escaped($0))\"" } ?? ""
            text += "<pre><code\(attribute)>\(escaped(literal))</code></pre>\n"
        case .html(let source): text += source.hasSuffix("\n") || source.isEmpty ? source : source + "\n"
        case .thematicBreak: text += "<hr />\n"
        case .snippet, .console, .actions, .table, .figure, .answer: text += "[of this format]\n"
        }
    }

    private mutating func add(_ list: ListBlock) {
        let tag = list.start == nil ? "ul" : "ol"
        let start = list.start.map { $0 == 1 ? "" : " start=\"\($0)\"" } ?? ""
        text += "<\(tag)\(start)>\n"
        for item in list.items {
            text += "<li>"
            for block in item {
                if list.isTight, case .paragraph(let content) = block {
                    text += inlines(content)
                } else {
                    // Each block begins on its own line.
                    if text.last != "\n" { text += "\n" }
                    add(block)
                }
            }
            text += "</li>\n"
        }
        text += "</\(tag)>\n"
    }

    private func inlines(_ content: [Inline]) -> String { content.map(inline).joined() }

    private func inline(_ inline: Inline) -> String {
        switch inline {
        case .text(let text): escaped(text)
        case .softBreak: "\n"
        case .lineBreak: "<br />\n"
        case .code(let code): "<code>\(escaped(code))</code>"
        case .html(let source): source
        case .emphasis(let content): "<em>\(inlines(content))</em>"
        case .strong(let content): "<strong>\(inlines(content))</strong>"
        case .link(let target, let title, let content):
            "<a href=\"\(address(target))\"\(attribute(title))>\(inlines(content))</a>"
        case .image(let source, let title, let alternative):
            "<img src=\"\(address(source))\" alt=\"\(alternative.map(plain).joined())\"\(attribute(title)) />"
        case .figure, .claim, .fact, .cloze: "[of this format]"
        }
    }

    private func attribute(_ title: String) -> String { title.isEmpty ? "" : " title=\"\(escaped(title))\"" }

    /// An image's alternative is text without mark-up.
    private func plain(_ inline: Inline) -> String {
        switch inline {
        case .text(let text): escaped(text)
        case .code(let text): escaped(text)
        case .html(let source): escaped(source)
        case .softBreak, .lineBreak: " "
        case .emphasis(let content), .strong(let content), .link(_, _, let content),
            .image(_, _, let content):
            content.map(plain).joined()
        case .figure, .claim, .fact, .cloze: "[of this format]"
        }
    }

    private func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;")
    }

    /// As libcmark's `houdini_escape_href` does: bytes that an address may hold stay, `&` and `'` are escaped for
    /// HTML, all others are percent-encoded.
    private func address(_ target: LinkTarget) -> String {
        switch target {
        case .address(let destination), .file(let destination): address(destination)
        case .heading(let anchor): address("#" + anchor)
        case .lesson, .cards: "[of this format]"
        }
    }

    private func address(_ destination: String) -> String {
        var result = ""
        for byte in destination.utf8 {
            switch byte {
            case UInt8(ascii: "&"): result += "&amp;"
            case UInt8(ascii: "'"): result += "&#x27;"
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                result.unicodeScalars.append(UnicodeScalar(byte))
            case let byte where "-_.+!*(),%#@?=;:/,+$~".utf8.contains(byte):
                result.unicodeScalars.append(UnicodeScalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                result += "%" + (digits.count == 1 ? "0" : "") + digits
            }
        }
        return result
    }
}
