import Foundation

// A reader that goes away (`coursebuild check | head -1`) is no reason to die in the middle of writing a file.
signal(SIGPIPE, SIG_IGN)
StandardStreams.reserve()
let interruption = Interruption()
let status = CommandRunner(streams: StandardStreams()).run(Array(CommandLine.arguments.dropFirst()))
interruption.finish()
exit(status.rawValue)
