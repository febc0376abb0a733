import AgentCore

/// Writes changes as a unified diff, as `diff -u` and `git diff` do.
package enum UnifiedDiff {
    /// The lines of the diff, file by file.
    package static func lines(_ changes: [FileChange]) -> [String] {
        changes.flatMap { change -> [String] in
            let (from, to) = ("a/\(change.path)", "b/\(change.path)")
            return switch (change.old, change.new) {
            case (let old?, let new?):
                // The final line break starts no further line.
                old.hasSuffix("\n") && new.hasSuffix("\n")
                    ? LineDiff.unified(String(old.dropLast()), String(new.dropLast()), from: from, to: to)
                    : LineDiff.unified(old, new, from: from, to: to)
            case (nil, let new?):
                ["--- /dev/null", "+++ \(to)", "@@ -0,0 +1,\(body(new).count) @@"] + body(new).map { "+\($0)" }
            case (let old?, nil):
                ["--- \(from)", "+++ /dev/null", "@@ -1,\(body(old).count) +0,0 @@"] + body(old).map { "-\($0)" }
            case (nil, nil): []
            }
        }
    }

    /// The diff as one text.
    package static func text(_ changes: [FileChange]) -> String { lines(changes).joined(separator: "\n") }

    private static func body(_ text: String) -> [Substring] {
        let lines = TextLines.pieces(of: text)
        return lines.last?.isEmpty == true ? lines.dropLast() : lines
    }
}
