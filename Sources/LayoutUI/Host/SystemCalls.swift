import Foundation

/// Calls of the C library that Swift cannot import, because they take any number of arguments.
nonisolated enum SystemCalls {
    /// Has the system kill this process when the thread that started it ends.
    static func dieWithParent() { control(1, UInt(SIGKILL)) }

    /// Has this process become the parent of those of its descendants whose own parent has ended.
    static func adoptOrphans() { control(36, 1) }

    /// `prctl`, whose arguments are all words.
    private static func control(_ option: Int32, _ value: UInt) {
        typealias Control = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
        guard let symbol = dlsym(nil, "prctl") else { return }
        _ = unsafeBitCast(symbol, to: Control.self)(option, value, 0, 0, 0)
    }
}
