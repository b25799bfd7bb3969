/// An element's name. Names are written in this product's code, never taken from a lesson: the initialiser
/// takes a literal only.
public struct Tag: Equatable, Hashable, Sendable {
    public let name: String
    let kind: Kind

    enum Kind: Sendable {
        /// Runs within a line of text.
        case inline
        /// Stands on its own: a line break in the source before and after it shows nothing.
        case block
        /// Has neither content nor an end tag.
        case void
        /// Of SVG: closed by a slash when it is empty.
        case foreign
    }

    init(_ name: StaticString, _ kind: Kind) {
        self.name = name.description
        self.kind = kind
    }

    /// A tag of SVG.
    public static func svg(_ name: StaticString) -> Tag { Tag(name, .foreign) }

    /// `h1` to `h6`; a level outside of that takes the nearest.
    public static func heading(_ level: Int) -> Tag {
        switch level {
        case ...1: h1
        case 2: h2
        case 3: h3
        case 4: h4
        case 5: h5
        default: h6
        }
    }

    /// An element of this tag: `Tag.p(.class("lede")) { "Text" }`. An attribute that is nil is left out.
    public func callAsFunction(_ attributes: Attribute?..., @NodeBuilder content: () -> Node = { .empty }) -> Node {
        callAsFunction(attributes, content: content)
    }

    /// The same with a list of attributes.
    public func callAsFunction(_ attributes: [Attribute?], @NodeBuilder content: () -> Node = { .empty }) -> Node {
        let children: [Node] =
            switch content() {
            case .group(let nodes): nodes
            case let node: [node]
            }
        return .element(Element(self, attributes: attributes.compactMap { $0 }, children: children))
    }
}

extension Tag {
    public static let html = Tag("html", .block)
    public static let head = Tag("head", .block)
    public static let body = Tag("body", .block)
    public static let title = Tag("title", .block)
    public static let script = Tag("script", .block)
    public static let header = Tag("header", .block)
    public static let footer = Tag("footer", .block)
    public static let main = Tag("main", .block)
    public static let nav = Tag("nav", .block)
    public static let section = Tag("section", .block)
    public static let article = Tag("article", .block)
    public static let div = Tag("div", .block)
    public static let h1 = Tag("h1", .block)
    public static let h2 = Tag("h2", .block)
    public static let h3 = Tag("h3", .block)
    public static let h4 = Tag("h4", .block)
    public static let h5 = Tag("h5", .block)
    public static let h6 = Tag("h6", .block)
    public static let p = Tag("p", .block)
    public static let ul = Tag("ul", .block)
    public static let ol = Tag("ol", .block)
    public static let li = Tag("li", .block)
    public static let dl = Tag("dl", .block)
    public static let dt = Tag("dt", .block)
    public static let dd = Tag("dd", .block)
    public static let blockquote = Tag("blockquote", .block)
    public static let pre = Tag("pre", .block)
    public static let figure = Tag("figure", .block)
    public static let figcaption = Tag("figcaption", .block)
    public static let details = Tag("details", .block)
    public static let summary = Tag("summary", .block)
    public static let table = Tag("table", .block)
    public static let thead = Tag("thead", .block)
    public static let tbody = Tag("tbody", .block)
    public static let tfoot = Tag("tfoot", .block)
    public static let tr = Tag("tr", .block)
    public static let th = Tag("th", .block)
    public static let td = Tag("td", .block)

    public static let a = Tag("a", .inline)
    public static let span = Tag("span", .inline)
    public static let em = Tag("em", .inline)
    public static let strong = Tag("strong", .inline)
    public static let code = Tag("code", .inline)
    public static let samp = Tag("samp", .inline)
    public static let mark = Tag("mark", .inline)
    public static let ins = Tag("ins", .inline)
    public static let del = Tag("del", .inline)
    public static let data = Tag("data", .inline)
    public static let button = Tag("button", .inline)
    public static let b = Tag("b", .inline)

    public static let meta = Tag("meta", .void)
    public static let link = Tag("link", .void)
    public static let br = Tag("br", .void)
    public static let hr = Tag("hr", .void)
    public static let img = Tag("img", .void)
    public static let wbr = Tag("wbr", .void)
}
