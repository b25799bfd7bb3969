// swift-tools-version: 6.1
import Foundation
import PackageDescription

/// SwiftSyntax, SwiftParser and SwiftIDEUtils come with the toolchain, in `usr/lib/swift/host` beside the
/// compiler. A module that imports one of them, directly or through another module, needs the search path.
let hostLibraries: String = {
    let path = Context.environment["PATH"] ?? ""
    for folder in path.split(separator: ":") {
        let compiler = URL(fileURLWithPath: String(folder)).appendingPathComponent("swiftc")
        guard FileManager.default.isExecutableFile(atPath: compiler.path) else { continue }
        let bin = compiler.resolvingSymlinksInPath().deletingLastPathComponent()
        let host = bin.deletingLastPathComponent().appendingPathComponent("lib/swift/host").path
        if FileManager.default.fileExists(atPath: host + "/SwiftSyntax.swiftmodule") { return host }
    }
    fatalError("no Swift toolchain with usr/lib/swift/host/SwiftSyntax.swiftmodule on PATH")
}()

let swift: [SwiftSetting] = [.swiftLanguageMode(.v6)]
let swiftWithSyntax: [SwiftSetting] = swift + [.unsafeFlags(["-I", hostLibraries])]
let syntaxLinker: [LinkerSetting] = [
    .unsafeFlags(["-L", hostLibraries, "-Xlinker", "-rpath", "-Xlinker", hostLibraries]),
    .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"), .linkedLibrary("SwiftIDEUtils"),
]

