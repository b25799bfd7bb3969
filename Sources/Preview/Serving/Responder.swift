import Foundation

/// Answers requests from memory: whatever a client asks for, no file is opened.
struct Responder: Sendable {
    let port: Int
    /// The preview's own script and style sheet.
    let client: ClientFiles
    let state: @Sendable () -> PreviewState
    let subscribers: Subscribers

    func respond(_ request: HTTPRequest) -> HTTPResponse {
        guard isForThisMachine(request) else {
            return .text(
                403, "This server answers only to requests for localhost:\(port), 127.0.0.1:\(port) and [::1]:\(port).")
        }
        guard request.method == "GET" || request.method == "HEAD" else {
            return .text(405, "This server only shows.", headers: [("Allow", "GET, HEAD")])
        }
        guard let path = RequestPath(request.path)?.path else { return .text(400, "This is no path.") }
        return switch path {
        case ServedPage.events: events(request)
        case ServedPage.script: file(client.script, path, request)
        case ServedPage.style: file(client.style, path, request)
        default: page(path, request)
        }
    }

    /// A page from elsewhere can have its own host's name lead to this machine; the name then gives it away.
    private func isForThisMachine(_ request: HTTPRequest) -> Bool {
        guard let host = request.only("host")?.lowercased() else { return false }
        let names = ["localhost", "127.0.0.1", "[::1]"]
        return names.contains { host == "\($0):\(port)" || (port == 80 && host == $0) }
    }

    // MARK: - Files

    private func page(_ path: String, _ request: HTTPRequest) -> HTTPResponse {
        let state = state()
        guard let contents = state.site.contents(of: path) else {
            let page = state.site.contents(of: "404.html").map { ServedPage.make($0, in: state) }
            return file(page ?? Data(), "404.html", request, status: 404)
        }
        let isPage = state.site.documents(of: path) != nil
        return file(isPage ? ServedPage.make(contents, in: state) : contents, path, request)
    }

    private func file(_ data: Data, _ path: String, _ request: HTTPRequest, status: Int = 200) -> HTTPResponse {
        let tag = "\"\(PreviewState.version(of: data))\""
        var headers = [
            ("Content-Type", MediaType.of(path)), ("ETag", tag), ("Cache-Control", "no-store"),
            ("X-Content-Type-Options", "nosniff"), ("Cross-Origin-Resource-Policy", "same-origin"),
            ("Referrer-Policy", "no-referrer"),
        ]
        if path.hasSuffix(".html") { headers.append(("Content-Security-Policy", ServedPage.policy)) }
        if status == 200, isKnown(tag, to: request) {
            return HTTPResponse(status: 304, headers: headers, body: .data(Data()))
        }
        return HTTPResponse(status: status, headers: headers, body: .data(data))
    }

    /// RFC 9110, section 13.1.2.
    private func isKnown(_ tag: String, to request: HTTPRequest) -> Bool {
        let tags = request.headers["if-none-match", default: []].flatMap { $0.split(separator: ",") }
        return tags.contains { given in
            let given = given.trimmingCharacters(in: .whitespaces)
            return given == "*" || given == tag || given == "W/" + tag
        }
    }

    // MARK: - Events

    private func events(_ request: HTTPRequest) -> HTTPResponse {
        let headers = [
            ("Content-Type", "text/event-stream; charset=utf-8"), ("Cache-Control", "no-store"),
            ("X-Content-Type-Options", "nosniff"), ("Cross-Origin-Resource-Policy", "same-origin"),
        ]
        // The value is an address of the site, encoded once more.
        let path = request.query["path"].flatMap { $0.removingPercentEncoding }.flatMap { RequestPath($0)?.path }
        guard let path else { return .text(400, "The events of which page?") }
        guard request.method == "GET" else {
            return HTTPResponse(status: 200, headers: headers, body: .data(Data()))
        }
        guard let stream = subscribers.subscribe(to: path, state: state) else {
            return .text(503, "There are too many open pages.", headers: [("Retry-After", "5")])
        }
        return HTTPResponse(status: 200, headers: headers, body: .events(stream))
    }
}

/// What the preview adds to a page.
struct ClientFiles: Sendable {
    var script: Data
    var style: Data
}

extension ClientFiles {
    /// - Parameter folder: holds `client.js` and `overlay.css`.
    init(folder: URL) throws {
        script = try Data(contentsOf: folder.appendingPathComponent("client.js"))
        style = try Data(contentsOf: folder.appendingPathComponent("overlay.css"))
    }
}

/// What a browser takes a file for.
enum MediaType {
    private static let types = [
        "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8",
        "json": "application/json", "svg": "image/svg+xml", "png": "image/png", "jpg": "image/jpeg",
        "woff2": "font/woff2", "txt": "text/plain; charset=utf-8", "csv": "text/csv; charset=utf-8",
        "tsv": "text/tab-separated-values; charset=utf-8",
    ]

    static func of(_ path: String) -> String {
        let name = path.split(separator: "/").last ?? ""
        guard let dot = name.lastIndex(of: ".") else { return "application/octet-stream" }
        return types[String(name[name.index(after: dot)...])] ?? "application/octet-stream"
    }
}
