import AgentCore
import Foundation
import TestKit
import Testing

/// `agent test` with a model that reads comments.
@Suite struct CommentModelTests {
    private func package(_ source: String, in home: Home) throws {
        let sources = home.directory.url.appending(path: "Kit/Sources/Kit")
        try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Kit", targets: [.target(name: "Kit")])

            """
        try Data(manifest.utf8).write(to: home.directory.url.appending(path: "Kit/Package.swift"))
        try Data(source.utf8).write(to: sources.appending(path: "Kit.swift"))
    }

    @Test func `the model reads a comment's promises under a schema, and the report names it`()
        async throws
    {
        let promise = JSONValue.pairs([
            "quote": "never less than nothing", "setup": .array([]), "expression": "net(3, tax: 5)",
            "condition": "result >= 0",
        ])
        let reply = JSONValue.pairs(["assertions": .array([promise])]).text()
        let server = try LoopbackServer { request, _ in
            if request.line == "GET /v1/models" {
                return [LoopbackServer.answer("200 OK", #"{"data":[{"id":"reader","max_model_len":4096}]}"#)]
            }
            let isSecond = String(decoding: request.body, as: UTF8.self).contains("Doubles")
            return [
                LoopbackServer.eventHead,
                .send(
                    "data: {\"choices\":[{\"delta\":{\"content\":\(JSONValue.string(isSecond ? "{" : reply).text())},"
                        + "\"finish_reason\":\"stop\"}]}\n\n"),
                .send("data: [DONE]\n\n"),
            ]
        }
        defer { server.stop() }
        let home = try Home()
        try package(
            """
            /// The price without tax, never less than nothing.
            public func net(_ price: Int, tax: Int) -> Int { price - tax }
            /// Doubles: `twice(2)` is `4`.
            public func twice(_ n: Int) -> Int { n + 2 }

            """, in: home)
        let outcome = try await home.run(
            "test", "Kit/Sources/Kit/Kit.swift", "--check", "--json", "--model", "\(server.base)#reader")
        #expect(outcome.code == 0, "\(outcome.error)")
        let bugs = try #require(try outcome.json["possible_bugs"]?.arrayValue)
        #expect(bugs.map { $0["read_by"] } == ["reader"], "\(outcome.output)")
        #expect(bugs.first?["documentation"] == "never less than nothing" && bugs.first?["actual"] == "-2")
        // A model that fails on a comment is told of, and costs nothing else.
        #expect(try outcome.json["comments_unread"]?.stringValue?.hasPrefix("reader read 1 of 2 comments: ") == true)
        let asked = server.requests.filter { $0.line.hasPrefix("POST") }
        #expect(asked.contains { String(decoding: $0.body, as: UTF8.self).contains("json_schema") })
    }
}
