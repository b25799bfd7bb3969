import Foundation

/// What a client asks for.
struct HTTPRequest: Sendable {
    var method: String
    /// As it was sent: percent-encoded, without the query.
    var path: String
    /// As it was sent, by name.
    var query: [String: String] = [:]
    /// By lower-case name, each in the order sent.
    var headers: [String: [String]] = [:]

    /// A header that has to be there at most once; nil if it is missing, too.
    func only(_ header: String) -> String? {
        guard let values = headers[header], values.count == 1 else { return nil }
        return values[0]
    }
}

/// What it gets.
struct HTTPResponse: Sendable {
    enum Body: Sendable {
        case data(Data)
        /// Goes on until the client leaves.
        case events(EventStream)
    }

    var status: Int
    /// In the order in which they are sent.
    var headers: [(name: String, value: String)] = []
    var body: Body

    /// One line of plain text.
    static func text(_ status: Int, _ text: String, headers: [(name: String, value: String)] = []) -> HTTPResponse {
        HTTPResponse(
            status: status, headers: [("Content-Type", "text/plain; charset=utf-8")] + headers,
            body: .data(Data("\(text)\n".utf8)))
    }
}
