/// A piece of running text.
public indirect enum Inline: Equatable, Sendable {
    case text(String)
    case softBreak
    case lineBreak
    case code(String)
    case html(String)
    case emphasis([Inline])
    case strong([Inline])
    case link(target: LinkTarget, title: String, content: [Inline])
    case image(source: LinkTarget, title: String, alternative: [Inline])
    case figure(Figure)
    /// A claim: its position in `Document.claims`. Its shown content is `content`.
    case claim(Int, content: [Inline])
    /// A figure from elsewhere with its source.
    case fact(source: String, note: String, content: [Inline])
    /// The hidden part of a cloze card.
    case cloze([Inline])
}
