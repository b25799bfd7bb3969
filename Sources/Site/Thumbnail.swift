import Course
import Figures
import HTML
import LessonHTML
import Snapshot

/// A lesson's richest figure that fits a small box, for the course map.
struct Thumbnail {
    let site: Site
    let lesson: Lesson
    let idPrefix: String

    /// Figures taller than wide by more than this would be tiny.
    private static let tallest = 1.1
    /// More views than these make a small figure no richer.
    private static let views = 7

    var node: Node {
        var best: (snippet: Snippet, snapshot: LayoutSnapshot, views: Int)?
        for snippet in lesson.document.snippets
        where snippet.mode == .layout && !snippet.isHidden && snippet.figure != .none {
            guard let snapshot = site.index.snapshot(of: snippet.key, state: 0), fits(snapshot) else { continue }
            let views = min(count(snapshot.root), Self.views)
            if views > best?.views ?? 0 { best = (snippet, snapshot, views) }
        }
        guard let best else { return .empty }
        let style = FigureStyle(.page(idPrefix: idPrefix), showsBorders: best.snippet.figure == .borders)
        return Tag.div(.class("thumbnail"), .decorative) {
            FigureRenderer().figure(best.snapshot, style: style).node
        }
    }

    private func fits(_ snapshot: LayoutSnapshot) -> Bool {
        let size = FigureRenderer().size(of: snapshot, style: FigureStyle())
        return size.height <= size.width * Self.tallest
    }

    private func count(_ record: ViewRecord) -> Int {
        record.children.reduce(1) { $0 + count($1) }
    }
}
