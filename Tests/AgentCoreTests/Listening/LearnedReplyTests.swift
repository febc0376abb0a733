import Testing

@testable import AgentCore

@Suite struct LearnedReplyTests {
    @Test(arguments: [
        (
            ["The user is allergic to peanuts."], Tone.plain,
            "Thanks for telling me. I'll remember that you're allergic to peanuts."
        ),
        (
            ["The user's cat is named Pickles.", "The user's cat is 14 years old."], .plain,
            "Thanks for telling me. I'll remember that your cat is named Pickles and that your cat is 14 years old."
        ),
        (["The user passed the driving test."], .glad, "How nice! I'll remember that you passed the driving test."),
        (["The user's father died in 2019."], .sad, "I'm sorry. I'll remember that your father died in 2019."),
        (["Linnea plays handball."], .plain, "Thanks for telling me. I'll remember that Linnea plays handball."),
    ])
    func `the user is told what will be remembered`(_ notes: [String], _ tone: Tone, _ reply: String) {
        #expect(LearnedReply.text(notes, tone) == reply)
    }

    @Test func `a name that another fact contains is not repeated`() {
        let notes = ["The user's sister is named Anna.", "The user's sister Anna lives in Lyon."]
        #expect(
            LearnedReply.text(notes, .plain)
                == "Thanks for telling me. I'll remember that your sister Anna lives in Lyon.")
    }

    @Test func `at most three facts are mentioned`() {
        let notes = ["Tea", "Coffee", "Milk", "Water"].map { "The user likes \($0)." }
        #expect(
            LearnedReply.text(notes, .plain)
                == "Thanks for telling me. I'll remember that you like Tea, that you like Coffee and that you like Milk."
        )
    }

    @Test func `the remembered share of a message may be small`() {
        #expect(LearnedReply.share(of: "I drive a 2009 Corolla.", in: ["The user drives a 2009 Corolla."]) == 1)
        let news = "we've been texting every day for three weeks and now he says he's not ready for anything serious"
        #expect(LearnedReply.share(of: news, in: ["The user enjoys texting."]) < 0.2)
    }

    @Test func `if nothing is remembered, nothing is promised`() { #expect(LearnedReply.text([], .glad) == nil) }
}
