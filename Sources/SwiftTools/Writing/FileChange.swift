/// A file created, changed or removed.
package struct FileChange: Sendable, Hashable {
    /// The path relative to the changed folder, without `.` and `..`: `Sources/Notes/Task/Task.swift`.
    package let path: String
    /// The text before; `nil` if there is no file.
    package let old: String?
    /// The text after; `nil` to remove the file.
    package let new: String?

    /// Makes a change.
    package init(path: String, old: String?, new: String?) {
        self.path = path
        self.old = old
        self.new = new
    }

    /// The numbers of added and removed lines.
    package var lineCounts: (added: Int, removed: Int) {
        let lines = UnifiedDiff.lines([self]).dropFirst(2)
        return (lines.count { $0.hasPrefix("+") }, lines.count { $0.hasPrefix("-") })
    }
}
