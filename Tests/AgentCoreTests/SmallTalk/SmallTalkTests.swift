import Testing

@testable import AgentCore

@Suite struct SmallTalkTests {
    @Test(arguments: [
        ("what date is it?", true), ("Morning! Which date is it?", true),
        ("I've been in bed with the flu for ages. What day is it? 😊", true),
        ("I lost count with the children ill all week. What day is it today?", true),
        ("Madame Benali asks me for the birth date of her pupil. Which date is it?", false),
    ])
    func `a date is today's unless another was spoken of`(_ message: String, _ isToday: Bool) {
        #expect(DateReply.isWanted(by: message) == isToday)
    }

    @Test func `the day is told as the prompt tells it`() {
        let messages = [
            ChatMessage(.system, "You are a companion.\nToday is Friday, 20 November 2026."),
            ChatMessage(.user, "what day is it"),
        ]
        #expect(DateReply.text(messages) == "It's Friday, 20 November 2026.")
        #expect(DateReply.text([ChatMessage(.user, "Today is a good day")]) == nil)
    }
}
