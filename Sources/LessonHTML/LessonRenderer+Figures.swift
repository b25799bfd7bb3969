import Course
import Figures
import HTML
import Snapshot

/// A figure of a card, which stands in a file beside the deck.
public struct FigureFile: Equatable, Sendable {
    /// ASCII letters, digits, `-` and `_`, then `.svg`; differs where the content differs.
    public var name: String
    public var svg: String
}

extension LessonRenderer {
    /// A figure that an author asked for, with its caption.
    mutating func figure(_ figure: Figure) -> Node {
        guard context.showsFigures else { return .empty }
        if context.isPage, !figure.explored.isEmpty { return exploreFigure(figure) }
        let caption = inlines(figure.caption)
        guard
            let art = art(
                figure.snippet, state: figure.state, borders: figure.showsBorders || figure.kind == .trace,
                title: InlineText.plain(figure.caption))
        else { return missing(caption) }
        let steps =
            figure.kind == .trace && context.isPage
            ? index.snapshot(of: figure.snippet, state: figure.state).map { TraceSteps($0).node } : nil
        return Tag.figure(
            .classes("layout", art.isScreen ? "is-screen" : nil, steps == nil ? nil : "trace")
        ) {
            Tag.div(.class("stage")) { art.node }
            if !caption.isEmpty { Tag.figcaption { caption } }
            if let steps { steps }
            // No figure of the snippet itself tells what this one is offered.
            if figure.width != nil, context.isPage,
                let snapshot = index.snapshot(of: figure.snippet, state: figure.state)
            {
                Tag.p(.class("conditions")) { conditions(snapshot) }
            }
        }
    }

    /// A figure whose width the reader chooses: one for each width, of which the script shows one. Without it all are
    /// there but the widest alone is seen.
    private mutating func exploreFigure(_ figure: Figure) -> Node {
        let caption = inlines(figure.caption)
        let title = InlineText.plain(figure.caption)
        var frames: [Node] = []
        for explored in figure.explored {
            guard
                let art = art(
                    explored.snippet, state: figure.state, borders: figure.showsBorders,
                    title: "\(title.isEmpty ? "" : "\(title), ")\(ShortNumber.text(explored.width)) points wide")
            else { continue }
            let isLast = explored == figure.explored.last
            frames.append(
                Tag.div(
                    .class("frame"), Attribute("data-width", ShortNumber.text(explored.width)),
                    .flag("hidden", !isLast)
                ) { art.node })
        }
        guard !frames.isEmpty else { return missing(caption) }
        return Tag.figure(.class("layout explore")) {
            Tag.div(.class("stage")) { frames }
            Tag.figcaption {
                caption
                Tag.span(.class("explore-range")) {
                    (caption.isEmpty ? "" : " ")
                        + "Laid out at \(frames.count) widths from \(ShortNumber.text(figure.explored[0].width)) to "
                        + "\(ShortNumber.text(figure.explored[figure.explored.count - 1].width)) points."
                }
            }
        }
    }

    /// A figure within a line of text.
    mutating func inlineFigure(_ figure: Figure) -> Node {
        guard context.showsFigures else { return .empty }
        guard
            let art = art(
                figure.snippet, state: figure.state, borders: figure.showsBorders,
                title: InlineText.plain(figure.caption))
        else { return inlines(figure.caption) }
        return Tag.span(.class("inline-figure")) { art.node }
    }

    /// The figure that follows a layout snippet by itself: the state before any action.
    mutating func figure(below snippet: Snippet) -> (node: Node, isNarrow: Bool)? {
        figure(of: snippet.key, state: 0, as: snippet)
    }

    /// The figure that follows actions: the state that they lead to.
    mutating func figure(after block: ActionBlock) -> (node: Node, isNarrow: Bool)? {
        // A snippet of another file or card is drawn as it is there, though it is hidden here.
        let base = block.snippet.prefix { $0 != "?" }
        guard let snippet = index.snippet(String(base)) else { return nil }
        return figure(of: block.snippet, state: block.step, as: snippet)
    }

