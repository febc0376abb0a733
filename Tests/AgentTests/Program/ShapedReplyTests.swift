import AgentCore
import Foundation
import TestKit
import Testing

@Suite struct ShapedReplyTests {
    private func schema(_ text: String, in home: Home) throws -> String {
        let file = home.directory.url.appending(path: "schema.json")
        try Data(text.utf8).write(to: file)
        return file.path(percentEncoded: false)
    }

    @Test func `the reply follows the schema, even if the model would say something else`() async throws {
        let home = try Home()
        let schema =
            #"{"type":"object","properties":{"mood":{"enum":["good","bad"]},"n":{"type":"integer"}},"required":["mood"]}"#
        let file = try self.schema(schema, in: home)
        let plain = try await home.run("ask", "--schema", file, "--max-tokens", "60", "How are you?")
        #expect(plain.code == 0)
        #expect(try SchemaValidator(schema).fault(in: plain.output) == nil, "\(plain.output)")
        let document = try await home.run("ask", "--schema", file, "--max-tokens", "60", "--json", "How?").json
        let reply = try #require(document["reply"]?.stringValue)
        #expect(try SchemaValidator(schema).fault(in: reply) == nil)
        #expect(document["finish_reason"] == "stop")
    }

    @Test func `a schema that cannot be kept to is a wrong use that names its location, and nothing is stored`()
        async throws
    {
        let home = try Home()
        let file = try schema(#"{"properties":{"a":{"not":{}}}}"#, in: home)
        let outcome = try await home.run("ask", "--schema", file, "Hello")
        #expect(outcome.code == 2)
        #expect(outcome.error.contains("#/properties/a/not: the keyword is not supported"))
        #expect(try await home.run("sessions", "list", "--json").json == [])
        #expect(try await home.run("ask", "--schema", "nowhere.json", "Hello").code == 3)
    }

    @Test func `a token limit without room for the schema is a usage error`() async throws {
        let home = try Home()
        let file = try schema(#"{"const":"twenty characters!!!"}"#, in: home)
        let outcome = try await home.run("ask", "--schema", file, "--max-tokens", "5", "Hello")
        #expect(outcome.code == 2)
        #expect(outcome.error.contains("there is room for 5 tokens"))
    }
}
