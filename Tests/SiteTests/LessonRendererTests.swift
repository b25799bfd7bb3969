import Course
import HTML
import LessonHTML
import Snapshot
import Testing

/// One literal for each construct of a lesson, as a page and as a card's field show it.
@Suite struct LessonRendererTests {
    static let cases: [(name: String, blocks: [Block], html: String)] = [
        (
            "running text",
            [
                .paragraph([
                    .text("a < b "), .emphasis([.text("c")]), .softBreak, .strong([.code("d<e>")]), .lineBreak,
                    .link(target: .address("https://b.c"), title: "T", content: [.text("f")]),
                ])
            ],
            """
            <p>a &lt; b <em>c</em>
            <strong><code>d&lt;e&gt;</code></strong><br><a href="https://b.c" title="T">f</a></p>

            """
        ),
        (
            "a heading links to itself",
            [.heading(Heading(level: 3, content: [.text("Größe & Ort")], anchor: "größe-ort"))],
            ##"<h3 id="größe-ort">Größe &amp; Ort<a class="self-link" href="#gr%C3%B6%C3%9Fe-ort" "##
                + "aria-label=\"Link to “Größe &amp; Ort”\">#</a></h3>\n"
        ),
        (
            "a tight list", [.list(ListBlock(start: nil, isTight: true, items: [[.paragraph([.text("a")])], []]))],
            "<ul><li>a</li>\n<li></li>\n</ul>\n"
        ),
        (
            "a loose list that begins at 3",
            [.list(ListBlock(start: 3, isTight: false, items: [[.paragraph([.text("a")])]]))],
            "<ol start=\"3\"><li><p>a</p>\n</li>\n</ol>\n"
        ),
        ("a quote", [.quote([.paragraph([.text("q")])])], "<blockquote><p>q</p>\n</blockquote>\n"),
        ("a break", [.thematicBreak], "<hr>"),
        (
            "a table",
            [
                .table(
                    Table(
                        alignments: [.none, .right], header: [[.text("a")], [.text("b")]], rows: [[[.text("1")], []]]))
            ],
            """
            <div class="table-scroll" tabindex="0" role="group" aria-label="Table"><table><thead><tr>\
            <th scope="col">a</th>
            <th scope="col" class="align-right">b</th>
            </tr>
            </thead>
            <tbody><tr><td>1</td>
            <td class="align-right"></td>
            </tr>
            </tbody>
            </table>
            </div>

            """
        ),
        (
            "an answer waits", [.answer([.paragraph([.text("yes")])])],
            """
            <details class="answer"><summary><span class="when-closed">Show the answer</span>\
            <span class="when-open" hidden>Hide the answer</span></summary>
            <div class="answer-body"><p>yes</p>
            </div>
            </details>

            """
        ),
        (
            "code that is no snippet", [.code(info: "text", literal: "a <b>\n")],
            """
            <div class="code"><pre class="swift" tabindex="0" role="group" aria-label="Code"><code>\
            <span class="line">a &lt;b&gt;
            </span></code></pre>
            </div>

            """
        ),
        (
            "what a snippet prints", [.console(0)],
            """
            <div class="console"><p class="code-note">Prints</p>
            <pre tabindex="0" role="group" aria-label="Console output"><samp><span class="line">hello
            </span><span class="line">…
            </span></samp></pre>
            </div>

            """
        ),
        (
            "a claim", [.paragraph([.claim(0, content: [.text("112")])])],
            """
            <p><data class="claim is-short" value="112" tabindex="0" aria-describedby="claim.1">112\
            <span class="tick" aria-hidden="true">✓</span><span class="tip" id="claim.1" role="tooltip" hidden>\
            <b>Checked</b><code>width(Spacer#1) = 112</code><span class="tip-source">snippet row</span></span></data></p>

            """
        ),
        (
            "a claim with a tolerance", [.paragraph([.claim(1, content: [.text("170")])])],
            """
            <p><data class="claim is-short" value="170.333" tabindex="0" aria-describedby="claim.1">170\
            <span class="tolerance"> ±\u{202F}0.6</span><span class="tick" aria-hidden="true">✓</span>\
            <span class="tip" id="claim.1" role="tooltip" hidden><b>Checked</b>\
            <code>width(Spacer#2) ± 0.6 = 170.333</code><span class="tip-source">snippet row</span></span></data></p>

            """
        ),
        (
            "a claim that does not hold", [.paragraph([.claim(2, content: [.text("4")])])],
            """
            <p><data class="claim is-wrong is-short" value="3" tabindex="0" aria-describedby="claim.1">4\
            <span class="tick" aria-hidden="true">✗</span><span class="tip" id="claim.1" role="tooltip" hidden>\
            <b>Not confirmed</b><code>count(Spacer) = 3</code><span class="tip-source">snippet row</span></span></data></p>

            """
        ),
        (
            "a fact",
            [.paragraph([.fact(source: "https://example.com/a", note: "an iPhone", content: [.text("9")])])],
            """
            <p><span class="fact"><a href="https://example.com/a" aria-describedby="fact.1">9\
            <span class="tick" aria-hidden="true">↗</span></a><span class="tip" id="fact.1" role="tooltip" hidden>\
            <b>Published elsewhere</b><span>an iPhone</span><span class="tip-source">https://example.com/a</span>\
            </span></span></p>

            """
        ),
        (
            "a snippet that must not compile", [.snippet(2)],
            """
            <div class="example" id="snippet-bad"><div class="code"><pre class="swift" tabindex="0" role="group" \
            aria-label="Swift code that does not compile"><code><span class="line"><span class="t">Text</span>(titel)
            </span></code></pre>
            <div class="compiler"><p class="code-note">Does not compile</p>
            <ul><li><span class="compiler-line">line 1</span><samp>cannot find &#39;titel&#39; in scope</samp></li>
            </ul>
            </div>
            </div>
            </div>

            """.replacing("&#39;", with: "'")
        ),
        (
            "a sketch", [.snippet(3)],
            """
            <div class="example"><div class="code"><pre class="swift" tabindex="0" role="group" \
            aria-label="Swift code, a sketch"><code><span class="line"><span class="k">struct</span> <span class="t">Row</span>: \
            <span class="t">View</span> { … }
            </span></code></pre>
            <p class="code-note">A sketch, not compiled</p>
            </div>
            </div>

            """
        ),
        // MARK: What lessons may not do
        (
            "raw HTML is text",
            [.html("<script>alert(1)</script>\n"), .paragraph([.html("<b>"), .html("<!-- no -->")])],
            """
            <p><code class="raw-html">&lt;script&gt;alert(1)&lt;/script&gt;
            </code></p>
            <p><code class="raw-html">&lt;b&gt;</code></p>

            """
        ),
        ("a comment is nothing", [.html("<!-- answer? -->\n")], ""),
        (
            "an address that runs code is dropped",
            [
                .paragraph([
                    .link(target: .address("javascript:alert(1)"), title: "", content: [.text("a")]),
                    .image(source: .address("data:text/html,x"), title: "", alternative: [.text("b")]),
                    .fact(source: "vbscript:x", note: "", content: [.text("c")]),
                ])
            ], "<p>aPicture: bc</p>\n"
        ),
        (
            "attributes keep what they are given",
            [
                .heading(Heading(level: 2, content: [.text("\" onclick=\"x")], anchor: "a\" onclick=\"x b")),
                .paragraph([.link(target: .address("x\" onclick=\"y"), title: "\"><script>", content: [.text("a")])]),
            ],
            """
            <h2 id="a&quot;-onclick=&quot;x-b">&quot; onclick=&quot;x<a class="self-link" \
            href="#a%22-onclick%3D%22x-b" aria-label="Link to “&quot; onclick=&quot;x”">#</a></h2>
            <p><a href="x%22%20onclick=%22y" title="&quot;&gt;&lt;script&gt;">a</a></p>

            """
        ),
        (
            "positions that are none", [.snippet(99), .console(99), .paragraph([.claim(99, content: [.text("9")])])],
            "<p>9</p>\n"
        ),
    ]

