import Course
import Files
import Foundation
import HTML
import LessonHTML

/// Makes the site of a checked course: a folder of files that needs no server and asks nobody else for anything.
public struct SiteBuilder: Sendable {
    /// Holds the style sheet and the script.
    public var theme: URL
    /// Holds the fonts that `scripts/fonts.sh` makes; where one is missing, the reader's own is used.
    public var fonts: URL?
    /// Files offered on the course page: the decks.
    public var downloads: [Download]
    /// The path the site has on its server: only the page for missing addresses needs it.
    public var basePath: String

    public init(theme: URL, fonts: URL? = nil, downloads: [Download] = [], basePath: String = "/") {
        self.theme = theme
        self.fonts = fonts
        self.downloads = downloads
        self.basePath = basePath
    }

    /// Writes the files that differ from what the folder has, and removes those of an earlier site that are no
    /// longer part of it.
    ///
    /// - Throws: `OwnedFolder.ForeignFolder` if the folder holds files that no site put there; `SiteError` if the theme
    ///   is missing; `FileError`.
    @discardableResult
    public func write(_ course: CheckedCourse, to folder: URL) throws -> SiteReport {
        let files = try files(of: course)
        let pages = files.keys.filter { $0.hasSuffix(".html") }.count
        let owned = OwnedFolder(
            folder, list: Self.listName, heading: "Files of this site. Written by coursebuild; others are left alone.",
            isShared: false)
        return SiteReport(pages: pages, files: try owned.replace(with: files))
    }

    static let listName = ".coursebuild-site"

    /// All files by their path in the site.
    func files(of course: CheckedCourse) throws -> [String: Data] {
        let site = Site(course, downloads: downloads)
        var files = try assets()
        for download in downloads { files["decks/" + download.name] = download.contents }
        for page in site.pages {
            let page = site.make(page, basePath: basePath)
            files[page.path] = Data(page.document(in: site).utf8)
        }
        return files
    }

    /// The policy that every page carries in a `meta` element: scripts, styles, pictures and fonts of the site
    /// itself, and nothing else.
    public static var contentPolicy: String { Page.policy }

    // MARK: Assets

    private static let themeFiles = ["site.css", "site.js", "theme.js", "icon.svg"]

    /// The files that belong to no page, by their path in the site.
    ///
    /// - Throws: `SiteError` if the theme is missing.
    public func assets() throws -> [String: Data] {
        var files: [String: Data] = [:]
        for name in Self.themeFiles {
            guard let data = try? Data(contentsOf: theme.appendingPathComponent(name)) else {
                throw SiteError.missingTheme(theme.appendingPathComponent(name).path)
            }
            files["assets/" + name] = data
        }
        var faces = ""
        for face in FontFace.all {
            guard let fonts, let data = try? Data(contentsOf: fonts.appendingPathComponent(face.file)) else { continue }
            files["assets/" + face.file] = data
            faces += face.rule
        }
        files["assets/fonts.css"] = Data(faces.utf8)
        return files
    }
}

/// A file that readers can take with them.
public struct Download: Equatable, Sendable {
    /// The file's name, without a folder.
    public var name: String
    /// What it is, in a few words.
    public var title: String
    public var contents: Data

    public init(name: String, title: String, contents: Data) {
        self.name = name
        self.title = title
        self.contents = contents
    }
}

/// What was written.
public struct SiteReport: Equatable, Sendable {
    public var pages: Int
    public var files: OwnedFolder.Report
}

public enum SiteError: Error, Equatable, CustomStringConvertible {
    case missingTheme(String)

    public var description: String {
        switch self {
        case .missingTheme(let path): "cannot read the theme's file \(path)"
        }
    }
}