    private mutating func figure(
        of key: String, state: Int, as snippet: Snippet
    ) -> (node: Node, isNarrow: Bool)? {
        guard context.showsFigures, snippet.mode == .layout, snippet.figure != .none, !snippet.isHidden,
            let snapshot = index.snapshot(of: key, state: state),
            let art = art(key, state: state, borders: snippet.figure == .borders, title: nil)
        else { return nil }
        let node = Tag.figure(.class(art.isScreen ? "layout is-screen" : "layout")) {
            Tag.div(.class("stage")) { art.node }
            if context.isPage { Tag.figcaption(.class("conditions")) { conditions(snapshot) } }
        }
        return (node, art.width <= 480)
    }

    /// The figures that blocks would show, and nothing else of them.
    public mutating func figures(of blocks: [Block]) -> Node {
        var nodes: [Node] = []
        for block in blocks {
            switch block {
            case .figure(let figure): nodes.append(self.figure(figure))
            case .snippet(let position) where document.snippets.indices.contains(position):
                if let figure = figure(below: document.snippets[position]) { nodes.append(figure.node) }
            case .actions(let position) where document.actions.indices.contains(position):
                if let figure = figure(after: document.actions[position]) { nodes.append(figure.node) }
            case .quote(let content), .answer(let content): nodes.append(figures(of: content))
            case .list(let list): for item in list.items { nodes.append(figures(of: item)) }
            default: break
            }
        }
        return .group(nodes)
    }

    private struct Art {
        var node: Node
        var width: Double
        var isScreen: Bool
    }

    private mutating func art(_ key: String, state: Int?, borders: Bool, title: String?) -> Art? {
        guard let snapshot = index.snapshot(of: key, state: state) else { return nil }
        let title = title?.isEmpty == true ? nil : title
        if let id = freshID("figure") {
            let style = FigureStyle(.page(idPrefix: id), showsBorders: borders, title: title)
            let figure = FigureRenderer().figure(snapshot, style: style)
            return Art(node: figure.node, width: figure.size.width, isScreen: figure.isScreen)
        }
        let figure = FigureRenderer().figure(snapshot, style: FigureStyle(.file, showsBorders: borders, title: title))
        let file = FigureFile(key: key, svg: figure.node.html + "\n")
        add(file)
        let image = Tag.img(
            .class("layout-figure"), .src(.path([file.name])), Attribute("alt", title ?? "The layout drawn"))
        return Art(node: image, width: figure.size.width, isScreen: figure.isScreen)
    }

    private func missing(_ caption: Node) -> Node {
        Tag.figure(.class("layout is-missing")) {
            Tag.p { "This figure’s snippet was not laid out." }
            if !caption.isEmpty { Tag.figcaption { caption } }
        }
    }

    /// `iPhone 17 · 402 × 778 points offered`, and what else is not as usual.
    private func conditions(_ snapshot: LayoutSnapshot) -> Node {
        let conditions = snapshot.conditions
        var parts = [conditions.device.name]
        let size = "\(ShortNumber.text(snapshot.offered.width)) × \(ShortNumber.text(snapshot.offered.height))"
        parts.append("\(size) pt offered")
        if conditions.textSize != .large { parts.append("text size \(conditions.textSize.rawValue)") }
        if conditions.scheme == .dark { parts.append("dark") }
        if conditions.direction == .rtl { parts.append("right to left") }
        return .text(parts.joined(separator: " · "))
    }
}

extension FigureFile {
    init(key: String, svg: String) {
        let stem = key.unicodeScalars.map { scalar -> Character in
            scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "_")
                ? Character(scalar) : "-"
        }
        self.init(name: String(stem.prefix(60)) + "-" + Self.hash(svg) + ".svg", svg: svg)
    }

    /// FNV-1a, 64 bits: the same on every machine.
    private static func hash(_ text: String) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
