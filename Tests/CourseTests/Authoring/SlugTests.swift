import Testing

@testable import Course

@Suite struct SlugTests {
    @Test(arguments: [
        ("Spacers take", "spacers-take"),
        ("Stacks, spacers, and alignment", "stacks-spacers-and-alignment"),
        ("Propose & respond — place", "propose-respond-place"),
        ("日本語のレイアウト", "日本語のレイアウト"),
        ("Größe und Ausrichtung", "größe-und-ausrichtung"),
        ("../../etc/passwd", "etcpasswd"),
        ("-- a --", "a"),
        ("`Spacer()`", "spacer"),
        ("::", ""),
    ])
    func fileNames(title: String, slug: String) {
        #expect(Slug.fileName(title) == slug)
    }

    @Test(arguments: [
        ("How do you put two texts at the two ends of a row?", "how-do-you-put-two-texts-at-the-two-ends"),
        ("What doesn't `Spacer()` do?", "what-doesnt-spacer-do"),
        ("Größe", "grosse"),
        ("::", ""),
        (String(repeating: "a", count: 90), String(repeating: "a", count: 40)),
    ])
    func identifiers(question: String, id: String) {
        #expect(Slug.identifier(question) == id)
    }

    /// Whatever is typed, an id is one, or there is none.
    @Test func identifiersAreValid() {
        var random = SeededRandom(seed: 11)
        let pieces = ["a", "Ü", "日", "é", "-", "_", " ", "'", "\"", "🙂", "9", "ß", "\u{200B}", "İ", "ﬁ", "Ω", "."]
        for _ in 0..<500 {
            let id = Slug.identifier(random.text(of: pieces, upTo: 12))
            #expect(id.isEmpty || Identifier.isValid(id), "\(id)")
        }
    }
}