    @Test(arguments: cases)
    func rendersAPage(name: String, blocks: [Block], html: String) {
        #expect(render(blocks, RenderContext(.page(idPrefix: ""))) == html, "\(name)")
    }

    @Test func showsAChangeAsAddedAndRemovedLines() {
        let html = render([.snippet(1)], RenderContext(.page(idPrefix: ""), showsFigures: false))
        #expect(
            html.contains(
                """
                <del class="line">    <span class="t">Spacer</span>(minLength: <span class="n">50</span>) \
                <span class="c">// at least</span>
                </del><ins class="line">    <span class="t">Spacer</span>()
                </ins><span class="line">}
                </span>
                """))
    }

    @Test func putsAFigureBesideItsCode() {
        let html = render([.snippet(0), .snippet(4)], RenderContext(.page(idPrefix: "x")))
        #expect(html.contains(#"<div class="example figure-beside" id="x-snippet-row">"#))
        #expect(html.contains(#"<figure class="layout"><div class="stage"><svg class="layout-figure""#))
        #expect(html.contains(#"<figcaption class="conditions">iPhone 17 · 402 × 778 pt offered</figcaption>"#))
        #expect(html.contains(#"<figure class="layout is-screen">"#))
        #expect(html.contains(#"id="x-figure.1-title""#))
        #expect(html.contains(#"id="x-figure.2-title""#))
    }

    /// A figure of another width says what it is offered, below its caption: no other place does.
    @Test func tellsWhatAFigureOfAnotherWidthIsOffered() {
        var figure = Figure(kind: .layout, snippet: "spacers#row", caption: [.text("Narrower")])
        let conditions = #"<p class="conditions">iPhone 17 · 402 × 778 pt offered</p>"#
        let page = RenderContext(.page(idPrefix: ""))
        #expect(!render([.figure(figure)], page).contains("conditions"))
        figure.width = 402
        #expect(
            render([.figure(figure)], page).contains("<figcaption>Narrower</figcaption>\n\(conditions)\n</figure>"))
    }

    // MARK: Actions

    /// A document whose first snippet is acted on; what its page's and its card's HTML is.
    private func renderedActions(_ acts: [UserAction], _ context: RenderContext) -> String {
        var document = SampleCourse.document([.actions(0)])
        document.actions = [
            ActionBlock(
                snippet: "spacers#row", step: 1,
                acts: acts.map { ActionBlock.Act($0, range: SourceRange(lower: 0, upper: 1)) }, line: 20)
        ]
        var course = SampleCourse.checked()
        let states = [SampleCourse.row(height: 44), SampleCourse.row(height: 60)]
        let timeline = [
            TimelineEvent(step: 0, kind: .appeared, name: "Early"),
            TimelineEvent(step: 1, kind: .action, name: "tap"), TimelineEvent(step: 1, kind: .body, name: "Row<&>"),
            TimelineEvent(step: 1, kind: .body, name: "Row<&>"),
            TimelineEvent(step: 1, kind: .state, name: "count", detail: "0 → 1"),
            TimelineEvent(step: 1, kind: .layout, name: "layout", detail: "12 measured"),
        ]
        course.outcomes["spacers#row"] = .ran(RunResult(states: states, timeline: timeline), console: [[], []])
        var renderer = LessonRenderer(index: CourseIndex(course), document: document, context: context)
        return renderer.blocks(document.blocks).html
    }

    @Test(arguments: [
        (UserAction.tap(.init("A & B"), times: 1), "Tap <b>A &amp; B</b>"),
        (.tap(.init("A"), times: 2), "Tap <b>A</b> twice"), (.tap(.init("A"), times: 3), "Tap <b>A</b> 3 times"),
        (.type("Bob", into: .init("Name")), "Type <b>Bob</b> into <b>Name</b>"),
        (.scroll(.points(5000)), "Scroll to 5000 points"), (.scroll(.top), "Scroll to the top"),
        (.scroll(.view(.init("Row 9"))), "Scroll to <b>Row 9</b>"), (.wait(seconds: 1), "Wait 1 second"),
        (.wait(seconds: 2.5), "Wait 2.5 seconds"), (.wait(seconds: 0.5), "Wait 500 milliseconds"),
        (.set(.width(250)), "Make it 250 points wide"), (.set(.textSize(.accessibility5)), "Set the text size to AX5"),
        (.set(.scheme(.dark)), "Switch to dark"), (.set(.direction(.rtl)), "Lay out from right to left"),
    ])
    func anActIsASentence(_ act: UserAction, html: String) {
        #expect(
            renderedActions([act], RenderContext(.page(idPrefix: ""))).contains(
                "<ol class=\"acts\"><li>\(html)</li>\n</ol>"))
    }

    @Test func actionsShowTheStateThatTheyLeadToAndWhatHappened() {
        let html = renderedActions([.tap(.init("A"), times: 1)], RenderContext(.page(idPrefix: "")))
        #expect(html.components(separatedBy: "<figure").count == 2)
        // 60 points high, as the second state: from 359 to 419.
        #expect(html.contains("M0 359H60V419H0z"))
        #expect(html.contains("<details class=\"answer timeline\">"))
        #expect(!html.contains("Early"))
        #expect(html.contains("<td>body ran</td>\n<td>Row&lt;&amp;&gt; ×2</td>"))
        #expect(html.contains("<td>0 → 1</td>"))
        #expect(html.contains("<td>12 measured</td>"))
    }

    @Test func aCardShowsStepsAndStateAlone() {
        let html = renderedActions([.tap(.init("A"), times: 1)], RenderContext(.card))
        #expect(html.hasPrefix("<ol class=\"acts\"><li>Tap <b>A</b></li>\n</ol>\n"))
        #expect(html.contains("<img class=\"layout-figure\""))
        #expect(!html.contains("<details"))
    }

    @Test func hidesHiddenSnippets() {
        var document = SampleCourse.document([.snippet(0)])
        document.snippets[0].isHidden = true
        var renderer = LessonRenderer(
            index: CourseIndex(SampleCourse.checked()), document: document, context: RenderContext(.page(idPrefix: "")))
        #expect(renderer.blocks(document.blocks).html == "")
    }

    @Test(
        arguments: [
            (.lesson(slug: "spacers", anchor: nil), "../lessons/spacers-2.html", " (lesson “Spacers take”)"),
            (
                .lesson(slug: "spacers", anchor: "größe"), "../lessons/spacers-2.html#gr%C3%B6%C3%9Fe",
                " (lesson “Spacers take”)"
            ),
            (
                .lesson(slug: "spacers", anchor: "a-whole-screen"), "../lessons/spacers-2.html#a-whole-screen",
                " (lesson “Spacers take”, “A whole screen”)"
            ),
            (.heading("a-whole-screen"), "#a-whole-screen", ""),
            (.cards(slug: "spacers", card: nil), "../cards/spacers.html", " (cards “SwiftUI Layout::Spacers”)"),
            (
                .cards(slug: "spacers", card: "push"), "../cards/spacers.html#deck-push",
                " (card “How do you push two texts to the two ends of a row?”)"
            ),
            // What there is no more when an older state of a page is shown.
            (.lesson(slug: "gone", anchor: nil), nil, ""), (.cards(slug: "gone", card: "x"), nil, ""),
            (.file("notes.txt"), nil, ""),
        ] as [(LinkTarget, String?, String)])
    func aLinkLeadsToAPageAndACardNamesIt(target: LinkTarget, page: String?, name: String) {
        let blocks: [Block] = [.paragraph([.link(target: target, title: "", content: [.text("a")])])]
        let context = RenderContext(
            .page(idPrefix: ""), lessonPages: ["spacers": ["lessons", "spacers-2.html"]],
            deckPages: ["spacers": ["cards", "spacers.html"]])
        #expect(render(blocks, context) == (page.map { "<p><a href=\"\($0)\">a</a></p>\n" } ?? "<p>a</p>\n"))
        #expect(render(blocks, RenderContext(.card)) == "<p>a\(name)</p>\n")
    }

    @Test func aCardDoesNotNameWhatTheTextNames() {
        let link = Inline.link(
            target: .lesson(slug: "spacers", anchor: nil), title: "", content: [.text("as in “spacers take”")])
        #expect(render([.paragraph([link])], RenderContext(.card)) == "<p>as in “spacers take”</p>\n")
    }

    // MARK: Figures to step through and to drag

    @Test func aTraceTellsTheStepsInTheirOrder() throws {
        let figure = Figure(kind: .trace, snippet: "spacers#row", caption: [.text("How?")])
        let html = render([.figure(figure)], RenderContext(.page(idPrefix: "")))
        let steps = html.matches(of: /<p class="trace-step" data-frame="([^"]*)">(.*?)<\/p>/)
            .map { "\($0.1): \($0.2.replacing(/<\/?b>/, with: ""))" }
        // The row's own offer is first and its answer last; between them each child's two.
        #expect(steps.count == 10)
        #expect(steps.first == "0 367 402 44: HStack is offered its ideal × its ideal.")
        #expect(steps[1].hasPrefix("0 367 60 44: A (Text) is offered"))
        #expect(steps[2] == "0 367 60 44: A (Text) takes 60 × 44, and is placed at 0, 367.")
        #expect(steps.last == "0 367 402 44: HStack takes 402 × 44, and is placed at 0, 367.")
        #expect(html.contains("<figure class=\"layout trace\">"))
        // A card has the drawing alone.
        let card = render([.figure(figure)], RenderContext(.card))
        #expect(card.contains("<img"))
        #expect(!card.contains("trace-step"))
    }

    @Test func anExploredFigureHasEachWidthAndShowsTheLast() {
        let explored = [(120.0, "spacers#row"), (261.5, "spacers#none"), (402.0, "spacers#screen")]
            .map { ExploredWidth(width: $0.0, snippet: $0.1) }
        let figure = Figure(kind: .explore, snippet: "spacers#row", caption: [.text("Drag it")], explored: explored)
        let html = render([.figure(figure)], RenderContext(.page(idPrefix: "")))
        // What was not laid out is left out.
        #expect(
            html.matches(of: /<div class="frame" data-width="([^"]*)"( hidden)?>/).map { "\($0.1)\($0.2 ?? "")" } == [
                "120 hidden", "402",
            ])
        #expect(html.contains("<title id=\"figure.1-title\">Drag it, 120 points wide</title>"))
        #expect(html.contains("Laid out at 2 widths from 120 to 402 points."))
        let card = render([.figure(figure)], RenderContext(.card))
        #expect(card.ranges(of: "<img").count == 1)
    }

    // MARK: Cards

    @Test func aCardsFigureIsAFileBesideIt() throws {
        var renderer = renderer(RenderContext(.card))
        let html = renderer.blocks([.snippet(0), .snippet(0)]).html
        let file = try #require(renderer.figureFiles.first)
        #expect(renderer.figureFiles.count == 1)
        #expect(file.name.contains(/^spacers-row-[0-9a-f]{16}\.svg$/))
        #expect(file.svg.hasPrefix("<svg xmlns="))
        #expect(html.contains("<img class=\"layout-figure\" src=\"\(file.name)\" alt=\"The layout drawn\">"))
        #expect(!html.contains("<svg"))
    }

    @Test func aCardHasNeitherIdsNorTips() {
        let html = render(SampleCourse.blocks, RenderContext(.card))
        #expect(!html.contains(" id="))
        #expect(!html.contains("tabindex"))
        #expect(!html.contains("tooltip"))
        #expect(html.contains(#"<span class="claim">112</span>"#))
    }

    @Test(arguments: [
        (RenderContext.Cloze.shown, #"<p>last is <mark class="cloze">a::b}}</mark> {{c1}}</p>"#),
        (.hidden, #"<p>last is <mark class="cloze" aria-label="hidden">…</mark> {{c1}}</p>"#),
        (.anki, #"<p>last is {{c1::a:<wbr>:b}<wbr>}<wbr>}} {<wbr>{c1}<wbr>}</p>"#),
    ])
    func hidesGaps(cloze: RenderContext.Cloze, html: String) {
        let blocks = [Block.paragraph([.text("last is "), .cloze([.text("a::b}}")]), .text(" {{c1}}")])]
        #expect(render(blocks, RenderContext(.card, cloze: cloze)) == html + "\n")
    }

    @Test func findsTheFiguresOfBlocks() {
        var renderer = renderer(RenderContext(.page(idPrefix: "")))
        let html = renderer.figures(of: [.paragraph([.text("x")]), .answer([.quote([.snippet(0)])])]).html
        #expect(html.hasPrefix("<figure"))
        #expect(!html.contains("<pre"))
    }

    private func renderer(_ context: RenderContext) -> LessonRenderer {
        LessonRenderer(
            index: CourseIndex(SampleCourse.checked()), document: SampleCourse.document([]), context: context)
    }

    private func render(_ blocks: [Block], _ context: RenderContext) -> String {
        var renderer = renderer(context)
        return renderer.blocks(blocks).html
    }
}
