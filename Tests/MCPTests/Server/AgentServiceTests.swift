import AgentCore
import Testing

@testable import MCP

@Suite struct AgentServiceTests {
    private func code(_ error: any Error) -> Int? { (error as? JSONRPCError)?.code }

    @Test(arguments: [
        ("2025-11-25", "2025-11-25"), ("2024-11-05", "2024-11-05"), ("2026-07-28", "2025-11-25"), ("1.0", "2025-11-25"),
    ])
    func `a client with a handshake gets its revision, or the newest`(asked: String, agreed: String) async throws {
        let client = ServedClient(AgentService(try StubAgent(), version: "9"))
        let answers = Locked<[JSONRPCMessage]>([])
        let params: JSONValue = ["protocolVersion": .string(asked), "capabilities": [:]]
        await client.receive(.request(.number(1), method: Method.initialize, params: params)) { message in
            answers.withLock { $0.append(message) }
        }
        guard case .response(.number(1), .success(let result))? = answers.withLock({ $0.first }) else {
            Issue.record("no result")
            return
        }
        #expect(result["protocolVersion"]?.stringValue == agreed && client.revision == agreed)
        #expect(result["serverInfo"] == ["name": "agent", "version": "9"])
        #expect(result["capabilities"] == ["tools": [:], "resources": [:], "prompts": [:]])
    }

    @Test func `before the handshake only a ping is answered`() async throws {
        let host = try await TestHost(try StubAgent(), isStateless: true)
        await #expect { try await host.send(Method.listTools, nil) } throws: { code($0) == -32600 }
        #expect(try await host.send(Method.ping, nil) == [:])
        await #expect { try await host.send(Method.initialize, ["capabilities": [:]]) } throws: { code($0) == -32602 }
    }

    @Test func `a client without handshake finds the revisions, and each result says what it is`() async throws {
        let host = try await TestHost(try StubAgent(), isStateless: true)
        let found = try await host.request(Method.discover)
        #expect(found["supportedVersions"]?.arrayValue?.first == "2026-07-28")
        #expect(found["resultType"] == "complete" && found["cacheScope"] == "private")
        #expect(found["_meta"]?[MetaKey.serverInfo]?["name"] == "agent")
        #expect(try await host.request(Method.listResources)["ttlMs"] == 0)
        await #expect { try await host.request(Method.ping) } throws: { code($0) == -32601 }
        await #expect { try await host.request(Method.listen) } throws: { code($0) == -32601 }
    }

