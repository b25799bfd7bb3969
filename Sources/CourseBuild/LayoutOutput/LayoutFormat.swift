import Course
import Figures
import Snapshot

/// How `layout` prints a snapshot.
enum LayoutFormat: String, CaseIterable {
    case text, json, svg

    func write(_ snapshot: LayoutSnapshot) -> String {
        switch self {
        case .text: LayoutText(snapshot).text
        case .json: LayoutJSON.text(of: snapshot)
        case .svg: FigureRenderer().svg(snapshot)
        }
    }
}
