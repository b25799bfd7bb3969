import CCmark

/// The library that reads Markdown.
public enum MarkdownLibrary {
    public static var version: String { String(cString: cmark_version_string()) }
}
