/// A number as SVG needs it: at most so many decimals, no trailing zeros, no minus zero, nothing infinite.
func number(_ value: Double, decimals: Int = 2) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "0" }
    var scale = 1
    for _ in 0..<decimals { scale *= 10 }
    let scaled = Int((abs(value) * Double(scale)).rounded())
    var text = value < 0 && scaled != 0 ? "-" : ""
    text += String(scaled / scale)
    let fraction = scaled % scale
    guard fraction != 0 else { return text }
    var digits = String(fraction)
    digits = String(repeating: "0", count: decimals - digits.count) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    return text + "." + digits
}

/// SVG path data with its numbers written short; everything else as it was.
func shortened(path: String) -> String {
    var result = ""
    var token = ""
    func flush() {
        guard !token.isEmpty else { return }
        if let value = Double(token) {
            let text = number(value)
            if let last = result.utf8.last, last >= UInt8(ascii: "0"), last <= UInt8(ascii: "9"), !text.hasPrefix("-") {
                result += " "
            }
            result += text
        } else {
            result += token
        }
        token = ""
    }
    for character in path.unicodeScalars {
        switch character {
        case "0"..."9", ".":
            if character == ".", token.contains("."), !token.contains("e") { flush() }
            token.unicodeScalars.append(character)
        case "e", "E": token += "e"
        case "-", "+":
            if !token.hasSuffix("e") { flush() }
            token.unicodeScalars.append(character)
        default:
            flush()
            result.unicodeScalars.append(character)
        }
    }
    flush()
    return result
}
