import Testing

@testable import MemorySkill

struct FactMatchingTests {
    private static func answer(_ lines: [String], _ question: String) async throws -> AskedFacts.Found? {
        let memory = try TemporaryStore()
        let text = lines.map { "- \($0)" }.joined(separator: "\n")
        try await memory.run("import", "-", input: text)
        return AskedFacts(try memory.store.facts(in: [.current])).answer(question)
    }

    @Test(arguments: [
        (
            [
                "The user has an appointment with the dentist on 16 May.",
                "The user has an appointment with the bank on 3 June.",
            ],
            "when do I have to get my teeth looked at?", "16 May"
        ),
        (
            ["The user quit smoking in 2015.", "The user took up running in 2020."],
            "in what year did I have my last cigarette?", "2015"
        ),
        (
            ["The user's landlord is called Mr Abernathy.", "The user's boss is called Mr Holm."],
            "Who do I rent my place from?", "Abernathy"
        ),
        (
            ["The user's ring size is 54.", "The user's wife's ring size is 49."],
            "jeweller needs to know what size i am for a ring", "54"
        ),
        (
            ["The user's mother's birthday is 6 October.", "The user's mother-in-law's birthday is 19 January."],
            "need to order flowers for my hubbys mum, when is her bday", "19 January"
        ),
        (
            ["The user's son Idris plays rugby.", "The user plays the bassoon in an orchestra."],
            "what do I play in the orchestra?", "bassoon"
        ),
        (
            ["The user plays chess with Bertrand.", "Bertrand lives on Cobbler Row.", "Desmond lives on Quarry Hill."],
            "where does the man live that I play chess with?", "Cobbler Row"
        ),
        (["Oksana is the user's piano teacher.", "Taras is the user's coach."], "Who is Oksana?", "piano teacher"),
    ])
    func `a question finds its fact by what its words mean`(facts: [String], question: String, value: String)
        async throws
    {
        let found = try #require(try await Self.answer(facts, question))
        #expect(found.facts.prefix(2).contains { $0.text.contains(value) }, "\(found.facts.map(\.text))")
    }

    @Test(arguments: [
        (
            [
                "The user's sourdough starter is called Clint.", "The user's robot vacuum is called Dusty.",
                "The user's car is called Gerald.",
            ],
            "what did I call the sourdough starter and the robot vacuum?", ["Clint", "Dusty"]
        ),
        (
            [
                "The user's daughter's shoe size is 34.", "The user's son's shoe size is 29.",
                "The user's bed is 140 cm wide.",
            ],
            "what shoe sizes do my daughter and my son take?", ["34", "29"]
        ),
        (
            [
                "The user's childminder is called Latoya.", "Latoya lives in Cowper Street.",
                "The user's cleaner is called Beata.", "Beata lives in Marlow Road.",
            ],
            "What's the childminder's name and what street is she on?", ["Latoya", "Cowper"]
        ),
    ])
    func `a question for two things finds both and no third`(facts: [String], question: String, values: [String])
        async throws
    {
        let found = try #require(try await Self.answer(facts, question)).facts.map(\.text)
        #expect(values.allSatisfy { value in found.contains { $0.contains(value) } }, "\(found)")
        #expect(found.count == 2, "\(found)")
    }

    @Test(arguments: [
        (["The user is going to Malaga in August."], "which hotel am i staying at in malaga"),
        (["The user drives a Peugeot.", "The user lives in Liege."], "what's my licence plate number?"),
    ])
    func `what is near to what is asked is not given for it`(facts: [String], question: String) async throws {
        #expect(try await Self.answer(facts, question)?.facts.isEmpty ?? true)
    }

    @Test func `a question that tells nothing itself is understood from the sentence before it`() async throws {
        let found = try await Self.answer(
            ["The user's blood type is AB negative.", "The user's shoe size is 41."],
            "The nurse asked for my blood group yesterday and I stood there like a lemon. What is it?")
        #expect(found?.facts.map(\.text) == ["The user's blood type is AB negative."])
    }

    @Test(arguments: [
        (["The user's uncle drives a Citroen.", "The user's boss drives a Lexus."], "What kind of car do I drive?"),
        (["The user's brother lives in Quito."], "Which city do I live in?"),
        (["The user's friend Imani is a paramedic."], "What's Winifred's job?"),
        (["The user's mother lives in Plovdiv."], "When did my mother retire?"),
    ])
    func `what is known of others, or of something else, is no answer`(facts: [String], question: String) async throws {
        let found = try await Self.answer(facts, question)
        #expect(found?.facts.isEmpty ?? true, "\(found?.facts.map(\.text) ?? [])")
    }

    @Test(arguments: [
        "how old are you anyway", "What would you cook with two eggs?", "What should I say to my boss?",
        "My sister rang and we talked for an hour.", "how do I get over my ex?", "I love a quiet morning.",
    ])
    func `talk that asks for nothing remembered finds nothing and lacks nothing`(message: String) async throws {
        let found = try await Self.answer(
            ["The user's daughter Ines is 9 years old.", "The user's sister is a cook.", "The user wakes at six."],
            message)
        #expect(found == nil, "\(found?.facts.map(\.text) ?? [])")
    }

    @Test func `a class asks for its members, which do not stand for each other`() {
        let thesaurus = Thesaurus(["instrument/music > cello, violin", "dentist = teeth, dental, check-up"])
        #expect(thesaurus.relation(of: "instrument", to: "cello") > 0.8)
        #expect(thesaurus.relation(of: "cello", to: "violin") == 0)
        #expect(thesaurus.relation(of: "teeth", to: "dental") > 0.8)
        #expect(thesaurus.stems(["my", "check", "up"]).contains("check-up"))
    }

    @Test func `a sentence written by hand keeps its words`() async throws {
        let memory = try TemporaryStore()
        let lines = [
            "The user moved to Aarhus in 2014.", "The user's youngest daughter is called Niamh.",
            "The user's allotment is plot 27.",
        ]
        for line in lines { try await memory.run("add", line) }
        #expect(try memory.texts() == lines)
    }

    @Test(arguments: [
        ("I keep an aquarium.", "keeping an aquarium"), ("I tend bees.", "keeping bees"),
        ("I'm in the navy.", "in the navy"),
        ("I walk with a cane.", "walks with a cane"), ("I'm on maternity leave.", "on maternity leave"),
    ])
    func `a fact says what was said and no more`(message: String, value: String) async throws {
        let memory = try TemporaryStore()
        try await memory.learn(message)
        #expect(try memory.store.facts(in: [.current]).map(\.value) == [value])
    }
}
