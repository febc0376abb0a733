import AgentCore
import Foundation
import Synchronization
import TestKit
import Testing

@Suite struct SkillMeaningTests {
    let directory: TemporaryDirectory
    private var file: URL { directory.url.appending(path: "cache/skill-vectors") }

    init() throws { directory = try TemporaryDirectory() }

    /// Water and wine lie on two axes; a text is as near to each as it has their words.
    private final class TasteModel: EmbeddingModel {
        let identity: ModelIdentity
        let asked = Mutex<[String]>([])

        init(name: String = "taste") { identity = ModelIdentity(name: name, location: "memory") }

        func embed(_ texts: [String]) async throws(ModelError) -> [Embedding] {
            asked.withLock { $0 += texts }
            return texts.map { text in
                let isWet = ["rain", "water", "sea"].contains { text.lowercased().contains($0) }
                return Embedding(vector: isWet ? [1, 0] : [0, 1])
            }
        }
    }

    private static let skills = [
        (name: "grape-notes", description: "Notes about bottles kept in a cellar. Use for labels, years and bottles."),
        (name: "tide-notes", description: "Notes about the sea. Use for harbours, years and bottles found."),
    ]
    private static let ranker = SkillRanker(skills.map { ($0.name, $0.description, "") })
    private static let request = "the years of those bottles, and how much rain fell"

    private func rank(_ model: TasteModel, _ vectors: SkillVectors) async throws -> [String] {
        try await SkillMeaning(model, vectors: vectors)
            .reranked(Self.ranker.rank(Self.request), for: Self.request, Self.skills).map(\.name)
    }

    @Test func `among skills with the same words, the one closest in meaning comes first`() async throws {
        #expect(Self.ranker.rank(Self.request).map(\.name).first == "grape-notes")
        #expect(try await rank(TasteModel(), SkillVectors(nil)).first == "tide-notes")
    }

    @Test func `a skill's vector is computed once, and again if its file is unusable`() async throws {
        let model = TasteModel()
        for _ in 0..<2 { _ = try await rank(model, SkillVectors(file)) }
        #expect(model.asked.withLock { $0.count } == 4)
        #expect(model.asked.withLock { $0.filter { $0 == Self.request }.count } == 2)
        let other = TasteModel(name: "other")
        _ = try await rank(other, SkillVectors(file))
        #expect(other.asked.withLock { $0.count } == 3)
        try Data("no vectors".utf8).write(to: file)
        let again = TasteModel()
        #expect(try await rank(again, SkillVectors(file)).first == "tide-notes")
        #expect(again.asked.withLock { $0.count } == 3)
    }

    @Test func `without a vector folder nothing is written`() async throws {
        _ = try await rank(TasteModel(), SkillVectors(nil))
        #expect(!FileManager.default.fileExists(atPath: file.path(percentEncoded: false)))
    }
}
