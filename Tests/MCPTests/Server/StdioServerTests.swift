import AgentCore
import Foundation
import Testing

@testable import MCP

@Suite struct StdioServerTests {
    /// A server on two pipes, with the ends that a client has.
    private final class Wire: Sendable {
        let input = Pipe()
        let output = Pipe()
        let serving: Task<Void, Never>

        init(_ agent: StubAgent) {
            // As the program does. Ignoring it would reach the children of other tests.
            _ = signal(SIGPIPE) { _ in }
            let server = StdioServer(
                AgentService(agent, version: "9"), input: input.fileHandleForReading.fileDescriptor,
                output: output.fileHandleForWriting.fileDescriptor)
            serving = Task { await server.run() }
        }

        func send(_ text: String) throws { try input.fileHandleForWriting.write(contentsOf: Data(text.utf8)) }

        func send(_ messages: JSONRPCMessage...) throws {
            for message in messages { try send(message.json.text() + "\n") }
        }

        /// Closes the input, waits for the server's end, and reads all that it wrote.
        func end() async throws -> [JSONValue] {
            try input.fileHandleForWriting.close()
            await serving.value
            try output.fileHandleForWriting.close()
            var data = Data()
            while case let part = await next(), !part.isEmpty { data += part }
            return try data.split(separator: UInt8(ascii: "\n")).map { try JSONValue(parsing: $0) }
        }

        /// The next lines that the server wrote; several may come at once.
        func lines(_ count: Int) async -> [Data] {
            var data = Data()
            while data.count(where: { $0 == UInt8(ascii: "\n") }) < count, case let part = await next(), !part.isEmpty {
                data += part
            }
            return data.split(separator: UInt8(ascii: "\n"))
        }

        /// The next bytes that the server wrote.
        func next() async -> Data {
            await withCheckedContinuation { done in
                DispatchQueue.global().async { done.resume(returning: self.output.fileHandleForReading.availableData) }
            }
        }
    }

    private let greeting = JSONRPCMessage.request(
        .number(0), method: Method.initialize, params: ["protocolVersion": "2025-11-25", "capabilities": [:]])

    @Test func `each message is a line, and a request may follow the greeting at once`() async throws {
        let wire = Wire(try StubAgent())
        try wire.send(
            greeting, .notification(method: Method.initialized, params: nil),
            .request(.text("é\n"), method: Method.listTools, params: nil))
        #expect(await wire.lines(2).count == 2)
        try wire.send(.request(.number(2), method: Method.ping, params: nil))
        let rest = await wire.next()
        #expect(String(decoding: rest, as: UTF8.self) == #"{"jsonrpc":"2.0","id":2,"result":{}}"# + "\n")
        #expect(try await wire.end().isEmpty)
    }

    @Test func `lines that are no messages are answered with errors, and the server goes on`() async throws {
        let wire = Wire(try StubAgent())
        try wire.send("{\n\n[1]\n\"text\"\n{\"id\":{},\"method\":\"ping\"}\n")
        try wire.send(.request(.number(7), method: Method.ping, params: nil))
        try wire.send(#"{"id":8,"method":"ping"}"#)  // without an end of line
        var answers: [JSONValue] = []
        while answers.count < 5 {
            answers += try await wire.next().split(separator: UInt8(ascii: "\n")).map { try JSONValue(parsing: $0) }
        }
        answers += try await wire.end()
        #expect(
            answers.filter { $0["id"] == .null }.compactMap { $0["error"]?["code"]?.integerValue } == [
                -32700, -32600, -32600, -32600,
            ])
        #expect(answers.contains { $0["id"] == 7 && $0["result"] == [:] })
    }

    @Test func `what came before the end of the input is answered`() async throws {
        let wire = Wire(try StubAgent())
        let ask: JSONValue = ["name": "ask", "arguments": ["text": "Hi"]]
        try wire.send(greeting, .request(.number(1), method: Method.callTool, params: ask))
        let answers = try await wire.end()
        #expect(answers.count == 2 && answers.last?["result"]?.toolText == "Hello there")
    }

    @Test func `a question that can no longer be answered is a no`() async throws {
        let agent = try StubAgent()
        let wire = Wire(agent)
        try wire.send(
            .request(
                .number(0), method: Method.initialize,
                params: ["protocolVersion": "2025-11-25", "capabilities": ["elicitation": [:]]]),
            .request(
                .number(1), method: Method.callTool, params: ["name": "remember", "arguments": ["text": "I am tall"]]))
        let answers = try await wire.end()
        #expect(answers.last?["id"] == 1 && answers.last?["result"]?.isToolError == true)
        #expect(agent.changes.isEmpty)
    }

    @Test(arguments: [true, false])
    func `a turn in progress ends with the server, or with its reader`(isCancelled: Bool) async throws {
        let agent = try StubAgent(isEndless: true)
        let wire = Wire(agent)
        try wire.send(
            greeting,
            .request(
                .number(1), method: Method.callTool,
                params: ["name": "ask", "arguments": ["text": "Hi"], "_meta": ["progressToken": 1]]))
        var seen = ""
        while !seen.contains(Method.progress) { seen += String(decoding: await wire.next(), as: UTF8.self) }
        if isCancelled {
            wire.serving.cancel()
        } else {
            try wire.output.fileHandleForReading.close()
            try wire.send(.request(.number(2), method: Method.ping, params: nil))
        }
        await wire.serving.value
        #expect(agent.results.withLock { $0.first?.finishReason } == .interrupted)
    }

    @Test func `a line beyond the limit is refused without being kept`() async throws {
        let wire = Wire(try StubAgent())
        let part = String(repeating: "a", count: 1 << 20)
        let writing = Task.detached {
            for _ in 0..<17 { try wire.send(part) }
            try wire.send("\n")
            try wire.send(.request(.number(1), method: Method.ping, params: nil))
        }
        var text = ""
        while !text.contains("\"id\":1") { text += String(decoding: await wire.next(), as: UTF8.self) }
        try await writing.value
        #expect(text.contains("-32600"))
        _ = try await wire.end()
    }
}
