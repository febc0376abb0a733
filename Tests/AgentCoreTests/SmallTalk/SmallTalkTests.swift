import Testing

@testable import AgentCore

@Suite struct SmallTalkTests {
    @Test(arguments: [
        ("what date is it?", true), ("Morning! Which date is it?", true),
        ("I've been in bed with the flu for ages. What day is it? 😊", true),
        ("I lost count with the children ill all week. What day is it today?", true),
        ("Madame Benali asks me for the birth date of her pupil. Which date is it?", false),
    ])
    func `a question for the date means today unless another date is mentioned`(_ message: String, _ isToday: Bool) {
        #expect(DateReply.isWanted(by: message) == isToday)
    }

    @Test func `the day is written as in the prompt`() {
        let messages = [
            ChatMessage(.system, "You are a companion.\nToday is Friday, 20 November 2026."),
            ChatMessage(.user, "what day is it"),
        ]
        #expect(DateReply.text(messages) == "It's Friday, 20 November 2026.")
        #expect(DateReply.text([ChatMessage(.user, "Today is a good day")]) == nil)
    }
}
