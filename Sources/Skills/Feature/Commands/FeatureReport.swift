import AgentCore
import Foundation
import SwiftTools

/// The report of `feature NAME …`: the plan, the results of its checks, and the diff.
struct FeatureReport {
    let plan: FeaturePlan
    let request: FeatureRequest
    let changes: [FileChange]
    let proof: FeatureProof
    let seconds: Double
    var isWritten: Bool

    /// The report as text and JSON.
    var output: SkillOutput { SkillOutput(text: text, json: json) }

    private var manifest: FileChange? { changes.first { $0.path == "Package.swift" } }

    private var text: String {
        var lines = ["\(plan.name.type) in \(plan.target), tests in \(plan.testTarget):"]
        for change in changes {
            let (added, removed) = change.lineCounts
            lines.append("  \(change.path)  +\(added)\(removed > 0 ? " -\(removed)" : "")")
        }
        lines.append("Fields: \(request.fields.map(\.spelling).joined(separator: " "))")
        lines += proven
        lines += plan.notes.map { "Note: \($0)." }
        if !isWritten { lines += ["", UnifiedDiff.text(changes), ""] }
        lines.append(
            isWritten
                ? "Written. `agent feature undo \(plan.name.type)` takes it back."
                : "Nothing was written. Repeat with --yes to write it.")
        return lines.joined(separator: "\n")
    }

    private var proven: [String] {
        var lines: [String] = []
        if proof.runs.parallel > 0 {
            lines.append(
                "Built in \(proof.buildSeconds) s; \(proof.tests) tests passed \(proof.runs.parallel) times side by side "
                    + "and once alone.")
        }
        if let mutants = proof.mutants {
            lines.append("Mutants killed: \(mutants.killed) of \(mutants.total).")
        }
        lines += proof.warnings.map { "Warning: \($0)" }
        lines += proof.notVerified.map { "Not verified here: \($0)." }
        return lines
    }

    private var json: JSONValue {
        [
            "feature": .string(plan.name.type), "kind": .string(plan.kind.rawValue), "target": .string(plan.target),
            "test_target": .string(plan.testTarget),
            "fields": .array(request.fields.map { .string($0.spelling) }),
            "files": .array(changes.filter { $0.path != "Package.swift" }.map { .string($0.path) }),
            "manifest": manifest.map { .string(UnifiedDiff.text([$0])) } ?? .null,
            "build": [
                "seconds": .number(proof.buildSeconds), "warnings": .array(proof.warnings.map(JSONValue.string)),
            ],
            "tests": [
                "run": .integer(proof.tests), "parallel_runs": .integer(proof.runs.parallel),
                "serial_runs": .integer(proof.runs.serial),
            ],
            "mutants": proof.mutants.map { mutants in
                [
                    "total": .integer(mutants.total), "killed": .integer(mutants.killed),
                    "survivors": .array(proof.survivors.map(JSONValue.string)),
                ]
            } ?? .null,
            "not_verified": .array(proof.notVerified.map(JSONValue.string)),
            "notes": .array(plan.notes.map(JSONValue.string)),
            "diff": isWritten ? .null : .string(UnifiedDiff.text(changes)),
            "seconds": .number(seconds), "written": .bool(isWritten),
        ]
    }
}
