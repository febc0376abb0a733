import AgentCore
import Foundation
import TestKit
import Testing

@testable import Server

@Suite struct TurnTests {
    @Test func `a turn streams, is saved and can be gone on with`() async throws {
        let room = try ServerRoom { request in
            [.reason("Hm."), .text("You said "), .text("**\(request.messages.last?.content ?? "")**")]
        }
        let answer = try await room.ask("POST", "/api/turns", ["text": "Hello"])
        #expect(answer.fields["content-type"] == "text/event-stream")
        let events = ServerRoom.events(answer.text)
        #expect(events.map(\.name).filter { $0 != "html" } == ["saved", "reasoning", "text", "text", "end"])
        let end = try #require(events.last?.data)
        #expect(end["html"]?.stringValue?.contains("<strong>Hello</strong>") == true)
        #expect(end["finish_reason"] == "stop")
        let session = try #require(end["session"]?.stringValue)
        _ = try await room.ask("POST", "/api/turns", ["text": "Again", "session": .string(session)])
        let shown = try await room.ask("GET", "/api/sessions/\(session)")
        let contents = shown.json["messages"]?.arrayValue?.compactMap { $0["content"]?.stringValue }
        #expect(contents == ["Hello", "You said **Hello**", "Again", "You said **Again**"])
        #expect(shown.json["messages"]?.arrayValue?[1]["reasoning_html"] == "<p>Hm.</p>\n")
        await room.server.stop()
    }

    @Test func `closing the connection stops the reply and keeps what came`() async throws {
        let room = try ServerRoom { _ in [.text("Half a "), .text("reply"), .hang] }
        let client = try RawClient(port: room.port)
        client.send(room.request("POST", "/api/turns", ["text": "Go"]))
        #expect(await client.read(until: "reply").contains("reply"))
        client.close()
        var stored: [Message] = []
        _ = try await ServerRoom.wait {
            stored = try room.agent.sessions.sessions().first.map { try room.agent.sessions.messages(of: $0.id) } ?? []
            return stored.count == 2
        }
        #expect(stored.last?.content == "Half a reply")
        #expect(stored.last?.finishReason == .interrupted)
        await room.server.stop()
    }

    @Test func `a reply is stopped by its session, and its stream ends as it should`() async throws {
        let room = try ServerRoom { _ in [.text("Half"), .hang] }
        let client = try RawClient(port: room.port)
        client.send(room.request("POST", "/api/turns", ["text": "Go"], fields: ["Connection: close"]))
        var text = await client.read(until: "Half")
        let stored = try room.agent.sessions.sessions()
        let session = try #require(stored.first?.id)
        #expect(try await room.ask("POST", "/api/turns/stop", ["session": .string(session)]).status == 200)
        text += await client.readAll()
        #expect(text.contains("\"finish_reason\":\"interrupted\""))
        #expect(try await room.ask("POST", "/api/turns/stop", ["session": .string(session)]).status == 404)
        await room.server.stop()
    }

    @Test func `stopping the server stores the reply in the making`() async throws {
        let room = try ServerRoom { _ in [.text("Half"), .hang] }
        let client = try RawClient(port: room.port)
        client.send(room.request("POST", "/api/turns", ["text": "Go"]))
        #expect(await client.read(until: "Half").contains("Half"))
        await room.server.stop()
        let stored = try room.agent.sessions.sessions()
        let session = try #require(stored.first)
        #expect(try room.agent.sessions.messages(of: session.id).last?.finishReason == .interrupted)
        #expect(await client.readAll().contains("event: end"))
    }

    @Test func `two turns of one model wait for each other, and the second is told its place`() async throws {
        let room = try ServerRoom { request in
            request.messages.last?.content == "first" ? [.text("One"), .hang] : [.text("Two")]
        }
        let first = try RawClient(port: room.port)
        first.send(room.request("POST", "/api/turns", ["text": "first"]))
        #expect(await first.read(until: "One").contains("One"))
        let second = try RawClient(port: room.port)
        second.send(room.request("POST", "/api/turns", ["text": "second"], fields: ["Connection: close"]))
        let waiting = await second.read(until: "queued")
        #expect(waiting.contains("\"position\":1"))
        #expect(try await room.ask("GET", "/api/status").json["queue"] == 2)
        first.close()
        #expect(await (waiting + second.readAll()).contains("Two"))
        await room.server.stop()
    }

