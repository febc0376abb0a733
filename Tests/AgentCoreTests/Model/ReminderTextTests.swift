import AgentCore
import Testing

@Suite struct ReminderTextTests {
    @Test(arguments: [
        Reminder(), Reminder([.fact("The user is tall.")]), Reminder([.said("I am tall"), .fact("Bo is: small")]),
        Reminder([.fact("The user is tall.")], isSure: false),
        Reminder([.fact("The user is tall.")], isSure: false, lacksSomething: true),
    ])
    func `a reminder is read as it was written`(reminder: Reminder) {
        #expect(Reminder(reminder.text) == reminder)
    }

    @Test(arguments: [
        "", "Be brief.", "For this message you remember:", "For this message you remember:\nAnn",
        "For this message you remember:\n- nothing of the rest",
    ])
    func `another text is no reminder`(text: String) {
        #expect(Reminder(text) == nil)
    }
}
