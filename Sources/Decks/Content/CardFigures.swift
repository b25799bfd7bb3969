import Course
import SnippetRunner

/// Draws what cards show.
struct CardFigures {
    var outcomes: [String: SnippetOutcome]

    /// The figure as a picture that shows on its own; nil when its snippet was not laid out.
    func picture(of figure: Figure) -> MediaFile? {
        nil
    }
}
