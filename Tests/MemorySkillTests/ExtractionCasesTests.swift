import AgentCore
import Foundation
import Testing

/// Over 900 messages with what they teach and must not teach, in six languages: 728 of our own, and 192 by others, as
/// people type, of which a handful is still read wrong.
@Suite struct ExtractionCasesTests {
    private static let cases = stored("extraction-cases")
    private static let colloquial = stored("extraction-cases-colloquial")
    /// Statements of every kind by others, in plain words: all of them are read.
    private static let plain = stored("extraction-cases-plain")
    /// Changes, corrections, removals, repetitions and denials of what is known, by others.
    private static let operations = stored("extraction-cases-operations")

    /// Statements of our own in common turns of phrase, and sentences like them that teach nothing.
    private static let phrases = stored("extraction-cases-phrases")
    /// Messages by others, half of them in voices of their own: old and young, careful, foreign, in a hurry.
    private static let voices = stored("extraction-cases-voices")

    private static func stored(_ name: String) -> [JSONValue] {
        guard let file = Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Fixtures"),
            let data = try? Data(contentsOf: file)
        else { return [] }
        return (try? JSONValue(parsing: data))?["cases"]?.arrayValue ?? []
    }

    private func score(
        of cases: [JSONValue] = Self.cases, _ keep: (JSONValue) -> Bool = { _ in true }
    ) async throws -> ExtractionScore {
        let chosen = cases.filter(keep)
        let answers = try await TemporaryStore().run("extract", input: chosen.map { $0.text() }.joined(separator: "\n"))
        let lines = try #require(answers.jsonLines)
        #expect(lines.count == chosen.count)
        var score = ExtractionScore()
        for (one, answer) in zip(chosen, lines) {
            #expect(answer["id"] == one["id"])
            score.add(one, try #require(answer["operations"]?.arrayValue))
        }
        return score
    }

    @Test func `at least four hundred cases are there, in every category and language`() {
        #expect(Self.cases.count >= 400)
        #expect(Set(Self.cases.compactMap { $0["category"]?.stringValue }).count == 16)
        #expect(Set(Self.cases.compactMap { $0["lang"]?.stringValue }) == ["en", "fr", "de", "es", "it", "pt"])
    }

    @Test func `facts are found and none are made up`() async throws {
        let score = try await score()
        #expect(score.all.f1 >= 0.95)
        #expect(Double(score.silent.kept) >= 0.98 * Double(score.silent.all))
        #expect(Double(score.operations.right) >= 0.93 * Double(score.operations.all))
    }

    @Test func `plain English statements, corrections, updates and deletions are read`() async throws {
        let score = try await score { $0["lang"] == "en" }
        #expect(score.counts("direct", "multi_fact", "correction", "update", "deletion").f1 >= 0.95)
    }

    @Test func `plain statements in five more languages are read`() async throws {
        let score = try await score { $0["lang"] != "en" }
        #expect(score.all.f1 >= 0.9)
    }

    @Test func `nothing forbidden is stored and nothing is lost`() async throws {
        let score = try await score(
            of: Self.cases + Self.colloquial + Self.plain + Self.operations + Self.phrases + Self.voices)
        #expect(score.forbidden == [])
        #expect(score.lost == [])
    }

    @Test func `messages as people type them are read`() async throws {
        #expect(Self.colloquial.count == 192)
        let score = try await score(of: Self.colloquial)
        #expect(score.all.f1 >= 0.95)
        #expect(score.silent.kept == score.silent.all)
        #expect(Double(score.operations.right) >= 0.95 * Double(score.operations.all))
    }

    @Test func `statements of every kind are read in plain words`() async throws {
        #expect(Self.plain.count == 103)
        let score = try await score(of: Self.plain)
        #expect(score.all.f1 >= 0.99)
    }

    @Test func `what messages do to what is known is done`() async throws {
        #expect(Self.operations.count > 100)
        let score = try await score(of: Self.operations)
        #expect(score.all.f1 >= 0.93)
        #expect(Double(score.operations.right) >= 0.95 * Double(score.operations.all))
    }

    @Test func `common turns of phrase are read, and what only looks like them is not`() async throws {
        #expect(Self.phrases.count > 500)
        let score = try await score(of: Self.phrases)
        #expect(score.all.f1 >= 0.94)
        #expect(Double(score.silent.kept) >= 0.98 * Double(score.silent.all))
    }

    @Test func `messages in many voices are read`() async throws {
        #expect(Self.voices.count == 478)
        let score = try await score(of: Self.voices)
        #expect(score.all.f1 >= 0.9)
        #expect(score.silent.kept == score.silent.all)
        #expect(Double(score.operations.right) >= 0.92 * Double(score.operations.all))
        let plain = try await self.score(of: Self.voices) { $0["lang"] == "en" }
        #expect(plain.counts("direct", "multi_fact", "correction", "update", "deletion").f1 >= 0.95)
    }
}
