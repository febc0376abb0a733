import AgentCore
import Foundation
import TestKit
import Testing

@Suite struct SkillTurnTests {
    let room: TurnRoom
    private var sessions: SQLiteSessionStore { room.sessions }
    private var now: Date { room.now }

    init() throws { room = try TurnRoom() }

    private var entries: [SkillCatalog.Entry] {
        [
            room.entry(
                "tea-brewing", "Brews tea: times, temperatures and leaves. Use when asked how to steep tea.",
                "Boil water."),
            room.entry(
                "bread-baking", "Bakes bread: dough, proofing and ovens. Use when asked about loaves.",
                "Knead $ARGUMENTS well."),
            room.entry(
                "tax-return", "Fills in tax returns. Use when asked about income tax forms.", "Ask for receipts."),
        ]
    }

    private func loop(
        _ model: ScriptedModel, _ entries: [SkillCatalog.Entry]? = nil, choosesSkills: Bool = false
    ) -> AgentLoop {
        room.loop(model, entries ?? self.entries, choosesSkills: choosesSkills)
    }

    private func system(_ model: ScriptedModel) -> String {
        model.requests.last?.messages.first { $0.role == .system }?.content ?? ""
    }

    private static let request = "How long do I steep green tea, at what temperature?"

    @Test func `a skill named inside a sentence takes part, one in code or a path does not`() async throws {
        let model = ScriptedModel { _ in [.text("ok")] }
        let loop = loop(model)
        _ = try await loop.collect(TurnRequest(text: "Help me with this, please (@tea-brewing)."))
        #expect(system(model).contains("Boil water."))
        for text in ["Run `@tea-brewing` now", "see @tea-brewing/notes", "mail me@tea-brewing.com", "\\@tea-brewing"] {
            _ = try await loop.collect(TurnRequest(text: text))
            #expect(!system(model).contains("Boil water."), "\(text)")
        }
    }

    @Test func `a skill's instructions hold for the conversation, once, with the arguments they came with`()
        async throws
    {
        let model = ScriptedModel { _ in [.text("ok")] }
        let loop = loop(model)
        let (first, _) = try await loop.collect(TurnRequest(text: "@bread-baking rye and $ARGUMENTS"))
        #expect(system(model).contains("Knead rye and $ARGUMENTS well."))
        let (second, _) = try await loop.collect(TurnRequest(text: "And then?", session: first.session))
        #expect(system(model).components(separatedBy: "Knead rye and $ARGUMENTS well.").count == 2)
        #expect(second.skills == [RoutedSkill(name: "bread-baking", why: .active)])
        _ = try await loop.collect(TurnRequest(text: "@bread-baking again", session: first.session))
        #expect(system(model).components(separatedBy: "Knead").count == 2)
        _ = try await loop.collect(TurnRequest(text: "Something else"))
        #expect(!system(model).contains("Knead"))
    }

    @Test func `an able model chooses the skill that fits, and it holds from then on`() async throws {
        let model = ScriptedModel { request in [.text(request.shape == nil ? "Three minutes." : "tea-brewing")] }
        let loop = loop(model, choosesSkills: true)
        let (result, events) = try await loop.collect(TurnRequest(text: Self.request))
        #expect(result.skills == [RoutedSkill(name: "tea-brewing", why: .chosen)])
        #expect(events.contains(.skill(RoutedSkill(name: "tea-brewing", why: .chosen))))
        #expect(system(model).contains("Boil water."))
        guard case .choice(let names)? = model.requests.first?.shape else {
            return #expect(Bool(false), "no choice was asked for")
        }
        #expect(names.first == "tea-brewing" && names.last == "none")
        _ = try await loop.collect(TurnRequest(text: "Thanks!", session: result.session))
        #expect(system(model).contains("Boil water."))
        #expect(model.requests.count == 3)
    }

    @Test func `a model may choose none, and is not asked about what fits no skill`() async throws {
        let model = ScriptedModel { request in [.text(request.shape == nil ? "Hm." : "none")] }
        let loop = loop(model, choosesSkills: true)
        let (result, _) = try await loop.collect(TurnRequest(text: Self.request))
        #expect(result.skills.isEmpty && model.requests.count == 2)
        _ = try await loop.collect(TurnRequest(text: "My sister visits on Sunday."))
        #expect(model.requests.count == 3)
        var request = TurnRequest(text: Self.request)
        request.usesAutomaticSkills = false
        _ = try await loop.collect(request)
        #expect(model.requests.count == 4)
    }

    @Test func `if the model may not choose, the user is told which skill fits`() async throws {
        let model = ScriptedModel { _ in [.text("ok")] }
        let (result, events) = try await loop(model).collect(TurnRequest(text: Self.request))
        #expect(result.skills.isEmpty && model.requests.count == 1)
        #expect(events.contains(.notice("@tea-brewing may fit this; begin with its name to use it.")))
        let named = loop(
            model, [room.entry("tea-brewing", "Brews and steeps green tea at a temperature.", "b", mode: .named)])
        let (_, silent) = try await named.collect(TurnRequest(text: Self.request))
        let notices = silent.filter { event in if case .notice = event { true } else { false } }
        #expect(notices.isEmpty)
    }

    @Test func `of instructions larger than a quarter of the context, the parts that fit the request are used`()
        async throws
    {
        let filler = String(repeating: "word ", count: 220)
        let body = """
            Begin here.
            ## Green
            Steep green leaves at seventy degrees. \(filler)
            ## Black
            Steep black leaves at a hundred degrees. \(filler)
            ```
            # no heading
            ```
            ## White
            Steep white leaves for long. \(filler)
            """
        let model = ScriptedModel(context: 1_600) { _ in [.text("ok")] }
        let loop = loop(model, [room.entry("tea-brewing", "Brews tea.", body)])
        let (_, events) = try await loop.collect(TurnRequest(text: "@tea-brewing the black leaves"))
        let prompt = system(model)
        #expect(prompt.contains("Begin here.") && prompt.contains("## Black"))
        #expect(!prompt.contains("## Green") && !prompt.contains("## White"))
        #expect(
            events.contains(.notice("@tea-brewing is larger than a quarter of the context: 2 of its 4 parts are used."))
        )
    }

    @Test(arguments: [
        ("$ARGUMENTS_FILE", "$ARGUMENTS_FILE"), ("$ARGUMENTS2 and $ARGUMENTSx", "$ARGUMENTS2 and $ARGUMENTSx"),
        ("$ARGUMENTS-$ARGUMENTS.", "rye bread-rye bread."), ("$ARGUMENTS[1]_$ARGUMENTS[0]", "bread_rye"),
        ("\"$ARGUMENTS\"$ARGUMENTS", "\"rye bread\"rye bread"),
    ])
    func `only the exact placeholder is replaced by the arguments`(_ body: String, _ text: String) async throws {
        let model = ScriptedModel { _ in [.text("ok")] }
        _ = try await loop(model, [room.entry("bake", "Bakes.", body)]).collect(TurnRequest(text: "@bake rye bread"))
        #expect(system(model) == text)
    }
}
