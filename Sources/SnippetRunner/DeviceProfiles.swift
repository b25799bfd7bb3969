import Foundation
import Snapshot

/// The devices that a course can name, from `devices.json`.
public struct DeviceProfiles: Sendable {
    /// In the file's order; at least one. The first stands in where none is named.
    public let all: [DeviceProfile]

    /// - Parameter data: The file's content: a list of profiles.
    /// - Throws: `SetupError` if it is none.
    public init(data: Data) throws(SetupError) {
        do {
            all = try JSONDecoder().decode([DeviceProfile].self, from: data)
        } catch {
            throw SetupError("devices.json is no list of device profiles: \(error)")
        }
        guard !all.isEmpty else { throw SetupError("devices.json names no device") }
    }

    /// - Throws: `SetupError` if the installation's file cannot be read.
    public init(installation: Installation) throws(SetupError) {
        let file = installation.data.appendingPathComponent("devices.json")
        guard let data = try? Data(contentsOf: file) else {
            throw SetupError("cannot read the device profiles at \(file.path)")
        }
        try self.init(data: data)
    }

    public subscript(name: String) -> DeviceProfile? { all.first { $0.name == name } }

    /// The name that is most like one that there is not; nil if none is near.
    public func nearest(to name: String) -> String? {
        func folded(_ text: String) -> [Character] { Array(text.lowercased().filter { !$0.isWhitespace }) }
        let wanted = folded(name)
        let ranked = all.map { (name: $0.name, distance: EditDistance.between(wanted, folded($0.name))) }
        guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
        return best.distance <= max(2, wanted.count / 3) ? best.name : nil
    }
}

/// Levenshtein's distance: insertions, deletions and replacements that make one text the other.
enum EditDistance {
    static func between(_ first: [Character], _ second: [Character]) -> Int {
        var row = Array(0...second.count)
        for (index, character) in first.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for (place, other) in second.enumerated() {
                let replaced = diagonal + (character == other ? 0 : 1)
                diagonal = row[place + 1]
                row[place + 1] = min(replaced, row[place] + 1, row[place + 1] + 1)
            }
        }
        return row[second.count]
    }
}
