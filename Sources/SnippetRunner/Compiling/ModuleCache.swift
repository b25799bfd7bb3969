import Foundation

/// Where the compiler keeps the C modules that it has built: if it has the choice, in the user's cache folder. A
/// service's account often has a home that does not exist, and then no import works.
struct ModuleCache {
    let environment: [String: String]

    /// - Parameter folder: What the compiler may fill if the user's folder cannot be written.
    func flags(else folder: URL) -> [String] {
        isWritable ? [] : ["-module-cache-path", folder.appendingPathComponent("modules").path]
    }

    private var isWritable: Bool {
        let home = environment["HOME"] ?? NSHomeDirectory()
        // As LLVM's `sys::path::cache_directory` looks for it.
        let cache = environment["XDG_CACHE_HOME"] ?? home + "/.cache"
        let folder = cache + "/clang/ModuleCache"
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        return access(folder, W_OK | X_OK) == 0
    }
}
