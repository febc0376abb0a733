import AgentCore
import Foundation

extension PromptsCommand {
    /// Tests a prompt with its cases.
    func test(_ arguments: PromptTestArguments) async throws -> SkillOutput {
        let (file, template, tester) = try tester(arguments.name)
        let tests = template.tests
        let results = try await tester.run(template, tests.cases, seeds: arguments.seeds)
        let rate = PromptTester.passRate(results)
        let passes = rate >= tests.threshold
        var lines = results.flatMap(Self.lines)
        let total = results.reduce(0) { $0 + $1.runs.count }
        let passed = results.reduce(0) { $0 + $1.passed }
        lines.append(
            "\(passed) of \(total) replies pass (\(Self.percent(rate))); \(passes ? "enough" : "too few") for the threshold of \(Self.percent(tests.threshold))"
        )
        return SkillOutput(
            text: lines.joined(separator: "\n"),
            json: [
                "name": .string(file.name), "path": .string(file.path),
                "model": .string(tester.tools.model.identity.name), "seeds": .integer(arguments.seeds),
                "pass_rate": .number(rate), "threshold": .number(tests.threshold), "passed": .bool(passes),
                "cases": .array(results.map(Self.document)),
            ],
            failure: passes ? nil : .checkFailed)
    }

    /// The prompt's file, its template and a tester.
    ///
    /// - Throws: `AgentError` if the prompt or its tests have errors, it has no tests, or there is no model.
    func tester(_ name: String) throws -> (PromptFile, PromptTemplate, PromptTester) {
        let file = try library.file(named: name)
        if let error = file.check.diagnostics.first(where: { $0.severity == .error }) {
            throw AgentError(
                .failed, "\(file.path) is wrong: \(error.linePrefix)\(error.message)",
                remedy: "Correct the file; `agent prompts check \(name)` shows every finding.")
        }
        guard let template = file.check.template, !template.tests.cases.isEmpty else {
            throw AgentError(
                .notFound, "\(file.path) has no tests",
                remedy: "Add `tests:` to its front matter; `agent skills show prompts` tells how.")
        }
        guard let tools = skill.tools else {
            throw AgentError(.noModel, "there is no model to try \(name) with", remedy: "Choose one with --model.")
        }
        return (file, template, PromptTester(skill: skill, tools: tools, now: context.now))
    }

    static func percent(_ share: Double) -> String { "\(Int((share * 100).rounded())) %" }

    private static func lines(_ result: PromptTester.Result) -> [String] {
        let mark = result.passed == result.runs.count ? "passed" : "FAILED"
        let failing = result.runs.filter { !$0.faults.isEmpty }
        return ["\(mark)  \(result.test.name) (\(result.passed) of \(result.runs.count))"]
            + failing.prefix(3).flatMap { run in
                run.faults.map { "  seed \(run.seed): the reply \($0)" } + ["    \(short(run.reply))"]
            }
    }

    private static func short(_ reply: String) -> String {
        let line = reply.split(whereSeparator: \.isNewline).joined(separator: " ")
        return line.count > 200 ? line.prefix(199) + "…" : line
    }

    private static func document(_ result: PromptTester.Result) -> JSONValue {
        [
            "name": .string(result.test.name), "input": .string(result.test.input),
            "pass_rate": .number(Double(result.passed) / Double(max(1, result.runs.count))),
            "runs": .array(
                result.runs.map { run in
                    [
                        "seed": .integer(run.seed), "passed": .bool(run.faults.isEmpty), "reply": .string(run.reply),
                        "faults": .array(run.faults.map(JSONValue.string)),
                    ]
                }),
        ]
    }
}
