import CLineEditor

/// The library used for editing lines.
enum LineEditorLibrary {
    /// Its name and version.
    static let version = "libedit \(LIBEDIT_MAJOR).\(LIBEDIT_MINOR)"
}
