import AgentCore
import Foundation
import Server

/// `agent serve`: the web page and the API of other programs.
enum Serve: Command {
    private static let host = Option.value("host", "ADDRESS", "Listen there; 127.0.0.1 unless given.")
    private static let port = Option.value("port", "N", "The port; 8787 unless given, 0 for any that is free.")
    private static let open = Option.flag("open", "Open the page in the browser.")
    private static let allowRemote = Option.flag("allow-remote", "Let other machines in that have the token.")

    static let syntax = Syntax(
        "serve", "Serves the web page, and an API for other programs.",
        details: """
            Prints a link that signs a browser in, once. Programs send the token of the file serve.token in the data
            directory as `Authorization: Bearer`. /v1 speaks as OpenAI's API does: the model NAME answers bare,
            NAME+memory with prompt, memory and skills, as a session. /mcp speaks the Model Context Protocol. A line of JSON
            on standard error tells of each request, without its content. Ctrl-C stops: what a reply has so far is kept.
            """,
        options: [host, port, open, allowRemote, .allowTool, .skillsDirectory] + SettingKey.options)

    static func run(_ call: Call) async throws {
        let settings = try Settings(arguments: call.arguments, program: call.program)
        for notice in settings.notices { call.console.note(notice) }
        let number = try portNumber(call)
        let program = try ServedProgram(call)
        for notice in program.notices { call.console.note(notice) }
        let token = try AccessToken(in: call.program.directories.data)
        let queue = TurnQueue()
        let mcp = try MountedMCP(call, program, queue)
        let isTerminal = call.console.errorIsTerminal
        let server = try AgentServer(
            program, token: token, host: call.arguments.value(host) ?? "127.0.0.1", port: number,
            allowsRemote: call.arguments.has(allowRemote), mounts: [mcp.mount], queue: queue
        ) { [console = call.console] record in
            if isTerminal { console.dim(record.text()) } else { console.note(record.text()) }
        }
        announce(server, call)
        let (stops, stop) = AsyncStream.makeStream(of: Void.self)
        await SignalWatch.shared.handling(staysPatient: false) {
            stop.yield()
        } _: {
            for await _ in stops { break }
            call.console.note("Stopping …")
            await server.stop()
        }
        await mcp.close()
        await program.close()
    }

    private static func announce(_ server: AgentServer, _ call: Call) {
        let link = server.openLink ?? server.address.url
        call.console.print(link)
        call.console.note("Open this link in a browser; it signs in once. Afterwards \(server.address.url) is enough.")
        if server.address.isRemote {
            call.console.note(
                "Other machines can reach this server. Whoever has the token reads and changes everything, and nothing that is sent is encrypted."
            )
        }
        if call.arguments.has(open), !BrowserOpener.open(link, call.program.environment) {
            call.console.note("No browser could be opened; open the link yourself.")
        }
    }

    private static func portNumber(_ call: Call) throws -> Int {
        guard let number = try call.arguments.count(port) else { return 8787 }
        guard number < 65_536 else {
            throw AgentError(.usage, "--port: \(number) is no port", remedy: "Give a number from 0 to 65535.")
        }
        return number
    }
}
