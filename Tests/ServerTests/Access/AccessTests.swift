import AgentCore
import Foundation
import TestKit
import Testing

@testable import Server

@Suite struct AccessTests {
    @Test func `nothing is told without the token, in the form of the interface that was asked`() async throws {
        let room = try ServerRoom { _ in [] }
        for fields in [
            ["Authorization": ""], ["Authorization": "Bearer wrong"], ["Authorization": "", "Cookie": "agent=x"],
        ] {
            let page = try await room.ask("GET", "/api/status", fields: fields)
            #expect(page.status == 401)
            #expect(page.json["error"]?["code"] == "unauthorized")
            let api = try await room.ask("GET", "/v1/models", fields: fields)
            #expect(api.status == 401)
            #expect(api.json["error"]?["type"] == "authentication_error")
            let root = try await room.ask("GET", "/", fields: fields)
            #expect(root.status == 401)
            #expect(root.text.contains("<form"))
        }
        await room.server.stop()
    }

    @Test func `the token lies in a file that the user alone may read, and stays the same`() throws {
        let directory = try TemporaryDirectory()
        let token = try AccessToken(in: directory.url)
        let file = directory.url.appending(path: AccessToken.fileName).path(percentEncoded: false)
        let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
        #expect(mode == 0o600)
        #expect(try AccessToken(in: directory.url).text == token.text)
        #expect(token.text.count == 64)
        #expect(!token.cookie.contains(token.text))
        try directory.write("short", to: AccessToken.fileName)
        #expect(throws: AgentError.self) { try AccessToken(in: directory.url) }
    }

    @Test func `the link signs a browser in once, and its cookie is kept from scripts and other sites`() async throws {
        let room = try ServerRoom { _ in [] }
        let link = try #require(room.server.openLink)
        let path = link.replacing(room.server.address.url, with: "")
        let first = try await room.ask("GET", path, fields: ["Authorization": ""])
        #expect(first.status == 303)
        let cookie = try #require(first.fields["set-cookie"])
        #expect(cookie.contains("HttpOnly") && cookie.contains("SameSite=Strict"))
        let value = String(cookie.prefix { $0 != ";" })
        let page = try await room.ask("GET", "/api/sessions", fields: ["Authorization": "", "Cookie": value])
        #expect(page.status == 200)
        let second = try await room.ask("GET", path, fields: ["Authorization": ""])
        #expect(second.status == 401)
        #expect(second.fields["set-cookie"] == nil)
        #expect(room.server.openLink == nil)
        await room.server.stop()
    }

    @Test func `the token signs a browser in, and another text does not`() async throws {
        let room = try ServerRoom { _ in [] }
        let right = try await room.ask(
            "POST", "/open", text: "token=\(room.token.text)", fields: ["Authorization": ""])
        #expect(right.fields["set-cookie"] != nil)
        let wrong = try await room.ask("POST", "/open", text: "token=abc", fields: ["Authorization": ""])
        #expect(wrong.fields["set-cookie"] == nil)
        #expect(wrong.status == 401)
        await room.server.stop()
    }

    @Test func `other hosts and other origins are refused even with the token`() async throws {
        let room = try ServerRoom { _ in [] }
        func status(_ host: String, _ more: String = "") async throws -> String {
            let client = try RawClient(port: room.port)
            client.send(
                "GET /api/sessions HTTP/1.1\r\nHost: \(host)\r\nAuthorization: Bearer \(room.token.text)\r\n\(more)Connection: close\r\n\r\n"
            )
            return String(await client.readAll().dropFirst(9).prefix(3))
        }
        #expect(try await status("evil.example:\(room.port)") == "421")
        #expect(try await status("10.0.0.1") == "421")
        #expect(try await status("127.0.0.1:\(room.port)") == "200")
        #expect(try await status("localhost:\(room.port)") == "200")
        #expect(try await status("[::1]:\(room.port)") == "200")
        #expect(try await status("localhost:1", "Origin: http://evil.example\r\n") == "403")
        #expect(try await status("localhost:1", "Origin: null\r\n") == "403")
        #expect(try await status("localhost:1", "Origin: http://localhost:1\r\n") == "200")
        await room.server.stop()
    }

    @Test func `beyond this machine only where it was allowed`() throws {
        let agent = try StubWebAgent([ScriptedModel { _ in [] }])
        let token = try AccessToken(in: agent.directory.url)
        let error = #expect(throws: AgentError.self) {
            try AgentServer(agent, token: token, host: "0.0.0.0", port: 0, allowsRemote: false) { _ in }
        }
        #expect(error?.code == .refused)
    }

    @Test func `no answer may be read, framed or run by another page`() async throws {
        let room = try ServerRoom { _ in [] }
        for path in ["/", "/api/sessions", "/v1/models", "/nothing"] {
            let answer = try await room.ask("GET", path, fields: ["Origin": room.server.address.url])
            #expect(answer.fields["access-control-allow-origin"] == nil)
            #expect(answer.fields["content-security-policy"]?.contains("default-src 'self'") == true)
            #expect(answer.fields["x-content-type-options"] == "nosniff")
            #expect(answer.fields["referrer-policy"] == "no-referrer")
        }
        await room.server.stop()
    }

    @Test func `the log tells the route and the status, nothing that was said and no secret`() async throws {
        let room = try ServerRoom { _ in [.text("A secret reply.")] }
        _ = try await room.ask("POST", "/api/turns", ["text": "A secret message."])
        _ = try await room.ask("GET", "/api/sessions/search?q=secret")
        _ = try await room.ask("GET", "/secret/path")
        _ = try await room.ask("GET", "/open?key=secretkey")
        #expect(try await ServerRoom.wait { room.records.withLock { $0.count } == 4 })
        let log = room.records.withLock { $0 }.map { $0.text() }.joined()
        #expect(log.contains("/api/turns"))
        #expect(!log.contains("secret"))
        #expect(!log.contains(room.token.text))
        await room.server.stop()
    }

    @Test(arguments: [
        "/../../etc/passwd", "/page/../../Package.swift", "/page/%2e%2e/%2e%2e/Package.swift", "//etc/passwd",
    ])
    func `there is no way out of the page's files`(path: String) async throws {
        let room = try ServerRoom { _ in [] }
        let client = try RawClient(port: room.port)
        client.send(room.request("GET", path, fields: ["Connection: close"]))
        #expect(await client.readAll().hasPrefix("HTTP/1.1 404"))
        await room.server.stop()
    }
}
