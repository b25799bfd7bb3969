import Foundation

/// Why a file could not be read as a deck. Its texts hold pieces of the file as they are: whoever prints
/// them on a terminal has to make control characters harmless.
public struct DeckReadError: Error, Equatable, Sendable {
    public var path: String
    /// Where in the JSON: `cards[3].front[0].type`.
    public var place: String?
    public var problem: String

    public init(path: String, place: String? = nil, problem: String) {
        self.path = path
        self.place = place
        self.problem = problem
    }

    init(path: String, decoding error: DecodingError) {
        switch error {
        case .keyNotFound(let key, let context):
            self.init(path: path, place: Self.place(context.codingPath), problem: "'\(key.stringValue)' is missing")
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            self.init(path: path, place: Self.place(context.codingPath), problem: context.debugDescription)
        case .dataCorrupted(let context):
            let detail = (context.underlyingError as NSError?)?.userInfo["NSDebugDescription"] as? String
            self.init(
                path: path, place: Self.place(context.codingPath), problem: detail ?? context.debugDescription)
        @unknown default:
            self.init(path: path, problem: "this is no deck")
        }
    }

    private static func place(_ path: [any CodingKey]) -> String? {
        guard !path.isEmpty else { return nil }
        return path.reduce(into: "") { text, key in
            if let index = key.intValue {
                text += "[\(index)]"
            } else {
                text += text.isEmpty ? key.stringValue : ".\(key.stringValue)"
            }
        }
    }
}

extension DeckReadError: CustomStringConvertible {
    public var description: String {
        "\(path): error: \(place.map { "\($0): " } ?? "")\(problem)"
    }
}
