import Snapshot
import SnippetRunner

/// The options of `layout` that decide how a snippet is laid out.
struct ConditionOptions {
    private let arguments: Arguments
    private let device: DeviceProfile?
    private let standard: DeviceProfile
    private let width: Double?
    private let height: Double?

    /// Throws `UsageError` for a device there is not, or a length that is none.
    init(_ arguments: Arguments, installation: Installation) throws {
        self.arguments = arguments
        let devices = try DeviceProfiles(installation: installation)
        standard = devices.all[0]
        device = try arguments["device"].map { name in
            if let device = devices[name] { return device }
            let nearest = devices.nearest(to: name).map { "; did you mean '\($0)'?" } ?? ""
            throw UsageError(
                "there is no device '\(name)'\(nearest) (there are: \(devices.all.map(\.name).joined(separator: ", ")))"
            )
        }
        width = try arguments.length("width")
        height = try arguments.length("height")
    }

    /// What a plain file is laid out with.
    var conditions: RunConditions { applied(to: RunConditions(device: device ?? standard)) }

    /// A snippet's own conditions, with what the options say in their place.
    func applied(to own: RunConditions) -> RunConditions {
        var conditions = own
        if let device { conditions.device = device }
        if let width { conditions.width = width }
        if let height { conditions.height = height }
        if let size = arguments["text-size"].flatMap({ TextSize(name: $0) }) { conditions.textSize = size }
        if let scheme = arguments["scheme"].flatMap(RunConditions.Scheme.init) { conditions.scheme = scheme }
        if let direction = arguments["direction"].flatMap(RunConditions.Direction.init) {
            conditions.direction = direction
        }
        return conditions
    }
}
