/// The title a session has until it is named.
public enum SessionTitle {
    /// The title where there are no words.
    static let none = "Untitled"

    /// The first line's first words, at most 48 characters.
    public static func make(from text: String) -> String {
        let words = text.split(whereSeparator: \.isNewline).first?.split(separator: " ") ?? []
        var title = ""
        for word in words {
            if title.count + word.count >= 48 {
                return title.isEmpty ? String(word.prefix(47)) + "…" : title + " …"
            }
            title += (title.isEmpty ? "" : " ") + word
        }
        return title.isEmpty ? none : title
    }
}
