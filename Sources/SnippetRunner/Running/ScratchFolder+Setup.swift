import Files

extension ScratchFolder {
    static func forSnippets() throws(SetupError) -> ScratchFolder {
        do throws(FileError) {
            return try ScratchFolder()
        } catch {
            throw SetupError("cannot make a temporary folder at \(error.path): \(error.problem)")
        }
    }
}
