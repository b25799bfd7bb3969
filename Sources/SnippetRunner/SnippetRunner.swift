import Foundation
import Snapshot

/// Compiles snippets against the engine and runs each in a process of its own.
public struct SnippetRunner: Sendable {
    public var installation: Installation
    /// Where results are kept between runs; nil keeps none.
    public var cache: URL?
    /// Where the course's own pictures are; nil where it has none.
    public var images: URL?
    public var limits: RunLimits

    public init(installation: Installation, cache: URL?, images: URL? = nil, limits: RunLimits = RunLimits()) {
        self.installation = installation
        self.cache = cache
        self.images = images
        self.limits = limits
    }
}
