/// Why an act cannot be done.
nonisolated struct ActProblem: Error {
    var message: String
    /// What the act could have named instead.
    var candidates: [String] = []
}
