import AgentCore

/// Says something to the companion.
struct AskTool: ServedTool {
    let name = "ask"
    let title = "Ask"
    let effect = ToolEffect.adds
    let parameters = [
        ToolParameter("text", .text, isRequired: true, "What is said."),
        ToolParameter("session", .text, "The id of the session that it continues; none unless given."),
        ToolParameter("mode", .text, "The system prompt to use; the user's choice unless given."),
        ToolParameter(
            "save", .flag,
            "Whether to store the exchange and learn from it; false unless given. Then the user is asked."),
    ]

    func description(_ agent: any ServedAgent) -> String {
        """
        Says something to the companion and gives its reply, from the user's own model with what is remembered. \
        Nothing is stored unless "save" is true. Progress messages bring the reply as it is written.
        """
    }

    func call(_ arguments: ToolArguments, _ agent: any ServedAgent, _ request: RequestContext) async throws -> ToolReply
    {
        let turn = ServedTurn(
            Self.plain(arguments.text("text")), session: arguments["session"]?.stringValue,
            mode: arguments["mode"]?.stringValue,
            isSaved: arguments.flag("save"))
        if turn.isSaved {
            let place = turn.session.map { "session \($0.oneLine(40))" } ?? "a new session"
            try await request.requireConsent(
                "Send this, store it in \(place), and learn from it?", arguments.text("text"))
        }
        return try await agent.reply(to: turn, request)
    }

    /// The text so that it calls no skill by `@name`: that is `run_skill`'s, which asks the user.
    private static func plain(_ text: String) -> String {
        let start = text.drop(while: \.isWhitespace)
        return start.first == "@" ? "\\" + start : text
    }
}

extension ServedAgent {
    /// Runs a turn; the reply is told as progress while it is written.
    func reply(to turn: ServedTurn, _ request: RequestContext) async throws -> ToolReply {
        var progress = request.progress.map(ReplyProgress.init)
        let result = try await run(turn) { event in
            if case .text(let piece) = event { await progress?.add(piece) }
        }
        try Task.checkCancellation()
        return ToolReply(result.reply, result.json)
    }
}
