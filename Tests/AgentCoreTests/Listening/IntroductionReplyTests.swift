import Testing

@testable import AgentCore

@Suite struct IntroductionReplyTests {
    @Test func `a user who gives a name is greeted by it`() throws {
        let reply = try #require(IntroductionReply.text(["The user's name is Tom."], to: "my name is Tom"))
        #expect(reply.hasPrefix("Nice to meet you, Tom! ") && reply.hasSuffix("?"))
        #expect(
            IntroductionReply.text(["The user goes by Max."], to: "I go by Max")?.hasPrefix("Nice to meet you, Max!")
                == true)
    }

    @Test func `other facts follow the greeting`() {
        let notes = ["The user's name is Harish.", "The user is 61 years old.", "The user is from Pune."]
        #expect(
            IntroductionReply.text(notes, to: "Namaste, I am Harish, 61, from Pune")
                == "Nice to meet you, Harish! I'll remember that you're 61 years old and that you're from Pune.")
    }

    @Test func `without a name there is no greeting`() {
        #expect(IntroductionReply.text(["The user's cat is named Tom."], to: "my cat is Tom") == nil)
        #expect(IntroductionReply.text([], to: "hello") == nil)
    }
}
