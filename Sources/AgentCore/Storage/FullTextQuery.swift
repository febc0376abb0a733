/// User text as an FTS5 query (https://www.sqlite.org/fts5.html#full_text_query_syntax).
public enum FullTextQuery {
    /// Matches rows with any of the words; empty where the text has none. Every word is quoted, so nothing in it
    /// is read as query syntax.
    public static func anyWord(of text: String) -> String {
        text.split { !$0.isLetter && !$0.isNumber }.map { "\"\($0)\"" }.joined(separator: " OR ")
    }
}
