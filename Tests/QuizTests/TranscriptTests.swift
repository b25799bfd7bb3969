import Foundation
import Testing

@testable import QuizCore

/// Whole runs without a terminal. In a file of Transcripts/ a line that begins with `> ` is input, and the
/// others are what is printed before and after it. `ACCEPT=1 swift test --filter Transcript` writes them anew.
@Suite("Transcripts")
struct TranscriptTests {
    @Test(arguments: try TestFiles.texts("Transcripts"))
    func printsAsRecorded(file: URL) throws {
        let expected = try String(contentsOf: file, encoding: .utf8)
        var quiz = PlainQuiz(session: QuizSession(cards: try SampleDeck.cards()))
        var found = quiz.opening()
        for line in expected.split(separator: "\n") where line.hasPrefix("> ") {
            #expect(!quiz.isOver, "there is input behind the end")
            found += line + "\n" + quiz.handle(String(line.dropFirst(2)))
        }
        found += quiz.session.result.summary + "\n"
        try TestFiles.accept(found, for: file)
        #expect(found == expected)
    }
}
