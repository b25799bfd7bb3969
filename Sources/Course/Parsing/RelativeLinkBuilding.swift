/// Links without a scheme: to lessons and their headings, to card files and their cards.
extension DocumentBuilder {
    mutating func relativeLink(
        _ link: LocatedInline.Link, _ inline: LocatedInline, in text: LocatedText
    ) -> [Inline] {
        let content = inlines(inline.children, in: text)
        let range = text.range(of: inline)
        guard !link.destination.isEmpty else {
            diagnostics.add("link-empty", at: range, "the link leads nowhere", help: "write a destination")
            return content
        }
        guard let target = target(link.destination, at: range) else { return content }
        return [.link(target: target, title: link.title, content: content)]
    }

    /// nil (with an error) if there is no such lesson or card file.
    private mutating func target(_ text: String, at range: SourceRange) -> LinkTarget? {
        let destination = RelativeDestination(text, in: isCardFile ? "Cards" : "Lessons")
        if destination.name.isEmpty { return ownTarget(destination.fragment ?? "", at: range) }
        if destination.isBare, let file = destination.text(in: isCardFile ? "Cards" : "Lessons") {
            // A card file's own folder comes second: lessons are named like that everywhere.
            if isCardFile, index.lesson(named: file) == nil, let slug = index.cardFile(named: file) {
                return cards(slug, destination.fragment, at: range)
            }
            return lesson(file, destination, at: range)
        }
        if let file = destination.text(in: "Lessons") { return lesson(file, destination, at: range) }
        if let file = destination.text(in: "Cards") {
            guard let slug = index.cardFile(named: file) else {
                diagnostics.add(
                    "card-file-unknown", at: range, "there is no card file '\(destination.name)'",
                    help: index.cardFileHint(to: file))
                return nil
            }
            return cards(slug, destination.fragment, at: range)
        }
        checkFile(destination, at: range)
        return .file(text)
    }

    /// A fragment alone: a heading of the lesson, or a card of the card file.
    private mutating func ownTarget(_ fragment: String, at range: SourceRange) -> LinkTarget {
        if isCardFile { return cards(draft.slug, fragment, at: range) }
        checkAnchor(fragment, in: draft.namespace, at: range)
        return .heading(fragment)
    }

    private mutating func lesson(
        _ file: String, _ destination: RelativeDestination, at range: SourceRange
    ) -> LinkTarget? {
        guard let slug = index.lesson(named: file) else {
            diagnostics.add(
                "lesson-unknown", at: range, "there is no lesson '\(destination.name)'",
                help: index.lessonHint(to: file))
            return nil
        }
        if let anchor = destination.fragment { checkAnchor(anchor, in: slug, at: range) }
        return .lesson(slug: slug, anchor: destination.fragment)
    }

    private mutating func checkAnchor(_ anchor: String, in namespace: String, at range: SourceRange) {
        guard let entry = index[namespace], !entry.anchors.contains(anchor) else { return }
        let known = diagnostics.isShort ? entry.anchors.sorted() : []
        diagnostics.add(
            "anchor-unknown", at: range, "there is no heading '#\(anchor)' in \(entry.path)",
            help: Nearest.hint(
                to: anchor, among: known, nothing: entry.anchors.isEmpty ? "it has no headings" : "it has others"))
    }

    private mutating func cards(_ slug: String, _ fragment: String?, at range: SourceRange) -> LinkTarget {
        guard let fragment, let entry = index[CourseIndex.cardNamespace(slug)] else {
            return .cards(slug: slug, card: nil)
        }
        guard let card = entry.cards[fragment] else {
            diagnostics.add(
                "link-card-unknown", at: range, "there is no card '#\(fragment)' in \(entry.path)",
                help: diagnostics.isShort ? index.cardHint(to: fragment, in: slug) : nil)
            return .cards(slug: slug, card: nil)
        }
        return .cards(slug: slug, card: card)
    }

    // MARK: Other files

    /// What a picture without a scheme is.
    mutating func relativeImage(_ source: String, at range: SourceRange) -> LinkTarget {
        if source.isEmpty {
            diagnostics.add("link-empty", at: range, "the picture has no source", help: "write a destination")
        } else {
            checkFile(RelativeDestination(source, in: isCardFile ? "Cards" : "Lessons"), at: range)
        }
        return .file(source)
    }

    private mutating func checkFile(_ destination: RelativeDestination, at range: SourceRange) {
        guard let path = destination.path else {
            diagnostics.add(
                "link-outside", at: range, "'\(destination.name)' leads out of the course's folder",
                help: "link to a lesson, to a card, or to an address that begins with https://")
            return
        }
        switch index.file(path) {
        case .isThere:
            diagnostics.add(
                "link-file", at: range, "the site will not have '\(destination.name)': only the text is shown",
                severity: .warning, help: "put it where readers can reach it, and link to its https:// address")
        case .isMissing(let nearest):
            diagnostics.add(
                "link-file-unknown", at: range,
                "there is no file '\(path.joined(separator: "/"))' in the course's folder",
                help: nearest.map { "did you mean '\($0)'?" })
        }
    }
}
