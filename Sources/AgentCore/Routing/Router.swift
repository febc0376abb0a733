/// Decides which skills take part in a turn.
public struct Router: Sendable {
    private let catalog: SkillCatalog

    /// Routes among these skills.
    public init(catalog: SkillCatalog) { self.catalog = catalog }

    /// The skills for a turn: those with hooks into every turn, then those the user named.
    ///
    /// - Throws: `AgentError`: `.notFound` for an unknown name, with similar ones, or `.refused` for a skill that is
    ///   switched off. Nothing is stored and no model is called for such a turn.
    public func route(_ parsed: ParsedTurn) throws -> [RoutedSkill] {
        let named = Set(parsed.invocations.map(\.name))
        var routed: [RoutedSkill] = []
        for entry in catalog.entries where entry.mode != .off && !named.contains(entry.manifest.name) {
            guard let skill = entry.implementation, parsed.request.usesMemory || !skill.remembers else { continue }
            routed.append(RoutedSkill(name: entry.manifest.name, why: .always))
        }
        for invocation in parsed.invocations {
            guard let entry = catalog[invocation.name] else { throw unknown(invocation.name) }
            guard entry.mode != .off else {
                throw AgentError(
                    .refused, "the skill @\(invocation.name) is switched off",
                    remedy: "`agent skills enable \(entry.manifest.name)` switches it on.")
            }
            routed.append(RoutedSkill(name: invocation.name, why: .named))
        }
        for name in parsed.mentions {
            guard let entry = catalog[name], entry.mode != .off, entry.implementation == nil,
                !routed.contains(where: { $0.name == name })
            else { continue }
            routed.append(RoutedSkill(name: name, why: .named))
        }
        return routed
    }

    /// The skills that may be used without being named. Those written in Swift are left out: their hooks run in every
    /// turn.
    var automatic: [SkillCatalog.Entry] {
        catalog.entries.filter { $0.implementation == nil && $0.mode == .automatic }
    }

    /// Ranks the skills that may be used without being named.
    private var ranker: SkillRanker {
        SkillRanker(automatic.map { ($0.manifest.name, $0.words ?? Self.words($0.manifest)) })
    }

    /// Instructions that cannot be read are ranked as empty. The error appears when the skill is used.
    private static func words(_ manifest: SkillManifest) -> SkillWords {
        SkillWords(description: manifest.description, body: (try? manifest.body) ?? "")
    }

    /// Ranks the automatic skills for a request by words.
    public func rank(_ request: String) -> [SkillRanker.Ranked] { ranker.rank(request) }

    /// Reorders a ranking by meaning; returns it unchanged without an embedding model.
    ///
    /// - Throws: `ModelError` where that model cannot be used.
    public func rerank(
        _ ranked: [SkillRanker.Ranked], for request: String, by meaning: SkillMeaning?
    ) async throws(ModelError) -> [SkillRanker.Ranked] {
        guard let meaning else { return ranked }
        return try await meaning.reranked(
            ranked, for: request, catalog.entries.map { ($0.manifest.name, $0.manifest.description) })
    }

    private func unknown(_ name: String) -> AgentError {
        let near = catalog.names(near: name).map { "@\($0)" }
        let remedy =
            near.isEmpty
            ? "`agent skills list` shows those there are; write \\@ for a plain @."
            : "Did you mean \(near.joined(separator: ", "))? Write \\@ for a plain @."
        return AgentError(.notFound, "there is no skill @\(name)", remedy: remedy)
    }
}
