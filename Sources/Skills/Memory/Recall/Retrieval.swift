import AgentCore
import Foundation

/// Chooses the facts for a turn's prompt: all of them while they are few, otherwise those that matter for the message.
struct Retrieval {
    /// Limits on the facts in a prompt and on their words.
    static let factLimit = 24
    static let wordLimit = 400

    let store: any MemoryStore
    /// Finds facts by meaning, if there is an encoder.
    let embedder: Embedder?

    /// The facts for a turn, oldest first, so that the beginning of the prompt stays the same from turn to turn and can
    /// be cached.
    ///
    /// - Parameters:
    ///   - text: the turn's text.
    ///   - messages: ids of the messages that the model sees as conversation; facts learned from them are left out.
    /// - Throws: what the store and the encoder throw.
    func facts(for text: String, besides messages: Set<String>) async throws -> [Fact] {
        let few = Self.factLimit + 4 * messages.count
        if try store.count(upTo: few + 1) <= few {
            let all = try store.facts(in: [.current])
            var choice = Choice(besides: messages)
            if choice.add(all) { return choice.facts }
        }
        return try await chosen(text, besides: messages).sorted { $0.sequence < $1.sequence }
    }

    /// The facts by priority: those always known, what the search finds, then the newest.
    private func chosen(_ text: String, besides messages: Set<String>) async throws -> [Fact] {
        var choice = Choice(besides: messages)
        let always = try store.facts(where: .ofUser(attributes: Attribute.alwaysKnown, each: Self.mostOfEach))
        choice.add(always.suffix(Self.mostAlways))
        choice.add(try await found(for: text))
        var window = Self.factLimit
        while choice.isOpen, window <= 4 * Self.factLimit {
            let newest = try store.facts(where: .newest(window))
            choice.add(newest.reversed())
            if newest.count < window { break }
            window *= 2
        }
        return choice.facts
    }

    /// The facts that match a text, best first: the ranks by words (BM25), by people named and by meaning are fused
    /// (reciprocal rank fusion: Cormack, Clarke and Büttcher, 2009).
    func found(for text: String) async throws -> [Fact] {
        let words = Set(Folding.words(text)).subtracting(SearchTerms.stopWords)
        let people = try store.facts(where: .ofPeople(relations: words, names: words, limit: Self.depth)).reversed()
        var rankings = [try store.search(text, limit: Self.depth).map(\.fact), Array(people)]
        if let embedder {
            // What was added or imported since the last turn may have no vector yet.
            try await embedder.index(store, [.fact], limit: Self.mostIndexed)
            if let vector = try await embedder.vector(of: text) {
                rankings.append(try store.facts(near: vector, limit: Self.depth).map(\.fact))
            }
        }
        return Self.fused(rankings)
    }

    /// Fuses rankings: a fact scores 1 / (60 + rank) in each.
    static func fused(_ rankings: [[Fact]]) -> [Fact] {
        var scores: [String: (fact: Fact, score: Double)] = [:]
        for ranking in rankings {
            for (rank, fact) in zip(1..., ranking) {
                scores[fact.id, default: (fact, 0)].score += 1 / Double(60 + rank)
            }
        }
        return scores.values.sorted { ($0.score, $0.fact.sequence) > ($1.score, $1.fact.sequence) }.map(\.fact)
    }

    /// Limits on the facts always known, of one attribute and of all; on each ranking; and on the vectors made first.
    private static let mostOfEach = 4
    private static let mostAlways = 10
    private static let depth = 40
    private static let mostIndexed = 256

    /// Collects facts as long as the limits allow.
    private struct Choice {
        private(set) var facts: [Fact] = []
        private var ids: Set<String> = []
        private var words = 0
        private let messages: Set<String>

        init(besides messages: Set<String>) { self.messages = messages }

        var isOpen: Bool { facts.count < Retrieval.factLimit && words < Retrieval.wordLimit }

        /// Adds the facts that fit. Returns whether all did.
        @discardableResult
        mutating func add(_ more: some Sequence<Fact>) -> Bool {
            var isAll = true
            for fact in more where !ids.contains(fact.id) {
                if let message = fact.source.message, messages.contains(message) { continue }
                let count = fact.text.split(separator: " ").count
                guard facts.count < Retrieval.factLimit, words + count <= Retrieval.wordLimit else {
                    isAll = false
                    continue
                }
                words += count
                ids.insert(fact.id)
                facts.append(fact)
            }
            return isAll
        }
    }
}
