/// A font that is part of the site when it was made on the building machine.
struct FontFace {
    var family: String
    var file: String
    var weight: Int
    var style = "normal"

    static let all = [
        FontFace(family: "Inter", file: "inter-regular.woff2", weight: 400),
        FontFace(family: "Inter", file: "inter-italic.woff2", weight: 400, style: "italic"),
        FontFace(family: "Inter", file: "inter-semibold.woff2", weight: 600),
        FontFace(family: "Inter Display", file: "inter-display-bold.woff2", weight: 700),
        FontFace(family: "JetBrains Mono", file: "jetbrains-mono-regular.woff2", weight: 400),
        FontFace(family: "JetBrains Mono", file: "jetbrains-mono-semibold.woff2", weight: 600),
    ]

    var rule: String {
        """
        @font-face {
            font-family: "\(family)";
            font-weight: \(weight);
            font-style: \(style);
            font-display: swap;
            src: url("\(file)") format("woff2");
        }

        """
    }
}