    @Test func `a request that says too little or another revision is refused with those there are`() async throws {
        let host = try await TestHost(try StubAgent(), isStateless: true)
        func meta(_ revision: JSONValue, _ more: [JSONValue.Member] = []) -> JSONValue {
            ["_meta": .object([.init(MetaKey.protocolVersion, revision)] + more)]
        }
        let capable = [JSONValue.Member(MetaKey.clientCapabilities, [:])]
        await #expect { try await host.send(Method.listTools, meta("2026-07-28")) } throws: { code($0) == -32602 }
        await #expect { try await host.send(Method.listTools, meta(7, capable)) } throws: { code($0) == -32602 }
        await #expect { try await host.send(Method.discover, [:]) } throws: { code($0) == -32602 }
        await #expect {
            try await host.send(Method.listTools, meta("2030-01-01", capable))
        } throws: {
            ($0 as? JSONRPCError)?.supportedRevisions?.contains("2026-07-28") == true
        }
    }

    @Test(arguments: [true, false])
    func `resources are facts, sessions page by page, and prompts`(isStateless: Bool) async throws {
        let host = try await TestHost(try StubAgent(sessions: 250), isStateless: isStateless)
        var addresses: [String] = []
        var cursor: JSONValue?
        repeat {
            let page = try await host.request(Method.listResources, cursor.map { ["cursor": $0] } ?? [:])
            addresses += (page["resources"]?.arrayValue ?? []).compactMap { $0["uri"]?.stringValue }
            cursor = page["nextCursor"]
        } while cursor != nil
        let sessions = try host.agent.sessions().map { "agent://sessions/\($0.id)" }
        #expect(addresses.filter { $0.hasPrefix("agent://sessions/") } == sessions)
        #expect(Set(addresses).count == addresses.count)
        for (address, part) in [
            ("agent://facts", "Lyon"), ("agent://facts/f1", "Lyon"), ("agent://sessions", "messages"),
            (sessions[0], "Good morning"), ("agent://prompts/guide", "Show {{city}}."),
        ] {
            let read = try await host.request(Method.readResource, ["uri": .string(address)])
            let content = try #require(read["contents"]?.arrayValue?.first)
            #expect(content["uri"]?.stringValue == address)
            #expect(content["text"]?.stringValue?.contains(part) == true, "\(address)")
        }
        for address in ["agent://facts/f9", "agent://sessions/none", "agent://prompts/abc", "file:///etc/passwd", ""] {
            await #expect(
                performing: {
                    try await host.request(Method.readResource, ["uri": .string(address)])
                }, throws: { code($0) == (isStateless ? -32602 : -32002) })
        }
        await #expect { try await host.request(Method.listResources, ["cursor": "x"]) } throws: { code($0) == -32602 }
    }

    @Test func `prompts are the library, with their inputs as arguments`() async throws {
        let host = try await TestHost(try StubAgent(), isStateless: false)
        let prompts = try await host.request(Method.listPrompts)["prompts"]?.arrayValue ?? []
        #expect(prompts.compactMap { $0["name"]?.stringValue } == ["guide"])
        let argument = prompts.first?["arguments"]?.arrayValue?.first
        #expect(argument?["name"] == "city" && argument?["required"] == true)
        let prompt = try await host.request(Method.getPrompt, ["name": "guide", "arguments": ["city": "Lyon"]])
        #expect(prompt["messages"]?.arrayValue?.first?["content"]?["text"] == "Show Lyon.")
        for wrong: JSONValue in [
            ["name": "guide"], ["name": "none"], [:], ["name": "guide", "arguments": ["city": 7]],
        ] {
            await #expect { try await host.request(Method.getPrompt, wrong) } throws: { code($0) == -32602 }
        }
    }

    @Test(arguments: [true, false])
    func `a cancelled turn stops and is not answered`(isStateless: Bool) async throws {
        let host = try await TestHost(try StubAgent(isEndless: true), isStateless: isStateless)
        let answers = Locked(0)
        let params: JSONValue = ["name": "ask", "arguments": ["text": "Hi"], "_meta": host.meta(progressToken: 1)]
        let begun = AsyncStream<Void>.makeStream()
        let turn = Task {
            await host.client.receive(.request(.text("t"), method: Method.callTool, params: params)) { message in
                if case .response = message { answers.withLock { $0 += 1 } } else { begun.continuation.yield() }
            }
        }
        _ = await begun.stream.first { _ in true }
        // The id of another request cancels nothing; neither does one that is unknown.
        for id: JSONValue in ["other", 7] {
            await host.client.receive(.notification(method: Method.cancelled, params: ["requestId": id])) { _ in }
        }
        #expect(try await host.call("list_facts").isToolError == false)
        #expect(host.agent.results.withLock { $0.isEmpty })
        await host.client.receive(.notification(method: Method.cancelled, params: ["requestId": "t"])) { _ in }
        await turn.value
        #expect(answers.withLock { $0 } == 0)
        #expect(host.agent.results.withLock { $0.first?.finishReason } == .interrupted)
    }

    @Test func `an id in use is refused, and closing ends what is in progress`() async throws {
        let host = try await TestHost(try StubAgent(isEndless: true), isStateless: true)
        let params: JSONValue = ["name": "ask", "arguments": ["text": "Hi"], "_meta": host.meta(progressToken: 1)]
        let begun = AsyncStream<Void>.makeStream()
        let turn = Task {
            await host.client.receive(.request(.number(50), method: Method.callTool, params: params)) { _ in
                begun.continuation.yield()
            }
        }
        _ = await begun.stream.first { _ in true }
        await #expect {
            try await host.send(Method.listTools, ["_meta": host.meta()], id: .number(50))
        } throws: {
            code($0) == -32600
        }
        await host.client.close()
        await turn.value
        #expect(host.agent.results.withLock { $0.first?.finishReason } == .interrupted)
        await #expect(throws: JSONRPCError.self) { try await host.request(Method.listTools) }
    }
}
