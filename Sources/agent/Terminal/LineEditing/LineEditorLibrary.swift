import CLineEditor

/// The library that edits lines.
enum LineEditorLibrary {
    /// Its name and version.
    static let version = "libedit \(LIBEDIT_MAJOR).\(LIBEDIT_MINOR)"
}
