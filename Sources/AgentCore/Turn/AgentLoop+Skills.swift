/// Stage 5: choosing a skill and tools. Also which skills' instructions go into the prompt.
extension AgentLoop {
    /// A skill whose instructions apply in a conversation.
    struct ActiveSkill {
        let entry: SkillCatalog.Entry
        /// The text after its name, or the message for which it was chosen.
        let arguments: String
        /// The message that named it or for which it was chosen.
        let request: String
    }

    /// How many of the best-ranked skills the model chooses from.
    private static let choices = 4

    /// The skills that were named or chosen earlier in a conversation, in that order, each once. Their instructions
    /// apply until the conversation ends.
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

    /// The skills whose instructions go into this turn's prompt: those already active, then those new in this turn.
    func instructingSkills(of routed: RoutedTurn) throws -> [ActiveSkill] {
        let active = try activeSkills(routed.history, session: routed.parsed.request.session)
        let new = routed.skills.filter { [.named, .chosen].contains($0.why) }.compactMap { skill in
            catalog[skill.name].map { ActiveSkill(entry: $0, arguments: routed.text, request: routed.text) }
        }
        return active + new.filter { skill in !active.contains { $0.entry.fullName == skill.entry.fullName } }
    }

    /// Chooses a skill for a turn in which the user named none: the one that fits, if the model agrees. If the model
    /// must not be asked, the user is told which skill may fit.
    func chooseSkill(_ routed: RoutedTurn, emit: (TurnEvent) async -> Void) async -> RoutedSkill? {
        do throws(ModelError) {
            guard let candidates = try await fittingSkills(routed) else { return nil }
            guard choosesSkills else {
                await emit(.notice("@\(candidates[0]) may fit this; begin with its name to use it."))
                return nil
            }
            guard let name = try await choice(among: candidates, for: routed.text) else { return nil }
            let chosen = RoutedSkill(name: name, why: .chosen)
            await emit(.skill(chosen))
            return chosen
        } catch {
            if error.code != .interrupted { await emit(.notice("No skill was chosen: \(error.message)")) }
            return nil
        }
    }

    /// The names of the best skills for a turn, best first; `nil` if none fits or the best one is already in use.
    private func fittingSkills(_ routed: RoutedTurn) async throws(ModelError) -> [String]? {
        guard routed.parsed.request.usesAutomaticSkills,
            routed.skills.allSatisfy({ $0.why == .always || $0.why == .active })
        else { return nil }
        let known = Set(routed.skills.map(\.name))
        let router = Router(catalog: catalog)
        var ranked = router.rank(routed.text)
        // An unnamed skill must share words with the message; only then is comparing meanings worth the time.
        guard ranked.contains(where: \.passes) else { return nil }
        ranked = try await router.rerank(ranked, for: routed.text, by: skillMeaning)
        guard let first = ranked.first, first.passes, !known.contains(first.name) else { return nil }
        return ranked.prefix(Self.choices).map(\.name).filter { !known.contains($0) }
    }

    private func choice(among names: [String], for text: String) async throws(ModelError) -> String? {
        let none = "none"
        let list = names.compactMap { catalog[$0]?.manifest }.map { "- \($0.name): \($0.description.prefix(400))" }
        let instructions = """
            Which of these skills does the user's message need? Answer with its name, or with \(none): most messages \
            need none.
            \(list.joined(separator: "\n"))
            """
        let answer = try await model.complete(
            ModelRequest(
                messages: [ChatMessage(.system, instructions), ChatMessage(.user, text)],
                options: .likeliest(maxTokens: 64), shape: .choice(names + [none])))
        return names.contains(answer) ? answer : nil
    }

    /// The prompt section that lists the user's skills, for models able to use it; `nil` otherwise.
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

    /// A skill's instructions as a prompt section. If they exceed a quarter of the context, only their beginning and
    /// the parts that fit the request are kept, and the notice says so.
    func section(_ skill: ActiveSkill) async throws -> (section: PromptSection, notice: String?) {
        let body = SkillBody(try skill.entry.manifest.body, arguments: skill.arguments)
        let name = skill.entry.manifest.name
        let whole = PromptSection(.skill, body.text, source: name)
        // Do not load the model just to count a short text: a token has at least one byte.
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

    /// The tools that the model may call in this turn. A reply constrained to a shape gets none, as it can hold nothing
    /// else.
    func offerTools(_ routed: RoutedTurn, emit: (TurnEvent) async -> Void) async throws -> [any Tool] {
        let request = routed.parsed.request
        guard let tools, request.usesTools, request.shape == nil else { return [] }
        let skills = try instructingSkills(of: routed).map(\.entry)
        guard let absence = tools.absence else {
            let provided = await tools.tools(for: skills)
            for notice in provided.notices { await emit(.notice(notice)) }
            return provided.tools
        }
        // The user named a skill and expects its tools, so the missing ones are reported.
        guard routed.skills.contains(where: { $0.why == .named }), !skills.isEmpty else { return [] }
        let missing = await tools.tools(for: skills).tools.map(\.declaration.name)
        if !missing.isEmpty { await emit(.notice("Not used: \(missing.joined(separator: ", ")). \(absence)")) }
        return []
    }
}
