import Testing

@testable import PromptsSkill

struct ReplyLanguageTests {
    @Test(arguments: [
        ("That sounds like a long day.", "en"), ("A walk in the rain, then.", "en"),
        ("A casa é bonita e o dia também.", "pt"), ("Un po' di pane per te.", "it"), ("Das war ein langer Tag.", "de"),
        ("C'est une longue journée pour toi.", "fr"), ("Es un día muy largo para ti.", "es"),
        ("Dat was een lange dag voor jou.", "nl"),
    ])
    func `a short reply's language is recognised by its function words`(reply: String, code: String) {
        #expect(ReplyLanguage.code(of: reply) == code)
    }

    @Test(arguments: ["", "42", "Xyzzy plugh."])
    func `a text without function words has no language`(reply: String) {
        #expect(ReplyLanguage.code(of: reply) == nil)
    }
}
