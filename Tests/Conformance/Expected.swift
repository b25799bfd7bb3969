import Course
import Foundation

/// An expected value as a case file states it: numbers (or `a / b`), a size `w × h`, a list `a, b`, a word.
struct Expected {
    private let text: String

    /// Published numbers have one to three decimals.
    private static let tolerance = 0.0006

    init(_ text: String) { self.text = text }

    func agrees(with value: QueryValue) -> Bool {
        switch value {
        case .length(let number), .number(let number): Self.agrees(number, text)
        case .size(let width, let height):
            Self.agree([width ?? .nan, height ?? .nan], text.components(separatedBy: " × "))
        case .list(let numbers): Self.agree(numbers, text.components(separatedBy: ", "))
        case .boolean(let flag): text == "\(flag)"
        case .text(let string): text == string
        }
    }

    private static func agree(_ numbers: [Double], _ texts: [String]) -> Bool {
        numbers.count == texts.count && zip(numbers, texts).allSatisfy { agrees($0, $1) }
    }

    private static func agrees(_ number: Double, _ text: String) -> Bool {
        if text == "inf" { return number == .infinity }
        let parts = text.components(separatedBy: " / ").compactMap(Double.init)
        guard let first = parts.first else { return false }
        return abs(number - (parts.count == 2 ? first / parts[1] : first)) < tolerance
    }
}
