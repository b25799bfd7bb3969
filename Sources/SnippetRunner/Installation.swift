import Foundation

/// Where this product's own files are: found from the running executable, so that a build folder and an
/// installed prefix both work and can be moved.
public struct Installation: Sendable {
    /// Holds `libLayoutUI.so` and `Modules/`.
    public var engine: URL
    /// Holds `devices.json`.
    public var data: URL
    /// Holds the site's style sheets and scripts.
    public var theme: URL

    public init(engine: URL, data: URL, theme: URL) {
        self.engine = engine
        self.data = data
        self.theme = theme
    }
}
