import AgentCore
import Testing

@Suite struct SkillRankerTests {
    private static let skills: [(name: String, description: String, body: String)] = [
        (
            "copywriting",
            "Writes copy for pages. Use when asked for headlines. For spotting mistakes in a text, see copy-editing.",
            "Write headlines that promise one thing."
        ),
        ("copy-editing", "Improves texts that exist. Do not use for email campaigns.", "Read the text aloud."),
        ("email-sequence", "Plans email campaigns: welcome, reminder, farewell.", "Count the days between emails."),
        ("page-cro", "Raises the conversion of pages.", "Look at headlines, forms and trust."),
    ]
    private let ranker = SkillRanker(Self.skills)

    @Test(arguments: [
        ("Write me a headline for the home page", "copywriting"),
        ("Are there mistakes in this text? Please spot them.", "copy-editing"),
        ("I'd like an email campaign that welcomes people", "email-sequence"),
        ("How can we raise our page conversions?", "page-cro"),
    ])
    func `the skill whose purpose it is comes first`(_ request: String, _ name: String) {
        #expect(ranker.rank(request).first?.name == name)
    }

    @Test(arguments: ["What is the capital of Australia?", "I slept badly and work was long", "", "the of and", "🙂"])
    func `a request for which there is no skill passes none`(_ request: String) {
        let passing = ranker.rank(request).filter(\.passes)
        #expect(passing.isEmpty)
    }

    @Test func `a request in the words of a purpose passes`() {
        let ranked = ranker.rank("Plan a welcome and a farewell email campaign")
        #expect(ranked.first?.passes == true)
        #expect(ranked.first?.words.contains("campaign") == true)
    }

    @Test func `matched words are reported as they were written`() {
        let ranker = SkillRanker([
            ("invoice-writing", "Writing invoices for clients and sending reminders.", ""), ("tea", "Brews tea.", ""),
        ])
        let ranked = ranker.rank("Write the Clients' INVOICES by invoice-writing, and remind them")
        #expect(ranked.first?.words == ["Write", "Clients", "INVOICES", "invoice-writing", "remind"])
    }

    @Test func `without skills nothing is ranked`() {
        #expect(SkillRanker([]).rank("Write me a headline").isEmpty)
    }
}
