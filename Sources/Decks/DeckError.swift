import Course
import Foundation

/// Why no decks were written: something the author can mend.
public struct DeckError: Error, Equatable, Sendable {
    public var diagnostics: [Diagnostic]

    public init(_ diagnostics: [Diagnostic]) {
        self.diagnostics = diagnostics
    }
}
