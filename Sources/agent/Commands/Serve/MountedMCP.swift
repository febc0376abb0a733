import AgentCore
import MCP
import Server

/// `/mcp` of `agent serve`.
struct MountedMCP: Sendable {
    /// What the server answers with.
    let mount: Mount
    private let endpoint: HTTPEndpoint
    private let agent: LocalAgent

    /// Serves what `agent mcp` serves.
    ///
    /// - Parameter queue: in which turns wait, shared with the page.
    /// - Throws: `AgentError` where a part of the program is missing.
    init(_ call: Call, _ program: ServedProgram, _ queue: TurnQueue) throws {
        let settings = try Settings(arguments: call.arguments, program: call.program)
        let agent = LocalAgent(call, settings, try program.environment(nil), isPrivate: false, queue: queue)
        let endpoint = HTTPEndpoint(AgentService(agent, version: Version.current))
        self.agent = agent
        self.endpoint = endpoint
        mount = Mount("/mcp") { method, fields, body in
            let reply = await endpoint.respond(to: EndpointRequest(method: method, fields: fields, body: body))
            switch reply.body {
            case .none: return Mount.Reply(reply.status, reply.fields, .none)
            case .json(let document): return Mount.Reply(reply.status, reply.fields, .json(document))
            case .events(let events):
                return Mount.Reply(
                    reply.status, reply.fields,
                    .events { send in
                        for await event in events {
                            switch event {
                            case .message(let document): send("message", document)
                            case .keepAlive: send(nil, nil)
                            }
                        }
                    })
            }
        }
    }

    /// Ends all sessions.
    func close() async {
        await endpoint.close()
        await agent.close()
    }
}
