import Testing

@testable import AgentCore

@Suite struct SoundReplyTests {
    @Test(arguments: [
        "I'll remember that your name is Nmlllllllllllll",
        "You like being train and your best friend is \u{FFFD}\u{FFFD}.",
        "very very very very nice", String(repeating: "A word. ", count: 80),
    ])
    func `a degenerate text is not a sound reply`(_ text: String) { #expect(SoundReply.isBroken(text)) }

    @Test(arguments: ["How nice! What was the best part?", "Well... how was it?", "Hmmm, I see.", "No, no, no. Go on."])
    func `a plain reply is sound`(_ text: String) {
        #expect(!SoundReply.isBroken(text))
        #expect(!SoundReply.claims(text, isAsked: false))
    }

    @Test func `unfounded claims are recognised, and an answer to a question is not a claim`() {
        #expect(SoundReply.claims("Nice to meet you, Tabit! How are you?", isAsked: false))
        #expect(
            SoundReply.claims("Thanks for telling me. I'll remember that your sister is named Cork.", isAsked: true))
        #expect(SoundReply.claims("I don't know who Callum is yet.", isAsked: false))
        #expect(!SoundReply.claims("Your name is Ida.", isAsked: true))
    }
}
