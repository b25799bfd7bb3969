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
        case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
            self.init(
                path: path, place: Self.place(context.codingPath), problem: "this should be \(Self.name(of: type))")
        case .dataCorrupted(let context) where context.codingPath.isEmpty:
            // The parser's own words come with the line and the column, where it knows them.
            let detail = (context.underlyingError as NSError?)?.userInfo["NSDebugDescription"] as? String
            self.init(path: path, problem: "this is not JSON\(detail.map { ": \($0)" } ?? "")")
        case .dataCorrupted(let context):
            self.init(path: path, place: Self.place(context.codingPath), problem: context.debugDescription)
        @unknown default:
            self.init(path: path, problem: "this is no deck")
        }
    }

    private static func name(of type: any Any.Type) -> String {
        switch type {
        case is String.Type: "a text"
        case is Int.Type, is Double.Type: "a number"
        case is [Any].Type: "a list"
        default: "an object"
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
