import Foundation

/// Where this product's own files are: found from the running executable, so that a build folder and an
/// installed prefix both work and can be moved.
public struct Installation: Sendable {
    /// Holds `libLayoutUI.so`, `libLayoutUIMacros.so` and `Modules/`.
    public var engine: URL
    /// Holds `devices.json`.
    public var data: URL
    /// Holds the site's style sheets and scripts.
    public var theme: URL

    /// The layout engine that snippets are linked with.
    public var engineLibrary: URL { engine.appendingPathComponent("libLayoutUI.so") }

    /// The compiler's plug-in for SwiftUI's macros. Snippets without macros do not need it.
    public var macroLibrary: URL { engine.appendingPathComponent("libLayoutUIMacros.so") }

    public init(engine: URL, data: URL, theme: URL) {
        self.engine = engine
        self.data = data
        self.theme = theme
    }
}
