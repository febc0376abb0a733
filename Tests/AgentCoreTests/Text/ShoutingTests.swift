import AgentCore
import Testing

@Suite struct ShoutingTests {
    @Test(arguments: [
        ("WHO COMES IN TO HELP ME ON SUNDAYS", "Who comes in to help me on sundays"),
        ("I FOUND IT. I'M GLAD, AND I WILL TELL VI", "I found it. I'm glad, and I will tell vi"),
    ])
    func `text in capitals is read like ordinary text`(text: String, calm: String) {
        #expect(Shouting.calmed(text) == calm)
    }

    @Test(arguments: ["OK", "MRI SCAN", "The MRI was FINE", "i am here", "", "SOS!", "123 456 789"])
    func `other text stays unchanged`(text: String) {
        #expect(Shouting.calmed(text) == text)
    }
}
