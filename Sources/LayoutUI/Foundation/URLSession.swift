// Loading from the network. There is none in a run: every request fails, at once, as on a device without one.

/// (Apple: Foundation's `URLSession`.)
nonisolated public final class URLSession: Sendable {
    public static let shared = URLSession()
    public init(configuration: URLSessionConfiguration = .default) {}

    public func data(from url: URL) async throws -> (Data, URLResponse) { throw URLError(.notConnectedToInternet) }
    public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
        throw URLError(.notConnectedToInternet)
    }
    public func upload(for request: URLRequest, from data: Data) async throws -> (Data, URLResponse) {
        throw URLError(.notConnectedToInternet)
    }
    public func dataTask(
        with url: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask { URLSessionDataTask { completionHandler(nil, nil, URLError(.notConnectedToInternet)) } }
    public func dataTask(
        with request: URLRequest, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask { URLSessionDataTask { completionHandler(nil, nil, URLError(.notConnectedToInternet)) } }
}

/// (Apple: Foundation's `URLSessionConfiguration`.)
nonisolated public final class URLSessionConfiguration: Sendable {
    public static let `default` = URLSessionConfiguration()
    public static let ephemeral = URLSessionConfiguration()
}

/// (Apple: Foundation's `URLSessionDataTask`.)
nonisolated public final class URLSessionDataTask: Sendable {
    private let start: @Sendable () -> Void
    init(_ start: @escaping @Sendable () -> Void) { self.start = start }
    public func resume() { start() }
    public func cancel() {}
}

/// (Apple: Foundation's `URLRequest`.)
nonisolated public struct URLRequest: Hashable, Sendable {
    public var url: URL?
    public var httpMethod: String? = "GET"
    public var httpBody: Data?
    public var timeoutInterval: TimeInterval = 60
    public var allHTTPHeaderFields: [String: String]? = [:]
    public init(url: URL) { self.url = url }
    public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
        allHTTPHeaderFields?[field] = value
    }
    public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
        allHTTPHeaderFields?[field] = value
    }
}

/// (Apple: Foundation's `URLResponse`.)
nonisolated public class URLResponse: @unchecked Sendable {
    public let url: URL?
    init(url: URL?) { self.url = url }
}

/// (Apple: Foundation's `HTTPURLResponse`.)
nonisolated public final class HTTPURLResponse: URLResponse, @unchecked Sendable {
    public let statusCode: Int
    public init?(url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?) {
        self.statusCode = statusCode
        super.init(url: url)
    }
}

/// (Apple: Foundation's `URLError`.)
nonisolated public struct URLError: Error, LocalizedError, Hashable, Sendable {
    public struct Code: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let unknown = Code(rawValue: -1)
        public static let cancelled = Code(rawValue: -999)
        public static let badURL = Code(rawValue: -1000)
        public static let timedOut = Code(rawValue: -1001)
        public static let cannotFindHost = Code(rawValue: -1003)
        public static let notConnectedToInternet = Code(rawValue: -1009)
        public static let badServerResponse = Code(rawValue: -1011)
        public static let cannotDecodeContentData = Code(rawValue: -1016)
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }
    public var errorDescription: String? {
        code == .notConnectedToInternet
            ? "The Internet connection appears to be offline." : "The operation couldn’t be completed."
    }
}
