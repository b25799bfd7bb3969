import Foundation

/// The Swift compiler that snippets are compiled with.
struct Toolchain: Sendable {
    /// The compiler, symbolic links resolved.
    let compiler: URL

    /// - Parameter path: As the environment's PATH.
    /// - Throws: `SetupError` if there is no `swiftc` in it.
    static func locate(path: String) throws(SetupError) -> Toolchain {
        for folder in path.split(separator: ":") {
            let candidate = URL(fileURLWithPath: String(folder)).appendingPathComponent("swiftc")
            guard FileManager.default.isExecutableFile(atPath: candidate.path) else { continue }
            return Toolchain(compiler: candidate)
        }
        throw SetupError(
            """
            no swiftc on PATH: lessons are compiled with the Swift compiler. Install a Swift toolchain \
            (https://www.swift.org/install/linux/) and have its usr/bin on PATH
            """)
    }

    /// Tells one compiler from another without starting it: path, size and time of the program.
    var identity: String {
        let resolved = compiler.resolvingSymlinksInPath()
        return FileIdentity(resolved).map { "\(resolved.path) \($0.description)" } ?? resolved.path
    }

    /// The toolchain's own linker, where it has one: it takes half as long as the system's.
    var linkerFlags: [String] {
        let linker = compiler.resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("ld.lld")
        return FileManager.default.isExecutableFile(atPath: linker.path) ? ["-use-ld=lld"] : []
    }
}
