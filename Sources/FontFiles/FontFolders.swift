/// Where the font files are that texts are set in: who sets texts opens them there, and who keeps results of that
/// looks there whether one has changed.
public enum FontFolders {
    /// Where Debian's packages fonts-inter, fonts-jetbrains-mono, fonts-dejavu and
    /// fonts-material-design-icons-iconfont put their files.
    public static let standard = [
        "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/jetbrains-mono",
        "/usr/share/fonts/truetype/dejavu", "/usr/share/fonts/truetype/material-design-icons-iconfont",
    ]
}
