/// How a layout is drawn.
public struct FigureStyle: Equatable, Sendable {
    public enum Destination: Equatable, Sendable {
        /// Inside of a page whose `color-scheme` decides between light and dark. Every id of the figure begins
        /// with the prefix, which has to be unique on the page.
        case page(idPrefix: String)
        /// A file of its own, which follows `prefers-color-scheme`.
        case file
    }

    public var destination: Destination
    /// Outlines every view, and measures every spacer.
    public var showsBorders: Bool
    /// What the figure is called: its `<title>`.
    public var title: String?

    public init(
        _ destination: Destination = .file, showsBorders: Bool = false, title: String? = nil
    ) {
        self.destination = destination
        self.showsBorders = showsBorders
        self.title = title
    }
}
