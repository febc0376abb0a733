import Testing

@testable import AgentCore

@Suite struct SoundReplyTests {
    @Test(arguments: [
        "I'll remember that your name is Nmlllllllllllll",
        "You like being train and your best friend is \u{FFFD}\u{FFFD}.",
        "very very very very nice", String(repeating: "A word. ", count: 80),
    ])
    func `what breaks down is no reply`(_ text: String) { #expect(SoundReply.isBroken(text)) }

    @Test(arguments: ["How nice! What was the best part?", "Well... how was it?", "Hmmm, I see.", "No, no, no. Go on."])
    func `a plain reply is sound`(_ text: String) {
        #expect(!SoundReply.isBroken(text))
        #expect(!SoundReply.claims(text, isAsked: false))
    }

    @Test func `what nobody told is not claimed, and what is asked may be answered`() {
        #expect(SoundReply.claims("Nice to meet you, Tabit! How are you?", isAsked: false))
        #expect(
            SoundReply.claims("Thanks for telling me. I'll remember that your sister is named Cork.", isAsked: true))
        #expect(SoundReply.claims("I don't know who Callum is yet.", isAsked: false))
        #expect(!SoundReply.claims("Your name is Ida.", isAsked: true))
    }
}
