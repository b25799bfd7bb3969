/// Gives cards ids that no other card of the course has.
struct CardIdentifiers {
    private var used: Set<String>

    init(used: Set<String>) { self.used = used }

    /// A readable id: the question's words. A card of which no word can be written in an id gets its file's name.
    /// - Parameter file: the card file's name without number.
    mutating func make(for question: String, file: String) -> String {
        var base = Slug.identifier(question)
        if base.isEmpty { base = Slug.identifier(file) }
        if base.isEmpty { base = "card" }
        var id = base
        var number = 2
        while !used.insert(id).inserted {
            id = "\(base)-\(number)"
            number += 1
        }
        return id
    }
}
