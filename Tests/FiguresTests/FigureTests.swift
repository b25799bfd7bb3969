import Foundation
import FoundationXML
import Layout
import Snapshot
import Testing

@testable import Figures

@Suite struct FigureTests {
    static let tree = Samples.view(
        "VStack", Rect(x: 100, y: 300, width: 200, height: 100), axis: .vertical,
        [
            Samples.view("Text", Rect(x: 100, y: 300, width: 200, height: 40), text: Samples.hostile),
            Samples.view("Spacer", Rect(x: 200, y: 340, width: 0, height: 60)),
        ])
    static let snapshot = Samples.snapshot(tree, Samples.everything, outlines: Samples.outlines)
    static let styles = [
        FigureStyle(), FigureStyle(.page(idPrefix: "a b)\"é")),
        FigureStyle(.file, showsBorders: true, title: Samples.hostile),
        FigureStyle(.page(idPrefix: "p"), showsBorders: true),
    ]

    @Test(arguments: styles)
    func isWellFormed(style: FigureStyle) {
        let svg = FigureRenderer().svg(Self.snapshot, style: style)
        let names = ElementNames()
        let parser = XMLParser(data: Data(svg.utf8))
        parser.delegate = names
        #expect(parser.parse(), "\(String(describing: parser.parserError))")
        #expect(names.all.first == "svg")
        #expect(!names.all.contains("script"))
    }

    @Test(arguments: styles)
    func isTheSameEachTime(style: FigureStyle) {
        #expect(
            FigureRenderer().svg(Self.snapshot, style: style) == FigureRenderer().svg(Self.snapshot, style: style))
    }

    @Test(arguments: styles)
    func refersOnlyToItsOwnIds(style: FigureStyle) {
        let svg = FigureRenderer().svg(Self.snapshot, style: style)
        let ids = svg.matches(of: /id="([^"]+)"/).map { String($0.1) }
        #expect(Set(ids).count == ids.count)
        let references =
            svg.matches(of: /url\(#([^)]+)\)/).map { String($0.1) }
            + svg.matches(of: /href="#([^"]+)"/).map { String($0.1) }
        #expect(!references.isEmpty)
        #expect(Set(references).isSubset(of: Set(ids)))
        if style.destination == .page(idPrefix: "p") { #expect(ids.allSatisfy { $0.hasPrefix("p-") }) }
    }

    @Test func aFileFollowsTheReadersScheme() {
        let svg = FigureRenderer().svg(Self.snapshot)
        #expect(svg.contains("<style>@media (prefers-color-scheme:dark){.f0{fill:#"))
        // What reads no style sheet shows the light color.
        #expect(svg.contains(/fill="#f00" class="f\d"/))
        #expect(!svg.contains("light-dark"))
    }

    @Test func aPageNeedsNoStyleOfTheFigures() {
        let svg = FigureRenderer().svg(Self.snapshot, style: FigureStyle(.page(idPrefix: "x")))
        #expect(svg.contains("light-dark(#f00, #f33)"))
        #expect(!svg.contains("style"))
    }

    @Test func aDarkSnippetIsDarkInBothSchemes() {
        let dark = Samples.snapshot(Self.tree, Samples.everything, scheme: .dark)
        let svg = FigureRenderer().svg(dark, style: FigureStyle(.page(idPrefix: "x")))
        #expect(!svg.contains("light-dark"))
        #expect(svg.contains("fill=\"#f33\""))
    }

    @Test func describesTheTree() {
        let tree = Samples.view(
            "HStack", Rect(x: 0, y: 20, width: 100.25, height: 44),
            [Samples.view("Text", Rect(x: 0, y: 20, width: 30, height: 44), text: "A")])
        #expect(
            TreeDescription.text(Samples.snapshot(tree))
                == "HStack: 100.3 by 44 at 0, 20. Text “A”: level 2, 30 by 44 at 0, 20.")
        let svg = FigureRenderer().svg(Samples.snapshot(tree), style: FigureStyle(title: "A row"))
        #expect(svg.contains(#"role="img" aria-labelledby="title tree""#))
        #expect(svg.contains(#"<title id="title">A row</title>"#))
    }

    @Test func aLongTreeIsCutShort() {
        let many = Samples.view("VStack", .zero, (0..<1000).map { _ in Samples.box })
        #expect(TreeDescription.text(Samples.snapshot(many)).hasSuffix("And 961 more."))
    }

    private final class ElementNames: NSObject, XMLParserDelegate {
        var all: [String] = []

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            all.append(name)
        }
    }
}
