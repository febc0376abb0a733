import AgentCore
import TestKit
import Testing

@Suite struct SkillOverviewTests {
    let room: TurnRoom

    init() throws { room = try TurnRoom() }

    private static let few = [("tea-brewing", "Brews tea.\nAny kind."), ("bread-baking", "Bakes bread.")]

    private func entries(_ skills: [(String, String)]) -> [SkillCatalog.Entry] {
        skills.map { room.entry($0.0, $0.1, "Instructions.") }
    }

    private func model(context: Int = 4_096) -> ScriptedModel {
        ScriptedModel(context: context) { request in [.text(request.shape == nil ? "ok" : "none")] }
    }

    /// The prompt of the turn, as far as it comes from the catalogue.
    private func system(_ model: ScriptedModel) -> String {
        model.requests.last?.messages.first { $0.role == .system }?.content ?? ""
    }

    @Test func `an able model is given all skills, sorted by name, one line each`() async throws {
        let model = model()
        let others = [
            room.entry("named-only", "Hidden.", mode: .named), room.entry("off", "Hidden.", mode: .off),
            room.entry("memory", "Hidden.", scope: .builtin, implementation: StubSkill(name: "memory")),
        ]
        _ = try await room.loop(model, entries(Self.few) + others, choosesSkills: true)
            .collect(TurnRequest(text: "Hello"))
        #expect(
            system(model) == """
                Skills of the user's, used by a message that begins with their name:
                - @bread-baking: Bakes bread.
                - @tea-brewing: Brews tea. Any kind.
                """)
    }

    @Test func `there is no overview without skills, if unwanted, or for a model not able`()
        async throws
    {
        let model = model()
        let builtIn = room.entry("memory", implementation: StubSkill(name: "memory"))
        _ = try await room.loop(model, [builtIn], choosesSkills: true).collect(TurnRequest(text: "Hello"))
        #expect(system(model).isEmpty)
        _ = try await room.loop(model, entries(Self.few)).collect(TurnRequest(text: "Hello"))
        #expect(system(model).isEmpty)
        var request = TurnRequest(text: "Hello")
        request.usesAutomaticSkills = false
        _ = try await room.loop(model, entries(Self.few), choosesSkills: true).collect(request)
        #expect(system(model).isEmpty)
    }

    @Test(arguments: [1_000, 2_000, 4_096, 32_000])
    func `of many skills the best are listed in a fiftieth of the context, with the number of others`(
        _ context: Int
    ) async throws {
        let words = ["red", "green", "blue", "round", "square", "heavy", "light", "old", "new", "warm"]
        let skills = (100..<300).map { ("skill-\($0)", "Works with \(words[$0 % 10]) \(words[$0 / 10 % 10]) things.") }
        let model = model(context: context)
        let loop = room.loop(
            model, entries(skills + [("zither-tuning", "Tunes zithers and other old strings.")]), choosesSkills: true)
        let (first, _) = try await loop.collect(TurnRequest(text: "Tune the strings of my zither"))
        let told = system(model)
        let lines = told.split(separator: "\n")
        try #require(lines.count >= 2)
        #expect(try await model.countTokens([ChatMessage(.system, told)]) - 2 <= context / 50)
        #expect(lines[1] == "- @zither-tuning: Tunes zithers and other old strings." || lines.count == 2)
        #expect(lines.last == "There are \(201 - (lines.count - 2)) more: `agent skills list`" || lines.count == 2)
        // Another line would have been too much.
        #expect(try await model.countTokens([ChatMessage(.system, told)]) - 2 + 6 > context / 50)
        // The prompt goes on beginning as it did.
        _ = try await loop.collect(TurnRequest(text: "Something red and round", session: first.session))
        #expect(system(model) == told)
    }

    @Test func `if no line fits, only the number of skills is given, or nothing`() async throws {
        for (context, told) in [(1_000, "There are 2: `agent skills list`"), (300, "")] {
            let model = model(context: context)
            let long = String(repeating: "word ", count: 40)
            _ = try await room.loop(model, entries([("one", long), ("two", long)]), choosesSkills: true)
                .collect(TurnRequest(text: "Hello"))
            #expect(system(model).hasSuffix(told) && system(model).isEmpty == told.isEmpty)
        }
    }

    @Test func `a long description is cut`() async throws {
        let model = model()
        _ = try await room.loop(model, entries([("long", String(repeating: "x", count: 201))]), choosesSkills: true)
            .collect(TurnRequest(text: "Hello"))
        #expect(system(model).hasSuffix("- @long: \(String(repeating: "x", count: 200))…"))
    }
}
