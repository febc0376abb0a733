import Testing

@testable import MemorySkill

struct OpenTalkTests {
    @Test(arguments: [
        "hey whats up", "What's up?", "Evening. Mind if I chat for a bit?", "can i ask you something",
        "hello, how's it going",
        "what should i make for dinner, i have eggs and potatoes", "How should we start?",
    ])
    func `what opens a talk or asks for advice asks for nothing of the user's own life`(message: String) {
        #expect(OpenTalk.isOne(Folding.words(message)))
    }

    @Test(arguments: [
        "what's up with my sister's knee?", "when can I talk to my adviser?", "what is my dog called?",
        "how are you and I related to Ana?", "whom should I ask for at the desk?",
        "can I ask for oat milk at Noor's, who has it?",
    ])
    func `what asks for something of it does not`(message: String) {
        #expect(!OpenTalk.isOne(Folding.words(message)))
    }

    @Test(arguments: ["who made you", "do u have a battery", "what do you do all day"])
    func `what is asked of the companion asks for nothing of the user's own life`(message: String) {
        #expect(OpenTalk.isToCompanion(Folding.words(message)))
    }

    @Test(arguments: [
        "do you know when the vet comes", "what did I tell you about the vet", "can you tell me who Oskar is",
    ])
    func `what the companion is asked to tell of it does`(message: String) {
        #expect(!OpenTalk.isToCompanion(Folding.words(message)))
    }
}
