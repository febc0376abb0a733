import AgentCore
import Foundation
import TestKit
import Testing

@testable import MemorySkill

/// What is offered of this conversation where nothing surely answers.
@Suite struct NearestSaidTests {
    /// An encoder for which all texts mean the same.
    private struct Flat: EmbeddingModel {
        static let vector: [Float] = [1] + Array(repeating: 0, count: 511)
        let identity = ModelIdentity(name: "flat", location: "", isBundled: false)

        func embed(_ texts: [String]) async throws(ModelError) -> [Embedding] {
            texts.map { _ in Embedding(vector: Self.vector) }
        }
    }

    private static let question = "Which composer are we singing?"
    private static let sentence = "Our choir is doing Sibelius in the spring"

    /// What is found for a question that the rules understood, where one sentence was said that answers it so likely.
    private func found(
        _ chance: Double, isHere: Bool = true, asked: String = question, said sentence: String = sentence
    ) async throws -> AskedFacts.Found? {
        let memory = try TemporaryStore()
        let question = WeighedQuestion(asked)
        let texts = question.texts + [sentence]
        let vectors = TextVectors(Dictionary(texts.map { ($0, Flat.vector) }) { one, _ in one })
        let row = AnswerFeatures(question, texts: [sentence], vectors: vectors, verdict: .nothing).rows[0]
        let wanted = log(chance / (1 - chance)) - (1 - AnswerSort.share) * AnswerWeights.told.logOdds(row)
        let weighing = AnswerWeighing(
            vectors: VectorCache(Flat(), store: memory.store), ranker: StubRanking(wanted / AnswerSort.share))
        return try await weighing.weigh(
            asked, found: .nothing, facts: [],
            said: [SaidSentence(text: sentence, before: nil, isHere: isHere)])
    }

    @Test func `a sentence of this conversation that may answer is offered as unsure`() async throws {
        let found = try await found(0.2)
        #expect(found?.told == [Self.sentence])
        #expect(found?.isSure == false)
    }

    @Test func `one that speaks of the same thing by its name is offered too, of this conversation alone`() async throws
    {
        let (asked, said) = ("which terminal is it?", "My cousin Shirin arrives at terminal 3 tonight")
        #expect(try await found(0.02, asked: asked, said: said)?.told == [said])
        #expect(try await found(0.02, asked: asked, said: said)?.isSure == false)
        #expect(try await found(0.02, isHere: false, asked: asked, said: said) == .nothing)
        #expect(try await found(0.02, asked: "which gate is it?", said: said) == .nothing)
        #expect(try await found(0.02, asked: "what is my dog called?", said: "The dog is sulking again") == .nothing)
    }

    @Test func `one that hardly answers is not offered, nor one of another conversation`() async throws {
        #expect(try await found(0.02) == .nothing)
        #expect(try await found(0.2, isHere: false) == .nothing)
        #expect(try await found(0.9, isHere: false)?.told == [Self.sentence])
    }
}
