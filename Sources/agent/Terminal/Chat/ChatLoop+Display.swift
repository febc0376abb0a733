import AgentCore
import Foundation
import PromptsSkill

extension ChatLoop {
    /// `/help`
    func showHelp() {
        let rows = ChatCommand.all.map { command in
            (("/" + command.name + " " + command.operands).trimmed, command.summary)
        }
        let width = rows.map(\.0.count).max() ?? 0
        let lines = rows.map { "  \($0)\(String(repeating: " ", count: width - $0.count))  \($1)" }
        console.print(lines.joined(separator: "\n"))
        console.print("  @name calls a skill, @./path attaches a file, @\"a path\" one with blanks.")
        console.print("  Ctrl-C stops a reply, Ctrl-D leaves.")
        console.print("  More lines: paste them, press Alt-Enter, end a line with \\, or put them between \"\"\".")
    }

    /// `/why`
    func showTrace() throws {
        guard let trace = try lastTrace() ?? lastResult?.json else {
            throw AgentError(.notFound, "there is no reply yet", remedy: "Write a message first.")
        }
        var lines: [String] = []
        if let prompt = trace["prompt"]?.stringValue {
            let words = trace["prompt_revision"]?.stringValue.map { " (@prompts show \($0.prefix(12)))" } ?? ""
            lines.append("prompt: \(prompt)\(words)")
        }
        if let model = trace["model"]?.stringValue { lines.append("model: \(model)") }
        for skill in trace["skills"]?.arrayValue ?? [] {
            lines.append("skill: @\(skill["name"]?.stringValue ?? "") (\(skill["why"]?.stringValue ?? ""))")
        }
        let facts = trace["facts_used"]?.arrayValue ?? []
        lines += facts.map { "fact: \($0["text"]?.stringValue ?? "") (\($0["id"]?.stringValue ?? ""))" }
        if facts.isEmpty { lines.append("facts: none") }
        lines += (trace["messages_used"]?.arrayValue ?? []).compactMap(\.stringValue).map { "past message: \($0)" }
        lines += (trace["notices"]?.arrayValue ?? []).compactMap(\.stringValue).map { "notice: \($0)" }
        if let hash = trace["prompt_hash"]?.stringValue { lines.append("exact messages: sha256 \(hash)") }
        console.print(lines.joined(separator: "\n"))
    }

    /// `/thinking`
    func showReasoning() throws {
        let reasoning = try lastResult.map(\.reasoning) ?? lastTrace()?["reasoning"]?.stringValue ?? ""
        if reasoning.isEmpty { return console.dim("The last reply came without thinking.") }
        console.print(reasoning.trimmed)
    }

    /// `/memory [COMMAND]`: shows what was learned in this session, or runs a command of @memory.
    func showMemory(_ words: String) async throws {
        _ = try await SkillAnswer(call, agent).print(
            "memory", words.isEmpty ? ["recent"] : MentionParser.words(words), session: conversation.session,
            isPrivate: conversation.isPrivate)
    }

    /// `/stats`
    func showStatistics() {
        guard let usage = lastResult?.usage else { return console.dim("There is no reply in this run yet.") }
        func speed(_ tokens: Int, _ milliseconds: Double) -> String {
            milliseconds > 0 ? "\(Int((Double(tokens) / milliseconds * 1000).rounded())) tokens a second" : "no time"
        }
        let fresh = usage.promptTokens - usage.cachedTokens
        console.print(
            """
            prompt: \(usage.promptTokens) tokens, \(usage.cachedTokens) of them cached; \
            \(speed(fresh, usage.promptMilliseconds))
            reply: \(usage.completionTokens) tokens; \(speed(usage.completionTokens, usage.completionMilliseconds))
            """)
    }

    /// `/mode [NAME]`
    func changeMode(_ name: String) throws {
        let library = agent.skills.library
        guard name.isEmpty else {
            _ = try library.file(named: name)
            conversation.mode = name
            try keep(SessionChoices(mode: name))
            return console.dim("From now on the prompt is \(name).")
        }
        let active = conversation.mode ?? library.activeName
        console.print(library.names.map { ($0 == active ? "* " : "  ") + $0 }.joined(separator: "\n"))
    }

    /// `/model [M]`
    func changeModel(_ name: String) throws {
        if !name.isEmpty {
            var arguments = call.arguments
            arguments.add(SettingKey.model.option, name)
            try use(Call(arguments: arguments, program: call.program))
            try keep(SessionChoices(model: name))
        }
        guard let choice = agent.choice else { return console.dim("There is no usable model.") }
        console.print("\(choice.identity.name): \(choice.path) (\(choice.why))")
    }

    /// Switches to the model that a call chooses.
    ///
    /// - Throws: `AgentError` where there is none; nothing is changed then.
    func use(_ changed: Call) throws {
        let new = try AgentEnvironment(
            changed, isPrivate: conversation.isPrivate,
            settings: Settings(arguments: changed.arguments, program: changed.program), after: agent)
        if let absence = new.absence { throw absence }
        (agent, call) = (new, changed)
    }

    /// Stores the user's choices with the session: now, or once the session exists.
    private func keep(_ choices: SessionChoices) throws {
        conversation.choices.mode = choices.mode ?? conversation.choices.mode
        conversation.choices.model = choices.model ?? conversation.choices.model
        guard let session = conversation.session, !conversation.isPrivate else { return }
        try sessions.keep(choices, for: session)
    }

    /// `/private`
    func togglePrivate() throws {
        conversation.isPrivate.toggle()
        input.keepsHistory = !conversation.isPrivate
        conversation.privateHistory = []
        if conversation.isPrivate {
            console.dim("Private: what is remembered is read, nothing is written. /private ends it.")
        } else {
            if agent.store.isReadOnly {
                let settings = try Settings(arguments: call.arguments, program: call.program)
                agent = try AgentEnvironment(call, isPrivate: false, settings: settings, after: agent)
            }
            console.dim("No longer private; what was said privately is gone.")
        }
    }

    /// `/attach PATH`
    func attach(_ text: String) throws {
        guard !text.isEmpty else { throw AgentError(.usage, "/attach needs a path", remedy: "Write /attach PATH.") }
        let path = PathMention.named(text)
        attachments.append(Attachments.fenced(try Attachments.read(path), name: path))
        console.dim("\(path) goes with your next message.")
    }
}
