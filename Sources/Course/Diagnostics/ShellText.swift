/// Text for a command that is printed to be copied into a shell.
public enum ShellText {
    /// A word that the shell takes as it is: in quotes where it holds more than letters, digits and a few marks.
    public static func word(_ text: String) -> String {
        let isPlain = text.unicodeScalars.allSatisfy { scalar in
            scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                || "/._-+@:".unicodeScalars.contains(scalar)
        }
        return isPlain && !text.isEmpty ? text : text.quoted(escaping: "'\\''")
    }
}