let package = Package(
    name: "CourseBuild",
    products: [
        .library(name: "LayoutUI", type: .dynamic, targets: ["LayoutUI"]),
        .library(name: "LayoutUIMacros", type: .dynamic, targets: ["LayoutUIMacros"]),
        .executable(name: "coursebuild", targets: ["coursebuild"]),
        .executable(name: "quiz", targets: ["quiz"]),
    ],
    targets: [
        // C libraries from Debian: one system-library target each; the importing module named behind it
        // owns all of the library's pointers in one file.
        .systemLibrary(name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
        .systemLibrary(name: "CICU", pkgConfig: "icu-uc", providers: [.apt(["libicu-dev"])]),
        .systemLibrary(name: "CCmark", pkgConfig: "libcmark", providers: [.apt(["libcmark-dev"])]),
        .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
        .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        .systemLibrary(name: "CArchive", pkgConfig: "libarchive", providers: [.apt(["libarchive-dev"])]),
        .systemLibrary(name: "CNettle", pkgConfig: "nettle", providers: [.apt(["nettle-dev"])]),
        .systemLibrary(
            name: "CMicroHTTPD", pkgConfig: "libmicrohttpd", providers: [.apt(["libmicrohttpd-dev"])]),

        // The parts of glibc that Swift's import of it leaves out; no package of its own.
        .systemLibrary(name: "CSpawn"),

        // The engine. A lesson's snippets link LayoutUI, and nothing else of this package.
        .target(name: "Layout", swiftSettings: swift),
        .target(name: "FontFiles", swiftSettings: swift),
        .target(name: "Files", swiftSettings: swift),
        .target(name: "Snapshot", dependencies: ["Layout"], swiftSettings: swift),
        // Built for library evolution, so that whoever imports it (a snippet's compile does, indirectly) needs
        // neither the C libraries' headers nor their module maps.
        .target(
            name: "TextLibraries", dependencies: ["CHarfBuzz", "CICU"],
            swiftSettings: swift + [.unsafeFlags(["-enable-library-evolution"])]),
        .target(name: "Typesetting", dependencies: ["FontFiles", "Layout", "TextLibraries"], swiftSettings: swift),
        .target(name: "LayoutUI", dependencies: ["Layout", "Typesetting", "Snapshot"], swiftSettings: swift),

        // The compiler loads it when a snippet uses a macro of SwiftUI's.
        .target(
            name: "LayoutUIMacros", swiftSettings: swiftWithSyntax,
            linkerSettings: [
                .unsafeFlags(["-L", hostLibraries, "-Xlinker", "-rpath", "-Xlinker", hostLibraries]),
                .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftSyntaxBuilder"),
                .linkedLibrary("SwiftSyntaxMacros"),
            ]),

        // What of SwiftUI there is, read from the engine's sources.
        .target(
            name: "APICatalog", swiftSettings: swiftWithSyntax, linkerSettings: syntaxLinker),

        // From a lesson to verdicts.
        .target(
            name: "SnippetRunner", dependencies: ["Files", "FontFiles", "Layout", "Snapshot", "CSpawn"],
            swiftSettings: swiftWithSyntax,
            linkerSettings: syntaxLinker),
        .target(
            name: "Course", dependencies: ["Files", "Layout", "Snapshot", "SnippetRunner", "CCmark", "CYAML"],
            swiftSettings: swiftWithSyntax),

        // From verdicts to what other programs read: CI, editors.
        .target(name: "Reports", dependencies: ["Course"], swiftSettings: swiftWithSyntax),

        // From verdicts to what people look at.
        .target(name: "HTML", swiftSettings: swift),
        .target(name: "Figures", dependencies: ["Layout", "Snapshot", "HTML"], swiftSettings: swift),
        .target(
            name: "LessonHTML", dependencies: ["Course", "Figures", "HTML", "Snapshot", "SnippetRunner"],
            swiftSettings: swiftWithSyntax,
            linkerSettings: syntaxLinker),
        .target(
            name: "Site",
            dependencies: ["Course", "Files", "Figures", "LessonHTML", "HTML", "Snapshot", "SnippetRunner"],
            swiftSettings: swiftWithSyntax),
        .target(
            name: "Decks",
            dependencies: [
                "Course", "Files", "LessonHTML", "HTML", "DeckFile", "Snapshot", "SnippetRunner", "CSQLite",
                "CArchive", "CNettle",
            ],
            swiftSettings: swiftWithSyntax),

        // The same while it is being written.
        .target(
            name: "Preview",
            dependencies: ["Course", "Files", "Site", "HTML", "Snapshot", "SnippetRunner", "CMicroHTTPD"],
            swiftSettings: swiftWithSyntax),

        // From a deck to a learner. No part of the course's pipeline: `quiz` plays deck files, wherever from.
        .target(name: "DeckFile", swiftSettings: swift),
        .target(name: "CTerminal"),
        .target(name: "QuizCore", dependencies: ["DeckFile", "CTerminal"], swiftSettings: swift),
        .executableTarget(
            name: "coursebuild",
            dependencies: [
                "APICatalog", "Course", "Files", "Layout", "Reports", "Figures", "Site", "Snapshot", "SnippetRunner",
                "Decks", "Preview",
            ],
            path: "Sources/CourseBuild",
            swiftSettings: swiftWithSyntax, linkerSettings: syntaxLinker),
        .executableTarget(name: "quiz", dependencies: ["QuizCore"], path: "Sources/Quiz", swiftSettings: swift),

        // One folder a module; Conformance holds data-driven cases of the engine, EndToEnd runs the binaries.
        .testTarget(name: "FilesTests", dependencies: ["Files"], swiftSettings: swift),
        .testTarget(name: "LayoutTests", dependencies: ["Layout"], swiftSettings: swift),
        .testTarget(name: "TypesettingTests", dependencies: ["Typesetting"], swiftSettings: swift),
        .testTarget(name: "LayoutUITests", dependencies: ["LayoutUI"], swiftSettings: swift),
        .testTarget(
            name: "SnippetRunnerTests", dependencies: ["SnippetRunner", "FontFiles", "Snapshot", "Layout"],
            swiftSettings: swiftWithSyntax,
            linkerSettings: syntaxLinker),
        .testTarget(
            name: "APICatalogTests", dependencies: ["APICatalog"], swiftSettings: swiftWithSyntax,
            linkerSettings: syntaxLinker),
        .testTarget(
            name: "CourseTests", dependencies: ["Course", "CCmark"], exclude: ["Corpus"],
            swiftSettings: swiftWithSyntax, linkerSettings: syntaxLinker),
        .testTarget(
            name: "ReportsTests", dependencies: ["Reports"], swiftSettings: swiftWithSyntax,
            linkerSettings: syntaxLinker),
        .testTarget(name: "HTMLTests", dependencies: ["HTML"], swiftSettings: swift),
        .testTarget(name: "FiguresTests", dependencies: ["Figures", "HTML"], swiftSettings: swift),
        .testTarget(
            name: "SiteTests", dependencies: ["Site", "LessonHTML"], exclude: ["python"],
            swiftSettings: swiftWithSyntax,
            linkerSettings: syntaxLinker),
        .testTarget(
            name: "PreviewTests",
            dependencies: ["Preview", "Site", "Course", "SnippetRunner", "Snapshot", "Layout", "RawHTTP"],
            exclude: ["python"],
            swiftSettings: swiftWithSyntax, linkerSettings: syntaxLinker),
        .testTarget(
            name: "DecksTests", dependencies: ["Decks"], exclude: ["python"], swiftSettings: swiftWithSyntax,
            linkerSettings: syntaxLinker),
        .testTarget(
            name: "QuizTests", dependencies: ["QuizCore", "DeckFile"], exclude: ["Screens", "Transcripts", "python"],
            swiftSettings: swift),
        .testTarget(
            name: "Conformance", dependencies: ["Course"], exclude: ["BadInput", "Cases", "Tour"],
            swiftSettings: swiftWithSyntax,
            linkerSettings: syntaxLinker),
        .target(name: "RawHTTP", path: "Tests/RawHTTP", swiftSettings: swift),
        .testTarget(name: "EndToEnd", dependencies: ["RawHTTP"], exclude: ["Fixtures"], swiftSettings: swift),
    ]
)
