import CLineEditor

/// Width of text in terminal columns.
enum DisplayWidth {
    /// Sets the locale, because the C library's `wcwidth` depends on its encoding.
    private static let isReady: Void = TextEncoding.useUTF8()

    /// Columns of a character: two for ideographs and most emoji, none for combining marks.
    static func of(_ character: Character) -> Int {
        if let value = character.asciiValue { return value < 0x20 || value == 0x7F ? 0 : 1 }
        _ = isReady
        return character.unicodeScalars.map { max(0, Int(line_editor_columns(wchar_t(bitPattern: $0.value)))) }.max()
            ?? 0
    }

    /// Columns of a text on one line.
    static func of(_ text: some StringProtocol) -> Int { text.reduce(0) { $0 + of($1) } }
}
