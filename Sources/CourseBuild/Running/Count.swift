/// Counts in words: `1 lesson`, `2 lessons`.
enum Count {
    static func of(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)\(number == 1 ? "" : noun.hasSuffix("ch") ? "es" : "s")"
    }
}
