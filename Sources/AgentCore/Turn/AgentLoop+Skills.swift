/// Which skills' instructions the model is given, and how much of them.
extension AgentLoop {
    /// A skill whose instructions are in force in a conversation.
    struct ActiveSkill {
        let entry: SkillCatalog.Entry
        /// What stood behind its name, or the message that it was chosen for.
        let arguments: String
        /// The message that brought it in.
        let request: String
    }

    /// How many of the best skills the model chooses among.
    private static let choices = 4

    /// The skills that were named or chosen earlier in a conversation, in the order in which they came: their
    /// instructions hold until its end, once each.
    func activeSkills(_ history: [Message], session: String?) throws -> [ActiveSkill] {
        let chosen = try session.map { try sessions.chosenSkills(in: $0) } ?? [:]
        var active: [ActiveSkill] = []
        var last: Message?
        func add(_ name: String, _ arguments: String, _ request: String) {
            guard let entry = catalog[name], entry.implementation == nil, entry.mode != .off,
                !active.contains(where: { $0.entry.fullName == entry.fullName })
            else { return }
            active.append(ActiveSkill(entry: entry, arguments: arguments, request: request))
        }
        for message in history {
            if message.role == .user {
                last = message
                let mentions = MentionParser.parse(message.content)
                for name in mentions.names + mentions.inside {
                    add(name, mentions.rest, message.content)
                }
            } else if let name = chosen[message.id] {
                add(name, last?.content ?? "", last?.content ?? "")
            }
        }
        return active
    }

    /// The skills whose instructions go into this turn's prompt: those in force, then those that this turn brings.
    func instructingSkills(of routed: RoutedTurn) throws -> [ActiveSkill] {
        let active = try activeSkills(routed.history, session: routed.parsed.request.session)
        let new = routed.skills.filter { [.named, .chosen].contains($0.why) }.compactMap { skill in
            catalog[skill.name].map { ActiveSkill(entry: $0, arguments: routed.text, request: routed.text) }
        }
        return active + new.filter { skill in !active.contains { $0.entry.fullName == skill.entry.fullName } }
    }

    /// For a turn in which nobody named a skill: the one that fits, where one does and the model agrees; where the model
    /// is not to be asked, the user is told of it instead.
    func chooseSkill(_ routed: RoutedTurn) async -> (skill: RoutedSkill?, notice: String?) {
        let request = routed.parsed.request
        guard request.usesAutomaticSkills, routed.skills.allSatisfy({ $0.why == .always || $0.why == .active }) else {
            return (nil, nil)
        }
        let known = Set(routed.skills.map(\.name))
        let router = Router(catalog: catalog)
        var ranked = router.rank(routed.text)
        // A skill is used unasked only where the words meet; then its meaning is worth a look too.
        guard ranked.contains(where: \.passes) else { return (nil, nil) }
        do {
            ranked = try await router.rerank(ranked, for: routed.text, by: skillMeaning)
        } catch {
            return (nil, "No skill was chosen: \(error.message)")
        }
        guard let first = ranked.first, first.passes, !known.contains(first.name) else { return (nil, nil) }
        guard choosesSkills else {
            return (nil, "@\(first.name) may fit this; begin with its name to use it.")
        }
        let candidates = ranked.prefix(Self.choices).map(\.name).filter { !known.contains($0) }
        do {
            guard let name = try await choice(among: candidates, for: routed.text) else { return (nil, nil) }
            return (RoutedSkill(name: name, why: .chosen), nil)
        } catch {
            return (nil, "No skill was chosen: \(error.message)")
        }
    }

    private func choice(among names: [String], for text: String) async throws(ModelError) -> String? {
        let none = "none"
        let list = names.compactMap { catalog[$0]?.manifest }.map { "- \($0.name): \($0.description.prefix(400))" }
        var options = GenerationOptions()
        options.temperature = 0
        options.seed = 0
        options.maxTokens = 64
        let request = ModelRequest(
            messages: [
                ChatMessage(
                    .system,
                    """
                    Which of these skills does the user's message need? Answer with its name, or with \(none): most \
                    messages need none.
                    \(list.joined(separator: "\n"))
                    """),
                ChatMessage(.user, text),
            ], options: options, shape: .choice(names + [none]))
        var answer = ""
        var events = model.stream(request).makeAsyncIterator()
        while let event = try await events.next() {
            switch event {
            case .text(let text): answer += text
            case .textWasReasoning: answer = ""
            case .reasoning, .toolCall, .end: break
            }
        }
        return names.contains(answer) ? answer : nil
    }

    /// The skills that the user has, for a model that is able to make something of them.
    func skillOverview(_ routed: RoutedTurn) async throws -> PromptSection? {
        let request = routed.parsed.request
        guard choosesSkills, request.usesAutomaticSkills else { return nil }
        let first = routed.history.first?.content ?? request.privateHistory.first?.content ?? routed.text
        do {
            return try await SkillOverview(catalog, model: model).section(for: first)
        } catch {
            throw error.forUser
        }
    }

    /// A skill's instructions as a part of the prompt; where they are larger than a quarter of the context, their beginning
    /// and the parts that fit the request.
    func section(_ skill: ActiveSkill) async throws -> (section: PromptSection, notice: String?) {
        let body = SkillBody(try skill.entry.manifest.body, arguments: skill.arguments)
        let name = skill.entry.manifest.name
        let whole = PromptSection(.skill, body.text, source: name)
        // Loading the model is not worth knowing the size of a short text: a token has at least a byte.
        guard body.text.utf8.count > 2_000 else { return (whole, nil) }
        let room = try await model.contextLength() / 4
        guard body.text.utf8.count > room, try await tokens(body.text) > room else { return (whole, nil) }
        let parts = body.parts
        let ranked = SkillRanker(
            parts.enumerated().map { (name: "\($0)", description: $1.heading, body: $1.text) })
        let order = [0] + ranked.rank(skill.request).compactMap { Int($0.name) } + Array(parts.indices)
        var kept: Set<Int> = []
        var left = room
        for index in order where !kept.contains(index) {
            let size = try await tokens(parts[index].text)
            guard size <= left else { continue }
            left -= size
            kept.insert(index)
        }
        let text = kept.sorted().map { parts[$0].text }.joined(separator: "\n")
        return (
            PromptSection(.skill, text, source: name),
            "@\(name) is larger than a quarter of the context: \(kept.count) of its \(parts.count) parts are used."
        )
    }

    private func tokens(_ text: String) async throws -> Int {
        do {
            return try await model.countTokens([ChatMessage(.system, text)])
        } catch {
            throw error.forUser
        }
    }
}
