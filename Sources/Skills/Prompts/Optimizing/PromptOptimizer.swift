import AgentCore

/// Looks for a wording that passes more, and believes only cases that had no part in choosing it.
struct PromptOptimizer {
    /// Variants whose held-back cases are looked at: each look makes a rise by chance likelier.
    private static let finalists = 3
    /// Variants, at most.
    private static let mostVariants = 24

    let tester: PromptTester
    let name: String
    let text: String
    let lookup: (String) -> PromptSource?
    let seeds: Int

    /// A wording and how it did.
    struct Trial {
        let variant: PromptVariant
        let text: String
        let template: PromptTemplate
        let tried: Double
        var heldBack: Double?
    }

    /// What was found.
    struct Outcome {
        /// Pass rates of the prompt as it is.
        let tried: Double
        let heldBack: Double
        /// Cases to choose by, and cases held back.
        let counts: (tried: Int, heldBack: Int)
        /// All variants, best first.
        let trials: [Trial]
        /// The one whose held-back pass rate rose most.
        let kept: Trial?
    }

    /// Tries the variants.
    ///
    /// - Throws: `AgentError` where there are fewer than two cases, or the model fails; `CancellationError`.
    func run(_ template: PromptTemplate) async throws -> Outcome {
        let cases = template.tests.cases
        guard cases.count > 1 else {
            throw AgentError(
                .refused, "\(name) has one test, and one has to be held back",
                remedy: "Add cases to its front matter; with six or more the figures begin to mean something.")
        }
        // Every third case is held back, of two the second.
        let isHeldBack = { (index: Int) in cases.count == 2 ? index == 1 : index % 3 == 2 }
        let held = cases.indices.filter(isHeldBack).map { cases[$0] }
        let open = cases.indices.filter { !isHeldBack($0) }.map { cases[$0] }
        let results = try await tester.run(template, open, seeds: seeds)
        let tried = PromptTester.passRate(results)
        let heldBack = PromptTester.passRate(try await tester.run(template, held, seeds: seeds))
        let counts = (open.count, held.count)
        // What passes everywhere cannot rise.
        guard heldBack < 1 else {
            return Outcome(tried: tried, heldBack: heldBack, counts: counts, trials: [], kept: nil)
        }
        var trials = try await trials(of: results, open)
        trials.sort { ($0.tried, -$0.text.count) > ($1.tried, -$1.text.count) }
        for index in trials.indices.prefix(Self.finalists) where trials[index].tried >= tried {
            let result = try await tester.run(trials[index].template, held, seeds: seeds)
            trials[index].heldBack = PromptTester.passRate(result)
        }
        let best = trials.max { ($0.heldBack ?? 0) < ($1.heldBack ?? 0) }
        let kept = best.flatMap { ($0.heldBack ?? 0) > heldBack ? $0 : nil }
        return Outcome(tried: tried, heldBack: heldBack, counts: counts, trials: trials, kept: kept)
    }

    /// The variants with their pass rates over the open cases, from which alone they are made.
    private func trials(of results: [PromptTester.Result], _ open: [PromptCase]) async throws -> [Trial] {
        guard let parts = try? FrontMatter(splitting: text) else { return [] }
        let body = parts.body.trimmed
        let failing = results.filter { $0.passed < $0.runs.count }
        let faults = failing.flatMap { $0.runs.flatMap(\.faults) }
        let variants =
            try await PromptRewriter(tools: tester.tools).variants(of: body, failing: faults)
            + PromptEdits(body: body, failed: failing.flatMap(\.test.checks)).variants
        var seen: Set<String> = [body]
        var trials: [Trial] = []
        for variant in variants.prefix(Self.mostVariants) where seen.insert(variant.body).inserted {
            let text = "---\(parts.yaml)---\n\(variant.body)\n"
            // A sentence left out may have held the only use of an input; what no longer reads is no variant.
            guard let template = PromptCheck(reading: text, name: name, including: lookup).template else { continue }
            let rate = PromptTester.passRate(try await tester.run(template, open, seeds: seeds))
            trials.append(Trial(variant: variant, text: text, template: template, tried: rate))
        }
        return trials
    }
}
