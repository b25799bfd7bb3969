import Course
import Figures
import HTML
import LessonHTML
import Snapshot

/// A lesson's first figure that fits a small box, for the course map.
struct Thumbnail {
    let site: Site
    let lesson: Lesson
    let idPrefix: String

    /// Figures taller than wide by more than this would be tiny.
    private static let tallest = 1.1

    var node: Node {
        for snippet in lesson.document.snippets
        where snippet.mode == .layout && !snippet.isHidden && snippet.figure != .none {
            guard let snapshot = site.index.snapshot(of: snippet.key, state: 0) else { continue }
            let style = FigureStyle(.page(idPrefix: idPrefix), showsBorders: snippet.figure == .borders)
            let figure = FigureRenderer().figure(snapshot, style: style)
            guard !figure.isScreen, figure.size.height <= figure.size.width * Self.tallest else { continue }
            return Tag.div(.class("thumbnail"), .decorative) { figure.node }
        }
        return .empty
    }
}
