/// What the process ends with.
enum ExitStatus: Int32 {
    case success = 0
    /// The content is wrong: a claim differs, a file has an error.
    case contentIsWrong = 1
    /// The command was used wrongly, or the environment keeps it from working.
    case cannotRun = 2
}
