import Foundation
import Layout
import Snapshot
import SnippetRunner

/// Looks at the machine.
struct MachineFacts {
    let installation: Installation

    /// What the engine measures and draws text with.
    static let fontPackages = ["fonts-inter", "fonts-jetbrains-mono", "fonts-dejavu-core", "fonts-dejavu-extra"]

    var compiler: Finding {
        do {
            let compiler = try CompilerFacts()
            let value = "\(compiler.version) at \(compiler.path)"
            guard let mismatch = compiler.mismatch(with: installation) else {
                return Finding(name: "compiler", value: value)
            }
            return Finding(
                name: "compiler", value: "\(value), but the layout engine needs \(mismatch.needed)", mend: mismatch.mend
            )
        } catch {
            return Finding(
                name: "compiler", value: "none",
                mend: "install a Swift toolchain (https://www.swift.org/install/linux/) and put its usr/bin on PATH")
        }
    }

    var engine: Finding { file(installation.engineLibrary, name: "layout engine") }
    var macros: Finding { file(installation.macroLibrary, name: "macros' plug-in") }

    private func file(_ file: URL, name: String) -> Finding {
        if FileManager.default.fileExists(atPath: file.path) { return Finding(name: name, value: file.path) }
        return Finding(name: name, value: "not at \(file.path)", mend: "make tools")
    }

    var devices: Finding {
        do {
            let names = try DeviceProfiles(installation: installation).all.map(\.name)
            return Finding(name: "devices", value: names.joined(separator: ", "))
        } catch {
            return Finding(name: "devices", value: error.description, mend: "make tools")
        }
    }

    /// A package of Debian's, by the list of what is installed.
    func package(_ package: String, name: String) -> Finding {
        if let version = Self.installed[package] { return Finding(name: name, value: version) }
        return Finding(name: name, value: "not installed", mend: "apt-get install \(package)")
    }

    /// Versions by package, as dpkg keeps them.
    private static let installed: [String: String] = {
        guard let data = FileManager.default.contents(atPath: "/var/lib/dpkg/status") else { return [:] }
        var versions: [String: String] = [:]
        var package: Substring = ""
        var isInstalled = false
        for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
            if line.hasPrefix("Package: ") {
                package = line.dropFirst(9)
                isInstalled = false
            } else if line.hasPrefix("Status: ") {
                isInstalled = line.hasSuffix(" installed")
            } else if line.hasPrefix("Version: "), isInstalled {
                versions[String(package)] = String(line.dropFirst(9))
            }
        }
        return versions
    }()

    /// Lays out a text and looks whether it is as large as on an iPhone: 85.33 × 20.33 (docs/engine.md).
    var trial: Finding {
        let name = "a trial"
        do {
            let conditions = RunConditions(device: try DeviceProfiles(installation: installation).all[0])
            let code = SnippetSource.Code(text: "Text(\"Hello world\")", path: "trial.swift", line: 1)
            let source = SnippetSource(key: "trial", code: code, mode: .layout, conditions: conditions)
            let outcome = try SnippetRunner(installation: installation, cache: nil).run([source]).outcomes["trial"]
            guard case .ran(let result, _)? = outcome, let size = result.states.first?.root.frame.size else {
                return Finding(
                    name: name, value: "nothing was laid out: \(Self.reason(outcome))",
                    mend: "coursebuild layout - <<< 'Text(\"Hello world\")' tells more")
            }
            let isRight = abs(size.width - 256.0 / 3) < 0.01 && abs(size.height - 61.0 / 3) < 0.01
            let value = String(format: "Text(\"Hello world\") is %.3f × %.3f points", size.width, size.height)
            return Finding(
                name: name, value: value, mend: isRight ? nil : "another version of fonts-inter: install Debian's")
        } catch {
            return Finding(name: name, value: "\(error)", mend: "make tools")
        }
    }

    private static func reason(_ outcome: SnippetOutcome?) -> String {
        switch outcome {
        case .rejected(let messages)?: messages.first?.text ?? "it does not compile"
        case .broke(let failure, _)?: "\(failure.reason)"
        default: "no answer"
        }
    }

    /// As people read it; all files below the folder.
    static func size(of folder: URL) -> String {
        let keys: Set<URLResourceKey> = [.fileSizeKey]
        var bytes = 0
        var count = 0
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: Array(keys))
        while let file = files?.nextObject() as? URL {
            guard let size = try? file.resourceValues(forKeys: keys).fileSize else { continue }
            bytes += size
            count += 1
        }
        return String(format: "%.1f MB in \(count) files", Double(bytes) / 1e6)
    }
}
