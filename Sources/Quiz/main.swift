import Foundation
import QuizCore

let command = QuizCommand(
    arguments: Array(CommandLine.arguments.dropFirst()), environment: ProcessInfo.processInfo.environment)
exit(command.run().rawValue)
