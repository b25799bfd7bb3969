import Foundation

/// A program run to its end in a session of its own, with its output collected and its use of the machine
/// limited. Everything it leaves behind in its session is killed.
struct ChildProcess {
    var executable: String
    var arguments: [String]
    var environment: [String: String]
    var directory: String
    var limits: ProcessLimits

    /// - Parameter input: What the process reads from its standard input.
    /// - Throws: `SetupError` if the process cannot be started.
    func run(input: Data = Data()) throws(SetupError) -> ProcessOutcome {
        let spawning = Spawning(
            executable: executable, arguments: arguments, environment: environment, directory: directory)
        var channels = try ProcessChannels.open()
        let process = ChildOfOurs(id: try spawning.spawn(descriptors: channels.far))
        return channels.collect(from: process, limits: limits, input: input)
    }
}
