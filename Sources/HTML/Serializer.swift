extension Node {
    /// The node as HTML (and, when all of it is SVG, as XML): the same bytes for the same node.
    public var html: String {
        var output = ""
        Serializer.write(self, to: &output)
        return output
    }

    /// The node as a whole HTML document.
    public var document: String { "<!doctype html>\n" + html }
}

enum Serializer {
    static func write(_ node: Node, to output: inout String) {
        switch node {
        case .text(let text): escape(text, to: &output)
        case .group(let nodes): for node in nodes { write(node, to: &output) }
        case .element(let element): write(element, to: &output)
        }
    }

    private static func write(_ element: Element, to output: inout String) {
        let tag = element.tag
        output += "<" + tag.name
        var written: Set<String> = []
        for attribute in element.attributes where written.insert(attribute.name).inserted {
            output += " " + attribute.name
            guard let value = attribute.value else { continue }
            output += "=\""
            escape(value, to: &output)
            output += "\""
        }
        switch tag.kind {
        case .void:
            output += ">"
        case .foreign where element.children.allSatisfy(\.isEmpty):
            output += "/>"
        default:
            output += ">"
            // A parser drops one line break right behind <pre>.
            if tag == .pre, element.children.first?.plainText.first?.isNewline == true { output += "\n" }
            for child in element.children { write(child, to: &output) }
            output += "</" + tag.name + ">"
        }
        if tag.kind == .block { output += "\n" }
    }

    /// Text and attribute values alike; every line end becomes a line feed. What neither HTML nor XML can hold becomes the replacement character.
    static func escape(_ text: String, to output: inout String) {
        var followsReturn = false
        for scalar in text.unicodeScalars {
            defer { followsReturn = scalar == "\r" }
            switch scalar {
            case "&": output += "&amp;"
            case "<": output += "&lt;"
            case ">": output += "&gt;"
            case "\"": output += "&quot;"
            case "\r": output += "\n"
            case "\n": if !followsReturn { output += "\n" }
            case "\t": output += "\t"
            default:
                let isForbidden =
                    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
                    || (0xFDD0...0xFDEF).contains(scalar.value) || scalar.value & 0xFFFE == 0xFFFE
                output.unicodeScalars.append(isForbidden ? "\u{FFFD}" : scalar)
            }
        }
    }
}
