import Foundation
import Snapshot
import Testing

@testable import SnippetRunner

@Suite struct InstallationTests {
    @Test func testsRunInABuildFolder() throws {
        let installation = try Installation.current()
        #expect(
            FileManager.default.fileExists(atPath: installation.engine.appendingPathComponent("libLayoutUI.so").path))
        let profiles = try DeviceProfiles(installation: installation)
        // The screen of an iPhone 17 is 402 × 874 points.
        #expect(profiles["iPhone 17"]?.size.width == 402)
        #expect(installation.theme.path.hasSuffix("site/theme"))
    }

    /// As `make install` lays it out, and moved elsewhere as a whole.
    @Test func prefix() throws {
        let folder = try Folder()
        try make(
            [
                "p/lib/coursebuild/coursebuild", "p/lib/coursebuild/libLayoutUI.so", "p/lib/coursebuild/Modules/x",
                "p/share/coursebuild/devices.json", "p/bin/x",
            ], in: folder.url)
        let link = folder.url.appendingPathComponent("p/bin/coursebuild")
        try FileManager.default.createSymbolicLink(
            atPath: link.path, withDestinationPath: "../lib/coursebuild/coursebuild")
        let root = folder.url.resolvingSymlinksInPath().path
        for name in ["p", "q"] {
            if name == "q" {
                try FileManager.default.moveItem(
                    at: folder.url.appendingPathComponent("p"), to: folder.url.appendingPathComponent("q"))
            }
            let installation = try Installation.locate(
                executable: folder.url.appendingPathComponent("\(name)/bin/coursebuild"))
            #expect(installation.engine.path == "\(root)/\(name)/lib/coursebuild")
            #expect(installation.data.path == "\(root)/\(name)/share/coursebuild")
            #expect(installation.theme.path == "\(root)/\(name)/share/coursebuild/theme")
        }
    }

    @Test func linkToAPrefix() throws {
        let folder = try Folder()
        try make(
            [
                "p/lib/coursebuild/coursebuild", "p/lib/coursebuild/libLayoutUI.so", "p/lib/coursebuild/Modules/x",
                "p/share/coursebuild/devices.json",
            ], in: folder.url)
        let link = folder.url.appendingPathComponent("coursebuild")
        try FileManager.default.createSymbolicLink(
            at: link, withDestinationURL: folder.url.appendingPathComponent("p/lib/coursebuild/coursebuild"))
        #expect(try Installation.locate(executable: link).engine.path.hasSuffix("/p/lib/coursebuild"))
    }

    @Test func buildFolder() throws {
        let folder = try Folder()
        try make(
            [
                "Package.swift", ".build/release/coursebuild", ".build/release/libLayoutUI.so",
                ".build/release/Modules/x",
            ], in: folder.url)
        let installation = try Installation.locate(
            executable: folder.url.appendingPathComponent(".build/release/coursebuild"))
        let root = folder.url.resolvingSymlinksInPath().path
        #expect(installation.engine.path == root + "/.build/release")
        #expect(installation.data.path == root + "/share")
        #expect(installation.theme.path == root + "/site/theme")
    }

    @Test func nowhere() throws {
        let folder = try Folder()
        try make(["bin/coursebuild"], in: folder.url)
        let error = #expect(throws: SetupError.self) {
            try Installation.locate(executable: folder.url.appendingPathComponent("bin/coursebuild"))
        }
        #expect(error?.description.contains("make") == true)
    }

    @Test func noCompiler() throws {
        let folder = try Folder()
        let error = #expect(throws: SetupError.self) { try Toolchain.locate(path: "\(folder.url.path):/nowhere") }
        #expect(error?.description.contains("no swiftc on PATH") == true)
    }

    @Test func noEngine() throws {
        let folder = try Folder()
        let runner = SnippetRunner(
            installation: Installation(engine: folder.url, data: folder.url, theme: folder.url), cache: nil)
        let error = #expect(throws: SetupError.self) { try runner.run([source("print(1)")]) }
        #expect(error?.description.contains("libLayoutUI.so") == true)
    }

    @Test(arguments: [
        ("iphone 17", "iPhone 17"), ("iPhone17", "iPhone 17"), ("iPone 16 Pro", "iPhone 16 Pro"), ("Canvas", "canvas"),
    ])
    func nearestDevice(_ written: String, _ meant: String) throws {
        let profiles = try DeviceProfiles(installation: Installation.current())
        #expect(profiles[written] == nil)
        #expect(profiles.nearest(to: written) == meant)
    }

    @Test func noNearDevice() throws {
        #expect(try DeviceProfiles(installation: Installation.current()).nearest(to: "Commodore 64") == nil)
    }

    @Test(arguments: ["", "{}", "[]", "[{\"name\": \"x\"}]"]) func badProfiles(_ text: String) {
        let error = #expect(throws: SetupError.self) { try DeviceProfiles(data: Data(text.utf8)) }
        #expect(error?.description.contains("devices.json") == true)
    }

    private func make(_ files: [String], in folder: URL) throws {
        for file in files {
            let url = folder.appendingPathComponent(file)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data().write(to: url)
        }
    }
}
