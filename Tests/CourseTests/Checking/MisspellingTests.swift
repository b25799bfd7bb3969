import Testing

@testable import Course

/// What a name that the compiler does not know was meant as.
@Suite struct MisspellingTests {
    static let api = APINames.Source {
        APINames(
            types: ["HStack", "VStack", "Text", "Color", "State"],
            members: [
                "View": ["padding", "frame", "font"], "Color": ["yellow", "red"], "Font": ["title", "body"],
                "Edge.Set": ["leading", "trailing"], "Image": ["resizable", "yelows"],
            ], labels: ["maxWidth", "width", "height", "spacing"])
    }

    @Test(arguments: [
        ("value of type 'Text' has no member 'paddng'", "padding"),
        ("value of type 'some View' has no member 'Padding'", "padding"),
        ("type 'Color' has no member 'yelow'", "yellow"),
        ("type 'Font?' has no member 'titel'", "title"),
        ("type 'Edge.Set' has no member 'leadng'", "leading"),
        ("type 'ShapeStyle' has no member 'rd'", "red"),
        ("reference to member 'trailng' cannot be resolved without a contextual type", "trailing"),
        ("cannot find 'HStak' in scope", "HStack"),
        ("cannot find type 'Colr' in scope", "Color"),
        ("cannot find 'TirpCard' in scope", "TripCard"),
        ("unknown attribute 'Stat'", "State"),
        ("incorrect argument label in call (have 'maxwidth:', expected 'width:')", "maxWidth:"),
        ("incorrect argument labels in call (have 'width:heigth:', expected 'width:height:')", "height:"),
        ("extraneous argument label 'spacng:' in call", "spacing:"),
    ])
    func `a slip finds its name`(message: String, meant: String) {
        let misspelling = Misspelling(api: Self.api, declared: ["TripCard", "count"])
        #expect(misspelling.help(for: message) == "did you mean '\(meant)'?")
    }

    @Test(arguments: [
        // What is there is not misspelled, but belongs to something else.
        "value of type 'Text' has no member 'resizable'", "type 'Font?' has no member 'red'",
        "incorrect argument label in call (have 'height:', expected 'width:')",
        // Nothing is near, or the compiler says it already.
        "value of type 'Text' has no member 'zzzzzz'", "cannot find 'xyz' in scope",
        "cannot find 'HStak' in scope; did you mean 'HStack'?",
        "cannot find 'Texts' in scope: not supported by the engine: leave it out",
        "cannot convert value of type 'Int' to specified type 'String'", "missing return",
    ])
    func `other messages have no name to suggest`(message: String) {
        #expect(Misspelling(api: Self.api, declared: ["TripCard"]).help(for: message) == nil)
    }

    /// The names are read when they are needed, and not before.
    @Test func `a message without a name reads none`() {
        let api = APINames.Source {
            Issue.record("the names were read")
            return APINames()
        }
        #expect(Misspelling(api: api, declared: []).help(for: "missing return") == nil)
    }
}
