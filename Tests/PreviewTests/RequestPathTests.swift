import Testing

@testable import Preview

@Suite struct RequestPathTests {
    @Test(arguments: [
        ("/", "index.html"), ("/lessons/spacers.html", "lessons/spacers.html"),
        ("/lessons/gr%C3%B6%C3%9Fe.html", "lessons/größe.html"), ("/a%20b", "a b"), ("/a.b..c", "a.b..c"),
        ("/%61", "a"), ("/a//b", "a//b"), ("/a/", "a/"),
    ])
    func areDecoded(text: String, path: String) {
        #expect(RequestPath(text)?.path == path)
    }

    @Test(arguments: [
        "", "*", "index.html", "http://example.com/", "/..", "/../course.yml", "/lessons/../../course.yml",
        "/%2e%2e/course.yml", "/%2E%2e/course.yml", "/.%2e/course.yml", "/%2e/index.html", "/./index.html",
        "/..%2fcourse.yml", "/lessons%2fspacers.html", "/..%5ccourse.yml", "/..\\course.yml", "/index.html%00",
        "/index.html%00.png", "/%", "/%2", "/%zz", "/%-1", "/%+1", "/%C3", "/%c0%ae%c0%ae/x", "/%ed%a0%80", "/a%0d%0ab",
        "/%7f",
    ])
    func areRefused(text: String) {
        #expect(RequestPath(text) == nil)
    }
}
