/// Why a snippet cannot be wrapped. Positions are offsets in the snippet's own text.
enum WrapFailure: Error, Equatable {
    case noView
    case unknownRoot(String, known: [String])
    /// `#sourceLocation` in the author's text.
    case ownPositions(code: Int, offset: Int)
    /// `import` of a framework that exists on Apple's systems only.
    case missingModule(String, code: Int, offset: Int)

    var text: String {
        switch self {
        case .noView:
            """
            a layout snippet needs a view to lay out, and this one ends with none: end it with an expression \
            like Text("…"), or declare a type that conforms to View
            """
        case .unknownRoot(let name, let known):
            "root=\(name) names no type of this snippet"
                + (known.isEmpty ? "" : ", which declares \(known.sorted().joined(separator: ", "))")
        case .ownPositions:
            "a snippet's positions are those of its file: take out #sourceLocation"
        case .missingModule(let name, _, _):
            """
            no such module '\(name)': the framework is not supported by the engine. \
            \(ImportedModules.missing[name]?.sentence ?? "")
            """
        }
    }
}

extension String {
    /// With a capital letter at the beginning.
    fileprivate var sentence: String { prefix(1).uppercased() + dropFirst() }
}
