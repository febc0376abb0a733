import AgentCore
import Foundation

extension PromptsCommand {
    /// Looks for a better wording, and writes it as the user's file if `--yes` was given.
    func optimize(_ arguments: PromptTestArguments) async throws -> SkillOutput {
        if arguments.isAccepted { try refuseIfPrivate("optimize --yes") }
        let (file, template, tester) = try tester(arguments.name)
        let text = file.text ?? ""
        let outcome = try await PromptOptimizer(
            tester: tester, name: file.name, text: text, lookup: library.source, seeds: arguments.seeds
        ).run(template)
        var lines = [
            "as it is: \(Self.percent(outcome.tried)) of \(outcome.counts.tried) cases, "
                + "\(Self.percent(outcome.heldBack)) of \(outcome.counts.heldBack) held back"
        ]
        lines += outcome.trials.prefix(5).map { trial in
            let held = trial.heldBack.map { ", \(Self.percent($0)) held back" } ?? ""
            return "\(Self.percent(trial.tried))\(held)  \(trial.variant.label)"
        }
        var path: String?
        var diff: [String] = []
        if let kept = outcome.kept {
            diff = LineDiff.unified(text, kept.text, from: file.path, to: "proposed")
            lines += [""] + diff + [""]
            if arguments.isAccepted {
                let location = try library.replace(
                    file.name, with: kept.text, .edited, at: context.now,
                    expecting: file.layer == .user ? text : nil)
                path = location.path(percentEncoded: false)
                lines.append("Written: \(path ?? ""). `agent prompts rollback` takes it back.")
            } else {
                lines.append("Nothing was written; --yes writes it as your file.")
            }
        } else {
            lines.append(
                outcome.heldBack == 1
                    ? "All held-back cases pass: there is nothing to gain."
                    : "No variant passes more of the held-back cases; nothing is proposed.")
        }
        return SkillOutput(
            text: lines.joined(separator: "\n"),
            json: [
                "name": .string(file.name), "seeds": .integer(arguments.seeds),
                "cases": .integer(outcome.counts.tried), "cases_held_back": .integer(outcome.counts.heldBack),
                "pass_rate": .number(outcome.tried), "pass_rate_held_back": .number(outcome.heldBack),
                "variants": .array(outcome.trials.map(Self.document)),
                "kept": outcome.kept.map(Self.document) ?? .null,
                "diff": .string(diff.joined(separator: "\n")), "written": .optional(path),
            ])
    }

    private static func document(_ trial: PromptOptimizer.Trial) -> JSONValue {
        [
            "change": .string(trial.variant.label), "body": .string(trial.variant.body),
            "pass_rate": .number(trial.tried),
            "pass_rate_held_back": trial.heldBack.map(JSONValue.number) ?? .null,
        ]
    }
}
