extension DocumentBuilder {
    /// Keeps the numbers of a text that nothing verifies; where the lesson is strict they are errors.
    mutating func collectNumbers(_ text: LocatedText, isHeading: Bool) {
        guard text.text.bytes.contains(where: \.isDigit) else { return }
        var characters: [NumberScanner.Character] = []
        Self.flatten(text.inlines, into: &characters)
        let captions = captions(in: text.inlines)
        for indices in NumberScanner(characters, isHeading: isHeading).numbers() {
            let range = text.text.range(of: indices)
            let number = UnverifiedNumber(text: source(range), range: range, section: section)
            if captions.contains(where: { $0.states(number.text, at: indices) }) { continue }
            document.unverifiedNumbers.append(number)
            guard verification == .strict else { continue }
            diagnostics.add(
                "unverified-number", at: range, "nothing verifies the number \(number.text)",
                help: "make it a claim, [\(number.text)](check:…), or name its source, [\(number.text)](fact:https://…)"
            )
        }
    }

    /// A figure's caption, and the lengths in points that its snippet is offered, which it may tell.
    private struct Caption {
        var range: Range<Int>
        var offered: Set<Double>

        func states(_ number: String, at place: Range<Int>) -> Bool {
            guard range.contains(place.lowerBound), let value = Double(number.replacing(",", with: "")) else {
                return false
            }
            return offered.contains(value)
        }
    }

    private func captions(in inlines: [LocatedInline]) -> [Caption] {
        inlines.flatMap { inline -> [Caption] in
            guard case .image(let image) = inline.kind else { return captions(in: inline.children) }
            return [Caption(range: inline.range, offered: lengthsOffered(by: image.destination))]
        }
    }

    private static func flatten(_ inlines: [LocatedInline], into characters: inout [NumberScanner.Character]) {
        for inline in inlines {
            switch inline.kind {
            case .text(let literal, let map):
                var index = 0
                for scalar in literal.unicodeScalars {
                    let length = UTF8.width(scalar)
                    let first = map.source(of: index)
                    let last = map.source(of: index + length - 1)
                    characters.append(.init(scalar: scalar, source: first.lowerBound..<last.upperBound))
                    index += length
                }
            case .softBreak, .lineBreak: characters.append(.init(scalar: " ", source: inline.range))
            case .code, .html: characters.append(.init(scalar: NumberScanner.Character.opaque, source: inline.range))
            case .link(let link) where link.form == .autolink || isVerified(link.destination):
                characters.append(.init(scalar: NumberScanner.Character.opaque, source: inline.range))
            case .emphasis, .strong, .link, .image: flatten(inline.children, into: &characters)
            }
        }
    }

    private static func isVerified(_ destination: String) -> Bool {
        destination.hasPrefix("check:") || destination.hasPrefix("fact:")
    }
}
