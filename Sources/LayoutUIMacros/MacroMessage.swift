/// What is wrong where a macro stands; the compiler shows it there.
struct MacroMessage: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
