import AgentCore
import Foundation

/// `memory yes ID` and `memory no ID`: the user confirms or rejects a proposed fact.
struct ConfirmCommand {
    let store: any MemoryStore
    let now: Date

    /// Makes a proposed fact current, in place of those it contradicts, or erases it. Without an id, the newest
    /// proposed fact is meant.
    ///
    /// - Throws: `AgentError`: `notFound` for an unknown id, `refused` for a fact that is not proposed.
    func run(id: String?, isYes: Bool) throws -> SkillOutput {
        let fact = try waiting(id)
        let texts = try store.revise { known -> ([FactChange], [String]) in
            guard isYes else { return ([.erase(fact)], ["Dropped: \(fact.text)"]) }
            var accepted = fact
            accepted.state = .current
            accepted.confidence = 1
            accepted.updatedAt = Timestamp.text(now)
            let rivals = known.filter {
                $0.state == .current && $0.subject == fact.subject && $0.attribute == fact.attribute
                    && Attribute(fact.attribute).isSingleValued
            }
            let closed = rivals.map { rival -> FactChange in
                var old = rival
                old.state = .superseded
                old.supersededBy = fact.id
                old.validTo = Timestamp.text(now)
                old.updatedAt = Timestamp.text(now)
                return .update(old)
            }
            return (closed + [.update(accepted)], ["Remembered: \(fact.text)"] + rivals.map { "No longer: \($0.text)" })
        }
        return SkillOutput(
            text: texts.joined(separator: "\n"),
            json: ["id": .string(fact.id), "text": .string(fact.text), "state": .string(isYes ? "current" : "dropped")])
    }

    private func waiting(_ id: String?) throws -> Fact {
        let all = try store.facts(in: [.proposed])
        if let id {
            let fact = try store.requireFact(id: id)
            guard fact.state == .proposed else {
                throw AgentError(
                    .refused, "the fact \(id) waits for no answer", remedy: "`agent memory list` shows those that do.")
            }
            return fact
        }
        guard let only = all.last else {
            throw AgentError(
                .notFound, "nothing waits for your word", remedy: "`agent memory list` shows what is known.")
        }
        return only
    }
}
