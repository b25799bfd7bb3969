/// Reads `course.yml`.
enum CourseSettingsReader {
    static let keys = ["id", "title", "device", "language", "verified"]

    /// - Parameter folder: the course folder's name: the title of a course that has none.
    static func read(_ file: SourceFile, folder: String) -> (CourseSettings, device: SourceRange?, [Diagnostic]) {
        var diagnostics = DiagnosticList(file)
        var settings = CourseSettings(id: nil, title: folder)
        let source = SourceLines(file)
        let start = source[1].lowerBound
        let node: YAMLNode?
        do {
            node = try YAML.parse(Array(source.bytes[start...]), base: start)
        } catch {
            if let error = error as? YAMLError {
                diagnostics.add(error.identifier, at: error.range, error.message, help: error.help)
            }
            return (settings, nil, diagnostics.all)
        }
        guard let node else { return (settings, nil, diagnostics.all) }
        let reader = MappingReader(node, name: "course.yml", keys: keys, diagnostics: &diagnostics)
        if let id = reader.text("id", &diagnostics), let range = reader.range("id") {
            if Identifier.isValid(id) {
                settings.id = id
            } else {
                diagnostics.add(
                    "course-id", at: range, "'\(id)' cannot be the course's id", help: Identifier.rule)
            }
        }
        settings.title = reader.text("title", &diagnostics) ?? settings.title
        settings.device = reader.text("device", &diagnostics) ?? settings.device
        settings.language = reader.text("language", &diagnostics) ?? settings.language
        settings.verified = reader.choice("verified", Verification.self, &diagnostics) ?? settings.verified
        return (settings, reader.range("device"), diagnostics.all)
    }
}
