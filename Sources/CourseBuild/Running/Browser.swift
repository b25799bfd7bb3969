import Foundation

/// The user's browser.
enum Browser {
    private static let opener = "xdg-open"

    /// Asks the desktop to open an address, and does not wait for it.
    static func open(_ address: String, _ streams: StandardStreams) {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
        let places = folders.map { URL(fileURLWithPath: $0).appendingPathComponent(opener) }
        let process = Process()
        process.executableURL = places.first { FileManager.default.isExecutableFile(atPath: $0.path) }
        process.arguments = [address]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        guard process.executableURL != nil, (try? process.run()) != nil else {
            streams.error("there is no \(opener) to open a browser with: open the address yourself\n")
            return
        }
    }
}
