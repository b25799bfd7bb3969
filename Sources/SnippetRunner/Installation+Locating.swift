import Foundation

extension Installation {
    /// The installation of the running program.
    /// - Throws: `SetupError` if the program stands in none.
    public static func current() throws(SetupError) -> Installation {
        try locate(executable: URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath())
    }

    /// The installation that a program belongs to: a build folder of the package, or a prefix that it was
    /// installed in (`lib/coursebuild/coursebuild`, to which `bin/coursebuild` is a link, and `share/coursebuild`).
    /// - Throws: `SetupError` if it belongs to none.
    public static func locate(executable: URL) throws(SetupError) -> Installation {
        let executable = executable.resolvingSymlinksInPath()
        let folder = executable.deletingLastPathComponent()
        let prefix = folder.deletingLastPathComponent().deletingLastPathComponent()
        let share = prefix.appendingPathComponent("share/coursebuild")
        if isEngine(folder), FileManager.default.fileExists(atPath: share.path) {
            return Installation(engine: folder, data: share, theme: share.appendingPathComponent("theme"))
        }
        if isEngine(folder), let root = packageRoot(above: folder) {
            return Installation(
                engine: folder, data: root.appendingPathComponent("share"),
                theme: root.appendingPathComponent("site/theme"))
        }
        throw SetupError(
            """
            the layout engine (libLayoutUI.so and Modules/) with its data is not beside \(executable.path): build \
            with `make`, or run an installed coursebuild
            """)
    }

    private static func isEngine(_ folder: URL) -> Bool {
        ["libLayoutUI.so", "Modules"].allSatisfy {
            FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
        }
    }

    private static func packageRoot(above folder: URL) -> URL? {
        var folder = folder
        while folder.path != "/" {
            if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
                return folder
            }
            folder.deleteLastPathComponent()
        }
        return nil
    }
}
