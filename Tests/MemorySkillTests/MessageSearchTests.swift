import AgentCore
import Foundation
import Testing

@testable import MemorySkill

struct MessageSearchTests {
    private let memory: TemporaryStore

    init() throws {
        memory = try TemporaryStore()
        try memory.importConversation(
            [
                ("Ines", "Did you ever finish building the canoe?"), ("Oleg", "Yes, in June, after two years!"),
                ("Ines", "Wonderful. I started to learn the cello."), ("Oleg", "The cello is hard to learn."),
            ], session: "a")
        try memory.importConversation(
            [
                ("Ines", "I saw a canoe on the river."), ("Oleg", "It rained all day here."),
                ("Ines", "Here the sun was out."), ("Oleg", "Lucky you."),
            ], session: "b")
    }

    private func references(_ text: String, limit: Int = 10) throws -> [String] {
        try memory.store.searchMessages(MessageQuery(text), limit: limit).compactMap(\.reference)
    }

    @Test func `the answer beside the words that match is found`() throws {
        #expect(try references("When was the building of the canoe finished?", limit: 2) == ["a:1", "a:2"])
    }

    @Test func `who is named is heard first`() throws {
        #expect(try references("What did Oleg say of learning the cello?").first == "a:4")
        #expect(try references("What did Ines say of learning the cello?").first == "a:3")
    }

    @Test func `neighbours of another session do not count`() throws {
        let found = try references("canoe river")
        #expect(found.first == "b:1")
        #expect(Set(found) == ["a:1", "a:2", "a:3", "b:1", "b:2", "b:3"])
    }

    @Test func `a name alone is searched for as a word`() throws {
        try memory.importConversation([("Ines", "Oleg called."), ("Oleg", "Did he?")], session: "c")
        #expect(try references("Oleg").first == "c:1")
    }

    @Test func `words that only stop words surround are still found, and nothing finds nothing`() throws {
        #expect(try references("what of it?").isEmpty == false)
        #expect(try references("zeppelin").isEmpty)
        #expect(try references("").isEmpty)
    }

    @Test func `what was said at the time asked for is found behind hundreds of better matches`() throws {
        let old = "We talked of many things on that long day by the water, and of a heron too, and of boats and oars."
        try memory.importConversation([("Ines", old)], session: "old")
        try memory.database.execute(
            "UPDATE messages SET created_at = '2020-05-05T10:00:00.000Z' WHERE reference = 'old:1'")
        try memory.importConversation((0..<400).map { ("Ines", "The heron \($0).") }, session: "h")
        try memory.importConversation((0..<500).map { ("Ines", "Rain \($0).") }, session: "r")
        func found(_ range: Range<String>?) throws -> [String] {
            try memory.store.searchMessages(MessageQuery("heron", range: range), limit: 1_000).compactMap(\.reference)
        }
        #expect(try found("2020-05-01"..<"2020-06-01").contains("old:1"))
        #expect(try !found("2020-06-01"..<"2020-07-01").contains("old:1"))
        #expect(try !found(nil).contains("old:1"))
    }

    @Test func `many queries are answered a line each`() async throws {
        let lines = #"{"id":"1","query":"canoe river"}"# + "\n\n" + #"{"id":2,"query":"zeppelin"}"# + "\n"
        let output = try await memory.run("search", "--queries", "-", "--kind", "message", "-k", "1", input: lines)
        let answers = try #require(output.jsonLines)
        #expect(answers.map { $0["id"] } == ["1", 2])
        #expect(answers[0]["results"]?.arrayValue?.compactMap { $0["ref"] } == ["b:1"])
        #expect(answers[1]["results"] == [])
    }

    @Test(arguments: ["nonsense", #"{"id":"1"}"#, "[1]"])
    func `a line without a query is named`(line: String) async throws {
        let error = try await #require(throws: AgentError.self) {
            try await memory.run("search", "--queries", "-", input: "{\"query\":\"a\"}\n" + line)
        }
        #expect(error.code == .usage)
        #expect(error.message.contains("line 2"))
    }

    @Test func `a file of queries that is not there is said`() async throws {
        let error = try await #require(throws: AgentError.self) {
            try await memory.run("search", "--queries", "nowhere.jsonl")
        }
        #expect(error.code == .notFound)
    }
}
