import AgentCore

/// Changes as `diff -u` and `git diff` write them.
package enum UnifiedDiff {
    /// The lines, file after file.
    package static func lines(_ changes: [FileChange]) -> [String] {
        changes.flatMap { change -> [String] in
            let (from, to) = ("a/\(change.path)", "b/\(change.path)")
            return switch (change.old, change.new) {
            case (let old?, let new?):
                // The end of the last line begins no further one.
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

    /// The text of `lines`.
    package static func text(_ changes: [FileChange]) -> String { lines(changes).joined(separator: "\n") }

    private static func body(_ text: String) -> [Substring] {
        let lines = TextLines.pieces(of: text)
        return lines.last?.isEmpty == true ? lines.dropLast() : lines
    }
}
