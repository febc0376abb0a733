import AgentCore
import Foundation
import TestKit
import Testing

@testable import Server

@Suite struct SessionRouteTests {
    @Test func `sessions come by day, page after page`() async throws {
        let room = try ServerRoom { _ in [] }
        for (title, time) in [
            ("a", "2026-11-20T08:00:00Z"), ("b", "2026-11-20T09:00:00Z"), ("c", "2026-11-19T09:00:00Z"),
        ] {
            _ = try room.agent.sessions.begin(title: title, with: title, at: .iso(time))
        }
        let first = try await room.ask("GET", "/api/sessions?limit=2").json
        #expect(
            first["days"]?.arrayValue?.first?["sessions"]?.arrayValue?.compactMap { $0["title"]?.stringValue } == [
                "b", "a",
            ])
        let next = try #require(first["next"]?.stringValue)
        let second = try await room.ask("GET", "/api/sessions?limit=2&before=\(next)").json
        #expect(second["days"]?.arrayValue?.count == 1)
        #expect(second["days"]?.arrayValue?.first?["sessions"]?.arrayValue?.first?["frozen"] == true)
        #expect(second["next"] == .null)
        #expect(try await room.ask("GET", "/api/sessions?limit=many").status == 400)
        await room.server.stop()
    }

    @Test func `a search marks what it found, and shows nothing as HTML that was text`() async throws {
        let room = try ServerRoom { _ in [] }
        _ = try room.agent.sessions.begin(
            title: "<b>", with: "The <script>lighthouse</script> on the hill", at: .iso("2026-11-20T08:00:00Z"))
        let found = try await room.ask("GET", "/api/sessions/search?q=lighthouse").json
        let html = found.arrayValue?.first?["passages"]?.arrayValue?.first?["html"]?.stringValue ?? ""
        #expect(html == "The &lt;script&gt;<mark>lighthouse</mark>&lt;/script&gt; on the hill")
        await room.server.stop()
    }

    @Test func `a copy ends before the message that was named`() async throws {
        let room = try ServerRoom { _ in [.text("Reply")] }
        let sessions = room.agent.sessions
        let first = try sessions.begin(title: "t", with: "one", at: room.agent.clock.now())
        let second = try sessions.append(.user, "two", to: first.session, at: room.agent.clock.now(), finishReason: nil)
        let copy = try await room.ask("POST", "/api/sessions/\(first.session)/fork", ["before": .string(second.id)])
        let id = try #require(copy.json["id"]?.stringValue)
        #expect(try sessions.messages(of: id).map(\.content) == ["one"])
        #expect(try sessions.messages(of: first.session).count == 2)
        await room.server.stop()
    }

    @Test func `renaming, undoing, exporting and deleting`() async throws {
        let room = try ServerRoom { _ in [] }
        let sessions = room.agent.sessions
        let message = try sessions.begin(title: "t", with: "one", at: room.agent.clock.now())
        let id = message.session
        _ = try sessions.append(.user, "two", to: id, at: room.agent.clock.now(), finishReason: nil)
        #expect(try await room.ask("POST", "/api/sessions/\(id)/rename", ["title": "New"]).status == 200)
        #expect(try sessions.session(id).title == "New")
        #expect(try await room.ask("POST", "/api/sessions/\(id)/rename", ["title": "  "]).status == 400)
        #expect(try await room.ask("POST", "/api/sessions/\(id)/undo").json["text"] == "two")
        let markdown = try await room.ask("GET", "/api/sessions/\(id)/export?format=md")
        #expect(markdown.text.contains("# New") && markdown.text.contains("one"))
        #expect(markdown.fields["content-disposition"]?.hasPrefix("attachment") == true)
        #expect(try await room.ask("DELETE", "/api/sessions/\(id)").status == 200)
        #expect(try await room.ask("GET", "/api/sessions/\(id)").status == 404)
        await room.server.stop()
    }

    @Test func `the page is told when something else changes the store`() async throws {
        let room = try ServerRoom { _ in [] }
        let client = try RawClient(port: room.port)
        client.send(room.request("GET", "/api/changes"))
        #expect(await client.read(until: "event: status").contains("\"counter\":0"))
        _ = try room.agent.sessions.begin(title: "t", with: "one", at: room.agent.clock.now())
        #expect(await client.read(until: "event: change").contains("\"counter\":1"))
        await room.server.stop()
    }
}
