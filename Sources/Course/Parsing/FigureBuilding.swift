import Foundation

extension DocumentBuilder {
    mutating func image(_ image: LocatedInline.Link, _ inline: LocatedInline, in text: LocatedText) -> [Inline] {
        let caption = inlines(inline.children, in: text)
        let range = text.range(of: inline)
        guard let prefix = LinkScheme.prefix(of: image.destination) else {
            let name = image.destination.prefix { $0 != "?" }
            if reportColon(after: String(name), among: [.layout, .trace, .explore], at: range) { return caption }
            let source = relativeImage(image.destination, at: range)
            return [.image(source: source, title: image.title, alternative: caption)]
        }
        switch LinkScheme(rawValue: String(prefix)) {
        case .http?, .https?:
            return [.image(source: .address(image.destination), title: image.title, alternative: caption)]
        case .check?, .fact?:
            diagnostics.add(
                "claim-as-image", at: range, "an image of '\(prefix):' states nothing",
                help: "a claim is a link: leave the exclamation mark out")
            return caption
        case .layout?, .trace?, .explore?:
            let rest = String(image.destination.dropFirst(prefix.count + 1))
            guard let kind = Figure.Kind(rawValue: String(prefix)),
                let figure = figure(kind, rest, caption: caption, at: range)
            else { return caption }
            return [.figure(figure)]
        case .mailto?, nil:
            reportScheme(prefix, LinkScheme.forImages, at: range)
            return caption
        }
    }

    /// Says that a destination is the name of a scheme without its colon, if it is.
    mutating func reportColon(after name: String, among schemes: [LinkScheme], at range: SourceRange) -> Bool {
        guard let scheme = schemes.first(where: { $0.rawValue == name }) else { return false }
        diagnostics.add(
            "scheme-colon", at: range, "'\(scheme)' without a colon means nothing here",
            help: "did you mean '\(scheme):'?")
        return true
    }

    /// `[lesson#]id[@state][?parameters]`.
    private mutating func figure(
        _ kind: Figure.Kind, _ destination: String, caption: [Inline], at range: SourceRange
    ) -> Figure? {
        let parts = destination.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        guard let reference = SnippetReference(String(parts[0])) else {
            diagnostics.add(
                "figure-destination", at: range, "'\(kind.rawValue):\(parts[0])' names no snippet",
                help: SnippetReference.form)
            return nil
        }
        guard let location = resolve(reference, at: range), let snippet = index.draft(at: location) else { return nil }
        guard snippet.attributes.mode == .layout else {
            diagnostics.add(
                "figure-target", at: range, "snippet '\(snippet.key)' is not laid out, so there is nothing to draw",
                help: "add layout to its info string (line \(snippet.fence.line))")
            return nil
        }
        let (key, state) = evidence(of: snippet, at: location, state: reference.state)
        var figure = Figure(kind: kind, snippet: key, state: state, caption: caption)
        if kind == .trace { figure.snippet = variant(of: snippet, in: figure, explains: true) }
        if parts.count > 1 {
            for parameter in parts[1].split(separator: "&", omittingEmptySubsequences: false) {
                guard apply(String(parameter), to: &figure, of: snippet, at: range) else { return nil }
            }
        }
        document.figures.append(FigureReference(snippet: figure.snippet, state: state, range: range))
        return figure
    }

    private mutating func apply(
        _ parameter: String, to figure: inout Figure, of snippet: SnippetDraft, at range: SourceRange
    ) -> Bool {
        let parts = parameter.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        switch (figure.kind, parts[0], parts.count > 1 ? parts[1] : nil) {
        case (_, "borders", nil):
            figure.showsBorders = true
            return true
        case (.layout, "width", let value?):
            if let width = Self.length(value) {
                figure.width = width
                figure.snippet = variant(of: snippet, in: figure, width: width)
                return true
            }
            reportParameter(parameter, "'\(value)' is no width", "write points as a plain number: width=250", range)
        case (.explore, "width", let value?):
            let bounds = value.components(separatedBy: "...").map(Self.length)
            if bounds.count == 2, let lower = bounds[0], let upper = bounds[1], lower < upper {
                figure.explored = Self.widths(from: lower, to: upper).map { width in
                    ExploredWidth(width: width, snippet: variant(of: snippet, in: figure, width: width))
                }
                return true
            }
            reportParameter(parameter, "'\(value)' is no range of widths", "write width=120...402", range)
        default:
            let known = figure.kind == .trace ? ["borders"] : ["borders", "width"]
            reportParameter(
                parameter, "a '\(figure.kind.rawValue):' figure has no parameter '\(parameter)'",
                Nearest.hint(to: parts[0], among: known, nothing: ""), range)
        }
        return false
    }

    /// Has the snippet laid out again as the figure shows it, and says under which key.
    private mutating func variant(
        of snippet: SnippetDraft, in figure: Figure, width: Double? = nil, explains: Bool = false
    ) -> String {
        // In the lesson or card of the snippet itself the actions are the snippet's own.
        let isActedOn = figure.snippet != snippet.key
        let variant = SnippetVariant(
            base: snippet.key, width: width, explains: explains, scope: isActedOn ? scope : nil)
        variants.append(variant)
        return variant.key
    }

    /// How many widths a reader can choose from: each is a figure of its own.
    private static let explored = 13

    /// The bounds, and whole numbers at even distances between them.
    private static func widths(from lower: Double, to upper: Double) -> [Double] {
        var widths = [lower]
        for step in 1..<explored - 1 {
            let width = (lower + (upper - lower) * Double(step) / Double(explored - 1)).rounded()
            if width > widths[widths.count - 1], width < upper { widths.append(width) }
        }
        return widths + [upper]
    }

    private mutating func reportParameter(
        _ parameter: String, _ message: String, _ help: String, _ range: SourceRange
    ) {
        diagnostics.add("figure-parameter", at: range, message, help: help)
    }

    /// The lengths in points that the snippet of a figure is offered: its own, or those that the figure says.
    func lengthsOffered(by destination: String) -> Set<Double> {
        guard let prefix = LinkScheme.prefix(of: destination), Figure.Kind(rawValue: String(prefix)) != nil else {
            return []
        }
        let parts = destination.dropFirst(prefix.count + 1).split(
            separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        guard let reference = SnippetReference(String(parts[0])),
            let location = reference.id.isEmpty
                ? lastRunnable : try? index.resolve(reference, from: draft.namespace, hints: false).get(),
            let attributes = index.draft(at: location)?.attributes,
            let name = attributes.device?.value ?? index[location.namespace]?.device
        else { return [] }
        let widths = (parts.count > 1 ? parts[1] : "").split(separator: "&").flatMap { parameter in
            parameter.hasPrefix("width=")
                ? String(parameter.dropFirst(6)).components(separatedBy: "...").compactMap(Self.length) : []
        }
        let device = devices.first { $0.name == name }?.safeSize
        let own = attributes.width ?? device?.width
        let height = attributes.height ?? device?.height
        return Set((widths.isEmpty ? [own, height] : widths + [height]).compactMap(\.self))
    }

    private static func length(_ text: String) -> Double? {
        guard !text.isEmpty, text.utf8.allSatisfy({ $0.isDigit || $0 == .period }) else { return nil }
        return Double(text)
    }
}
