import AgentCore
import Foundation
import Testing

@testable import Server

/// Answers by a closure, and counts what was cancelled.
private struct ClosureHandler: HTTPHandler {
    let respond: @Sendable (HTTPRequest) async -> HTTPResponse

    func refusal(of request: HTTPRequest) -> HTTPResponse? { nil }
    func tooLarge(_ request: HTTPRequest, limit: Int) -> HTTPResponse { .json(["limit": .integer(limit)], status: 413) }
    func respond(to request: HTTPRequest) async -> HTTPResponse { await respond(request) }
    func finished(_ record: HTTPRecord) {}
}

@Suite struct HTTPServerTests {
    private func serve(
        _ limits: HTTPLimits = HTTPLimits(), _ respond: @escaping @Sendable (HTTPRequest) async -> HTTPResponse
    ) throws -> (server: HTTPServer, port: Int) {
        let socket = try ListeningSocket(host: "127.0.0.1", port: 0)
        let server = HTTPServer(ClosureHandler(respond: respond), limits: limits)
        try server.start(on: socket)
        return (server, socket.port)
    }

    private static func get(_ path: String, _ more: String = "") -> String {
        "GET \(path) HTTP/1.1\r\nHost: a\r\n\(more)\r\n"
    }

    @Test func `two requests on one connection are answered in order`() async throws {
        let (server, port) = try serve { request in .json([.string(request.path)]) }
        let client = try RawClient(port: port)
        client.send(Self.get("/one") + Self.get("/two", "Connection: close\r\n"))
        let answer = await client.readAll()
        let one = try #require(answer.range(of: "/one"))
        let two = try #require(answer.range(of: "/two"))
        #expect(one.lowerBound < two.lowerBound)
        await server.stop()
    }

    @Test func `a body above the limit is refused, whether its length was stated or not`() async throws {
        var limits = HTTPLimits()
        limits.body = 1000
        let (server, port) = try serve(limits) { request in .json([.integer(request.body.count)]) }
        let stated = try RawClient(port: port)
        stated.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1001\r\n\r\n")
        #expect(await stated.read(until: "\r\n").hasPrefix("HTTP/1.1 413"))
        let chunked = try RawClient(port: port)
        let chunk = "400\r\n" + String(repeating: "x", count: 1024) + "\r\n"
        chunked.send("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n" + chunk + "0\r\n\r\n")
        #expect(await chunked.read(until: "\r\n").hasPrefix("HTTP/1.1 413"))
        let small = try RawClient(port: port)
        small.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nabc")
        #expect(await small.read(until: "[3]").contains("[3]"))
        await server.stop()
    }

    @Test func `half a request is given up after the idle time, and header fields have a limit`() async throws {
        var limits = HTTPLimits()
        limits.idleSeconds = 1
        let (server, port) = try serve(limits) { _ in .json([:]) }
        let half = try RawClient(port: port)
        half.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nabc")
        let huge = try RawClient(port: port)
        huge.send("GET / HTTP/1.1\r\nHost: a\r\nX: \(String(repeating: "y", count: 100_000))\r\n\r\n")
        #expect(await huge.read(until: "\r\n").hasPrefix("HTTP/1.1 431"))
        #expect(await half.readAll(seconds: 5).isEmpty)
        await server.stop()
    }

    @Test func `a client that vanishes cancels the work on its answer`() async throws {
        let states = Locked<[String]>([])
        let (server, port) = try serve { request in
            states.withLock { $0.append("began") }
            while !Task.isCancelled { try? await Task.sleep(for: .milliseconds(20)) }
            states.withLock { $0.append("cancelled") }
            return .json([:])
        }
        let client = try RawClient(port: port)
        client.send(Self.get("/"))
        #expect(try await ServerRoom.wait { states.withLock { $0 } == ["began"] })
        client.close()
        #expect(try await ServerRoom.wait { states.withLock { $0 } == ["began", "cancelled"] })
        await server.stop()
    }

    @Test func `a stream that nobody reads is kept, and others are served meanwhile`() async throws {
        let written = Locked(false)
        let (server, port) = try serve { request in
            guard request.path == "/stream" else { return .json(["quick"]) }
            return .events { writer in
                let rest = Array(String(repeating: "z", count: 1000).utf8)
                for number in 0..<1000 { writer.write(Array("\n#\(number) ".utf8) + rest) }
                written.withLock { $0 = true }
            }
        }
        let slow = try RawClient(port: port)
        slow.shrinkBuffer()
        // Of HTTP 1.0, whose answers come in one piece.
        slow.send("GET /stream HTTP/1.0\r\nHost: a\r\n\r\n")
        #expect(try await ServerRoom.wait { written.withLock { $0 } })
        let quick = try RawClient(port: port)
        quick.send(Self.get("/quick", "Connection: close\r\n"))
        #expect(await quick.readAll().contains("quick"))
        let all = await slow.readAll()
        let numbers = all.components(separatedBy: "\n#").dropFirst().compactMap { Int($0.prefix { $0 != " " }) }
        #expect(numbers == Array(0..<1000))
        await server.stop()
    }

    @Test func `a client further behind than the limit loses its stream, not the server its memory`() async throws {
        var limits = HTTPLimits()
        limits.unread = 100_000
        let isClosed = Locked(false)
        let (server, port) = try serve(limits) { _ in
            .events { writer in
                let piece = [UInt8](repeating: UInt8(ascii: "z"), count: 10_000)
                while !writer.isClosed, !Task.isCancelled {
                    writer.write(piece)
                    await Task.yield()
                }
                isClosed.withLock { $0 = true }
            }
        }
        let slow = try RawClient(port: port)
        slow.shrinkBuffer()
        slow.send(Self.get("/"))
        #expect(try await ServerRoom.wait { isClosed.withLock { $0 } })
        await server.stop()
    }

    @Test func `stopping cancels what runs, sends what was written, and frees the port`() async throws {
        let (server, port) = try serve { _ in
            .events { writer in
                writer.event("first", 1)
                while !Task.isCancelled { try? await Task.sleep(for: .milliseconds(20)) }
                writer.event("last", 2)
            }
        }
        let client = try RawClient(port: port)
        client.send(Self.get("/"))
        #expect(await client.read(until: "first").contains("first"))
        await server.stop()
        #expect(await client.readAll().contains("last"))
        let again = try ListeningSocket(host: "127.0.0.1", port: port)
        again.close()
    }

    @Test func `a taken port is named, with the program that has it`() throws {
        let socket = try ListeningSocket(host: "127.0.0.1", port: 0)
        defer { socket.close() }
        let error = #expect(throws: AgentError.self) { try ListeningSocket(host: "127.0.0.1", port: socket.port) }
        #expect(error?.message.contains("port \(socket.port)") == true)
        #if os(Linux)
            #expect(error?.message.contains("process \(ProcessInfo.processInfo.processIdentifier)") == true)
        #endif
    }

    @Test func `a thousand answers do not hang`() async throws {
        let (server, port) = try serve { request in
            .events { writer in
                for number in 0..<5 {
                    writer.event("n", .integer(number))
                    await Task.yield()
                }
            }
        }
        await withTaskGroup(of: Int.self) { group in
            for _ in 0..<20 {
                group.addTask {
                    var complete = 0
                    for _ in 0..<50 {
                        guard let client = try? RawClient(port: port) else { continue }
                        client.send(Self.get("/", "Connection: close\r\n"))
                        if await client.readAll().contains("data: 4") { complete += 1 }
                    }
                    return complete
                }
            }
            var sum = 0
            for await count in group { sum += count }
            #expect(sum == 1000)
        }
        await server.stop()
    }
}
