/// One file made, changed or removed.
package struct FileChange: Sendable, Hashable {
    /// Relative to the folder that is changed, without `.` and `..`: `Sources/Notes/Task/Task.swift`.
    package let path: String
    /// What stands there; `nil` where there is no file.
    package let old: String?
    /// What is to stand there; `nil` where there is to be no file.
    package let new: String?

    /// Makes a change.
    package init(path: String, old: String?, new: String?) {
        self.path = path
        self.old = old
        self.new = new
    }

    /// Lines that come and lines that go.
    package var lineCounts: (added: Int, removed: Int) {
        let lines = UnifiedDiff.lines([self]).dropFirst(2)
        return (lines.count { $0.hasPrefix("+") }, lines.count { $0.hasPrefix("-") })
    }
}
