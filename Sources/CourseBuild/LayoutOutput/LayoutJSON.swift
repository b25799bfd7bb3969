import Foundation
import Layout
import Snapshot

/// The laid-out tree as other programs read it. The keys are a contract: `size` is the space that was offered,
/// frames are in its coordinates, all in points, unrounded.
enum LayoutJSON {
    static func text(of snapshot: LayoutSnapshot) -> String {
        let size = snapshot.offered
        var text = "{\"size\":[\(number(size.width)),\(number(size.height))],\"root\":"
        write(snapshot.root, to: &text)
        return text + "}\n"
    }

    private static func write(_ view: ViewRecord, to text: inout String) {
        let frame = view.frame
        let sides = [frame.minX, frame.minY, frame.width, frame.height].map(number).joined(separator: ",")
        text += "{\"kind\":\(string(view.kind)),\"id\":\(string(view.identifier)),\"text\":\(string(view.text))"
        text += ",\"frame\":[\(sides)],\"children\":["
        for (position, child) in view.children.enumerated() {
            if position > 0 { text += "," }
            write(child, to: &text)
        }
        text += "]}"
    }

    /// JSON has no infinity: a length without an end is null.
    private static func number(_ value: Double) -> String {
        guard value.isFinite else { return "null" }
        return value == value.rounded() && value.magnitude < 1e15 ? String(Int(value)) : String(value)
    }

    private static func string(_ text: String?) -> String {
        guard let text else { return "null" }
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\r": result += "\\r"
            default:
                if scalar.value < 0x20 || scalar.value == 0x7F {
                    let digits = String(scalar.value, radix: 16)
                    result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return result + "\""
    }
}
