/// Reads `course.yml`.
enum CourseSettingsReader {
    static let keys = ["id", "title", "device", "language", "verified"]

    /// What is said of the course's device: where, and whether all of it could be read.
    struct Device {
        var range: SourceRange?
        var isClear: Bool
    }

    /// - Parameter folder: the course folder's name: the title of a course that has none.
    static func read(_ file: SourceFile, folder: String) -> (CourseSettings, Device, [Diagnostic]) {
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
            return (settings, Device(isClear: false), diagnostics.all)
        }
        guard let node else { return (settings, Device(isClear: true), diagnostics.all) }
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
        let device = reader.text("device", &diagnostics)
        settings.device = device ?? settings.device
        settings.language = reader.text("language", &diagnostics) ?? settings.language
        settings.verified = reader.choice("verified", Verification.self, &diagnostics) ?? settings.verified
        let said = Device(range: reader.range("device"), isClear: reader.isClear("device", value: device))
        return (settings, said, diagnostics.all)
    }
}