    @Test func `a client that leaves the queue is never answered, and nothing of it is stored`() async throws {
        let room = try ServerRoom { _ in [.text("One"), .hang] }
        let first = try RawClient(port: room.port)
        first.send(room.request("POST", "/api/turns", ["text": "first"]))
        #expect(await first.read(until: "One").contains("One"))
        let second = try RawClient(port: room.port)
        second.send(room.request("POST", "/api/turns", ["text": "second"]))
        #expect(await second.read(until: "queued").contains("queued"))
        second.close()
        let hasLeft = try await ServerRoom.wait { room.records.withLock { $0.count } == 1 }
        #expect(hasLeft)
        first.close()
        #expect(try await ServerRoom.wait { room.records.withLock { $0.count } == 2 })
        #expect(try room.agent.sessions.sessions().count == 1)
        await room.server.stop()
    }

    @Test(arguments: [
        ("{", 400), ("[]", 400), (#"{"text":""}"#, 400), (#"{"text":5}"#, 400), (#"{"text":"a","colour":1}"#, 400),
        (#"{"session":"nothere","text":"a"}"#, 404), ("", 400), ("\u{FEFF}{}", 400),
        (#"{"text":"a","private":"yes"}"#, 400),
    ])
    func `what cannot be understood is refused before anything is stored`(body: String, status: Int) async throws {
        let room = try ServerRoom { _ in [.text("A")] }
        let answer = try await room.ask("POST", "/api/turns", text: body)
        #expect(answer.status == status)
        #expect(answer.json["error"]?["message"]?.stringValue?.isEmpty == false)
        #expect(try room.agent.sessions.sessions().isEmpty)
        await room.server.stop()
    }

    @Test func `a frozen conversation is not written to, and can be gone on with in a copy`() async throws {
        let room = try ServerRoom { _ in [.text("A")] }
        let sessions = room.agent.sessions
        let old = try sessions.begin(title: "Old", with: "Said before", at: .iso("2026-11-18T10:00:00Z"))
        let refused = try await room.ask("POST", "/api/turns", ["text": "More", "session": .string(old.session)])
        #expect(refused.status == 409)
        #expect(try sessions.messages(of: old.session).count == 1)
        let copy = try await room.ask("POST", "/api/sessions/\(old.session)/fork")
        let id = try #require(copy.json["id"]?.stringValue)
        _ = try await room.ask("POST", "/api/turns", ["text": "More", "session": .string(id)])
        #expect(try sessions.messages(of: id).map(\.content) == ["Said before", "More", "A"])
        await room.server.stop()
    }

    @Test func `a private turn writes nothing`() async throws {
        let room = try ServerRoom { request in [.text("\(request.messages.count)")] }
        let answer = try await room.ask(
            "POST", "/api/turns",
            ["text": "b", "private": true, "private_history": [["role": "user", "content": "a"]]])
        let end = try #require(ServerRoom.events(answer.text).last?.data)
        #expect(end["session"] == .null)
        #expect(try room.agent.sessions.sessions().isEmpty)
        await room.server.stop()
    }

    @Test func `a model that fails ends the stream with the reason, and the message is kept`() async throws {
        let room = try ServerRoom { _ in [.fail(ModelError(.unusable, "the model is broken"))] }
        let answer = try await room.ask("POST", "/api/turns", ["text": "Hello"])
        let last = try #require(ServerRoom.events(answer.text).last)
        #expect(last.name == "error")
        #expect(last.data["message"] == "the model is broken")
        #expect(try room.agent.sessions.sessions().count == 1)
        await room.server.stop()
    }
}
