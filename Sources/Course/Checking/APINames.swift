import Synchronization

/// What of SwiftUI a snippet can name: so that it can be told what a misspelled name was meant as.
public struct APINames: Equatable, Sendable {
    /// Of types, free functions and macros.
    public var types: [String]
    /// By the type that they are members of.
    public var members: [String: [String]]
    /// Of arguments.
    public var labels: [String]

    public init(types: [String] = [], members: [String: [String]] = [:], labels: [String] = []) {
        self.types = types
        self.members = members
        self.labels = labels
    }

    /// Where the names come from: they are read when the first one is misspelled.
    public final class Source: Sendable {
        private let read: @Sendable () -> APINames
        private let known = Mutex<APINames?>(nil)

        public init(_ read: @escaping @Sendable () -> APINames = { APINames() }) { self.read = read }

        public var names: APINames {
            known.withLock { known in
                if let known { return known }
                let names = read()
                known = names
                return names
            }
        }
    }
}
