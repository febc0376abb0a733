import AgentCore
import SwiftTools

/// Prints a report as text and as JSON, with the changes it proposes.
struct TestSummary: Sendable {
    let report: TestReport
    let changes: [FileChange]
    var isWritten: Bool

    /// The report as text and JSON.
    var output: SkillOutput { SkillOutput(text: text, json: json) }

    private var text: String {
        var lines = UnifiedDiff.lines(changes)
        if !lines.isEmpty { lines.append("") }
        let kept = report.verdict.kept
        lines.append(
            kept.isEmpty
                ? "No tests for \(report.subject.path): \(nothing)."
                : "\(kept.count) \(kept.count == 1 ? "test" : "tests") for \(report.subject.path), "
                    + "\(isWritten ? "written" : "to be written") to \(report.path)")
        for (test, kills) in kept { lines.append("  kept     \(test.name)  kills \(kills.count)") }
        for (test, reason) in report.verdict.dropped { lines.append("  dropped  \(test.name)  \(reason)") }
        let killed = report.killed.count
        lines.append("Mutants killed: \(killed) of \(report.mutants.count)\(before)")
        if let after = report.coverageAfter {
            let from = report.coverageBefore.map { "\(Self.percent($0.share)) before, " } ?? ""
            lines.append("Lines run: \(from)\(Self.percent(after.share)) now")
        }
        if let reason = report.leftOut { lines.append("The tests that are there were not looked at: \(reason)") }
        if let main = report.oldMain {
            lines.append(
                "With \(main) `swift test` runs no Swift Testing tests on Linux. Delete it: tests are found without.")
        }
        lines += report.possibleBugs.flatMap(\.lines) + [report.shortfall].compactMap(\.self)
        for trap in report.traps.prefix(5) { lines.append("It traps: \(trap.input)  (\(trap.message))") }
        if report.traps.count > 5 {
            lines.append("… and \(report.traps.count - 5) more inputs that trap; --json has all")
        }
        for input in report.hangs.prefix(3) { lines.append("It does not come to an end: \(input)") }
        lines.append("\(Self.seconds(report.duration)) seconds")
        if !isWritten, !changes.isEmpty { lines.append("Nothing was written. Repeat with --yes to write it.") }
        return lines.joined(separator: "\n")
    }

    /// Why there are no tests.
    private var nothing: String {
        if report.mutants.isEmpty { return "there is nothing in it that could be wrong" }
        if report.killedBefore.count == report.mutants.count { return "those that are there catch every fault" }
        return report.killedBefore.isEmpty
            ? "none was found that catches a fault" : "none was found that catches more faults"
    }

    private var before: String {
        report.killedBefore.isEmpty ? "" : " (\(report.killedBefore.count) by the tests that were there)"
    }

    private var json: JSONValue {
        let kept = report.verdict.kept.map { test, kills in
            JSONValue.pairs([
                "name": .string(test.name), "title": .string(test.title), "kept": true,
                "reason": .string(Self.reason(test)),
                "mutants_killed": .integer(kills.count),
            ])
        }
        let dropped = report.verdict.dropped.map { test, reason in
            JSONValue.pairs([
                "name": .string(test.name), "title": .string(test.title), "kept": false, "reason": .string(reason),
                "mutants_killed": 0,
            ])
        }
        func share(_ coverage: Coverage?) -> JSONValue { coverage.map { .number($0.share) } ?? .null }
        let survivors = report.mutants.filter { !report.killed.contains($0.id) }
        return .pairs([
            "file": .string(report.path), "written": .bool(isWritten), "tests": .array(kept + dropped),
            "mutants": .pairs([
                "total": .integer(report.mutants.count), "killed": .integer(report.killed.count),
                "killed_before": .integer(report.killedBefore.count),
                "survivors": .array(survivors.map { .string($0.description) }),
            ]),
            "coverage": .pairs(["before": share(report.coverageBefore), "after": share(report.coverageAfter)]),
            "possible_bugs": .array(report.possibleBugs.map(\.json)),
            "comments_unread": .optional(report.shortfall),
            "traps": .array(
                report.traps.map { .pairs(["input": .string($0.input), "message": .string($0.message)]) }),
            "hangs": .array(report.hangs.map(JSONValue.string)),
            "existing_tests_left_out": .optional(report.leftOut),
            "old_test_main": .optional(report.oldMain),
            "seconds": .number(Double(Self.seconds(report.duration)) ?? 0),
            "diff": .string(UnifiedDiff.text(changes)),
        ])
    }

    private static func reason(_ test: GeneratedTest) -> String {
        switch test.origin {
        case .recorded: "recorded"
        case .law: "law"
        case .documented(let quote): "documented: \(quote)"
        }
    }

    private static func percent(_ share: Double) -> String { "\(Int((share * 100).rounded())) %" }

    private static func seconds(_ duration: Duration) -> String {
        let tenths = duration.components.seconds * 10 + duration.components.attoseconds / 100_000_000_000_000_000
        return "\(tenths / 10).\(tenths % 10)"
    }
}
