import AgentCore

/// Looks for a wording that passes more cases. It trusts only the pass rate of held-back cases, which had no part in
/// the choice.
struct PromptOptimizer {
    /// The most variants to try on held-back cases: each further try makes a rise by chance more likely.
    private static let finalists = 3
    /// The most variants to try.
    private static let mostVariants = 24

    let tester: PromptTester
    let name: String
    let text: String
    let lookup: (String) -> PromptSource?
    let seeds: Int

    /// A wording and its pass rates, from 0 to 1.
    struct Trial {
        let variant: PromptVariant
        let text: String
        let template: PromptTemplate
        let tried: Double
        var heldBack: Double?
    }

    /// The result of the search.
    struct Outcome {
        /// The pass rates of the unchanged prompt, from 0 to 1.
        let tried: Double
        let heldBack: Double
        /// The numbers of cases used for choosing, and held back.
        let counts: (tried: Int, heldBack: Int)
        /// All variants, best first.
        let trials: [Trial]
        /// The variant whose held-back pass rate rose most; `nil` if none rose.
        let kept: Trial?
    }

    /// Tries the variants.
    ///
    /// - Throws: `AgentError` if there are fewer than two cases or the model fails; `CancellationError`.
    func run(_ template: PromptTemplate) async throws -> Outcome {
        let cases = template.tests.cases
        guard cases.count > 1 else {
            throw AgentError(
                .refused, "\(name) has one test, and one has to be held back",
                remedy: "Add cases to its front matter; with six or more the figures begin to mean something.")
        }
        // Hold back every third case; of two cases, the second.
        let isHeldBack = { (index: Int) in cases.count == 2 ? index == 1 : index % 3 == 2 }
        let held = cases.indices.filter(isHeldBack).map { cases[$0] }
        let open = cases.indices.filter { !isHeldBack($0) }.map { cases[$0] }
        let results = try await tester.run(template, open, seeds: seeds)
        let tried = PromptTester.passRate(results)
        let heldBack = PromptTester.passRate(try await tester.run(template, held, seeds: seeds))
        let counts = (open.count, held.count)
        // A full pass rate cannot rise.
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

    /// The variants with their pass rates on the cases that are not held back. Only these cases are used to make the
    /// variants.
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
            // A removed sentence may have held the only use of an input. Skip variants that are no longer valid.
            guard let template = PromptCheck(reading: text, name: name, including: lookup).template else { continue }
            let rate = PromptTester.passRate(try await tester.run(template, open, seeds: seeds))
            trials.append(Trial(variant: variant, text: text, template: template, tried: rate))
        }
        return trials
    }
}
