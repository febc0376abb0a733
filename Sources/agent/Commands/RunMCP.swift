import AgentCore
import MCP

/// `agent mcp`: an MCP server on standard input and output.
enum RunMCP: Command {
    static let syntax = Syntax(
        "mcp", "Serves your memory and sessions to an MCP host.",
        details: """
            An MCP host (an editor, a desktop assistant) starts this command and speaks the Model Context Protocol with
            it over standard input and output; you do not run it by hand. Enter it in the host's settings as the
            command `agent` with the argument `mcp`. `agent serve` offers the same over HTTP at /mcp.

            tools:      recall, list_facts, profile, search_sessions, ask, render_prompt; and, which change things,
                        remember, forget, run_skill, and ask with "save"
            resources:  agent://facts, agent://sessions, agent://prompts, and each one below them
            prompts:    the system prompts of `agent prompts list`

            Before something is changed you are asked, if the host can show a question (elicitation). If it cannot, the
            host alone decides; with --private nothing can be changed. A turn of `ask` calls no tools. The server ends
            when its input does. Errors go to standard error, and nothing that was said.
            """,
        options: [.privately, .noMemory, .noAutoSkills, .skillsDirectory] + SettingKey.options)

    static func run(_ start: Call) async throws {
        let streams = try ProtocolStreams.takeOver()
        // Nobody is at this console: what would ask there must not wait for an answer.
        let program = try Program(
            environment: start.program.environment,
            console: Console(environment: start.program.environment, isPlain: true))
        let call = Call(arguments: start.arguments, program: program)
        let settings = try Settings(arguments: call.arguments, program: program)
        for notice in settings.notices { call.console.note(notice) }
        let isPrivate = call.arguments.has(.privately)
        let environment = try AgentEnvironment(call, isPrivate: isPrivate, settings: settings)
        for notice in environment.folders.notices { call.console.note(notice) }

        let agent = LocalAgent(call, settings, environment, isPrivate: isPrivate)
        let server = StdioServer(
            AgentService(agent, version: Version.current), input: streams.input, output: streams.output)
        let serving = Task { await server.run() }
        let wasStopped = Locked(false)
        await SignalWatch.shared.handling(staysPatient: false) {
            wasStopped.withLock { $0 = true }
            serving.cancel()
        } _: {
            await serving.value
        }
        await agent.close()
        if wasStopped.withLock({ $0 }) { throw ExitCode.interrupted }
    }
}
