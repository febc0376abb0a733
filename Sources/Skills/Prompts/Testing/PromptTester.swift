import AgentCore
import Foundation

/// Runs a prompt's cases like real turns, but records nothing.
struct PromptTester {
    let skill: PromptsSkill
    let tools: PromptTools
    let now: Date

    /// A reply and its faults.
    struct Run: Sendable {
        let seed: Int
        let reply: String
        let faults: [String]
    }

    /// A case and its replies.
    struct Result: Sendable {
        let test: PromptCase
        let runs: [Run]

        var passed: Int { runs.count { $0.faults.isEmpty } }
    }

    /// Runs each case with the seeds 1 to `seeds`.
    ///
    /// - Throws: `AgentError` if the model cannot be used or a check cannot be made; `CancellationError`.
    func run(_ template: PromptTemplate, _ cases: [PromptCase], seeds: Int) async throws -> [Result] {
        var results: [Result] = []
        for test in cases {
            var runs: [Run] = []
            for seed in 1...seeds {
                try Task.checkCancellation()
                let reply = try await reply(to: test, with: template, seed: seed)
                runs.append(Run(seed: seed, reply: reply, faults: try await faults(in: reply, of: test)))
            }
            results.append(Result(test: test, runs: runs))
        }
        return results
    }

    /// The share of replies without faults, from 0 to 1.
    static func passRate(_ results: [Result]) -> Double {
        let runs = results.reduce(0) { $0 + $1.runs.count }
        return runs == 0 ? 0 : Double(results.reduce(0) { $0 + $1.passed }) / Double(runs)
    }

    private func reply(to test: PromptCase, with template: PromptTemplate, seed: Int) async throws -> String {
        let facts = test.facts.enumerated().map { FactReference(id: "case-\($0)", text: $1) }
        let known = RememberedUser(facts: { facts }, profile: { facts })
        let text: String
        do {
            text = try skill.render(template, at: now, knowing: known, values: test.inputs).text
        } catch let error as AgentError {
            throw AgentError(
                .usage, "line \(test.line), test \"\(test.name)\": \(error.message)",
                remedy: "Give the case inputs that the prompt has.")
        }
        var sections = [
            PromptSection(.instructions, text, source: template.name), skill.circumstances(now),
        ]
        if !test.facts.isEmpty, let section = tools.memorySection(test.facts) { sections.append(section) }
        let history = test.history.enumerated().map { ChatMessage($0 % 2 == 0 ? .user : .assistant, $1) }
        var options = template.options
        options.seed = UInt64(seed)
        do {
            let prompt = try await PromptAssembler(model: tools.model).assemble(
                sections: sections, history: history, text: test.input, maxTokens: options.tokenLimit)
            return try await tools.model.complete(
                ModelRequest(messages: prompt.messages, options: options))
        } catch let error as ModelError {
            throw error.forPrompts(tools.model)
        }
    }

    private func faults(in reply: String, of test: PromptCase) async throws -> [String] {
        var faults: [String] = []
        for check in test.checks {
            do {
                let fault = try check.fault(in: reply.trimmed, schemaFault: tools.schemaFault)
                if let fault { faults.append(fault) }
            } catch let problem as LinearPattern.Problem {
                faults.append("could not be matched: the pattern \(problem.message)")
            } catch let error as AgentError {
                throw AgentError(
                    error.code, "line \(test.line), test \"\(test.name)\": \(error.message)", remedy: error.remedy)
            }
        }
        // Ask the model only if all other checks pass.
        if faults.isEmpty, let rubric = test.rubric,
            try await !PromptJudge(model: tools.model).isMet(rubric, by: reply, to: test.input)
        {
            faults.append("the model says no to \"\(rubric)\"")
        }
        return faults
    }
}

extension ModelError {
    /// The failure for whoever tries a prompt; an interruption is a cancellation.
    func forPrompts(_ model: any LanguageModel) -> any Error {
        guard code != .interrupted else { return CancellationError() }
        return AgentError(
            code == .unusable ? .noModel : .failed,
            "the model \(model.identity.name) cannot try the prompt: \(message)",
            remedy: remedy ?? "`agent doctor` says which model is used and why; choose another with --model.")
    }
}
