import Testing

@testable import AgentCore

@Suite struct SmallTalkTests {
    @Test(arguments: [
        ("what day is it", "today's date"), ("Do you know what day it is today?", "today's date"),
        ("Tell me a joke then.", "tell me a joke"),
        ("give me a compliment quick i need the confidence", "compliment me"),
        ("tell me something nice instead", "something nice"),
        ("Tell me anything. Something not about illness", "something nice"),
        ("ok ok but who made you tho", "who made you"), ("Who can read this besides me?", "privacy"),
        ("You don't tell anybody, right?", "privacy"),
        ("I see. And is it kept somewhere on this machine?", "where it is kept"),
        ("What do you remember about me so far?", "show me what you saved"),
        ("do you have a favrit dinosaur", "favourite colour, animal, season"),
        ("bet you never sleep do you", "sleep"), ("respect. laters", "bye"), ("haha thank you, chau chau", "bye"),
        ("k gtg the printer is making a noise", "have to go to work or an errand"),
        ("Thanks, good night", "good night with thanks"),
        ("what do you think?", "what do you think of"), ("dont say plenty more fish in the sea pls", "noted wish"),
        ("gm 🌞", "good morning"), ("ok ok. thanks man, talk later", "bye"), ("aight im out", "bye"),
        ("I'll say goodnight now.", "good night"), ("dunno", "I don't know"), ("anyway how are you", "how are you"),
        ("no you've got it wrong", "you are wrong"),
    ])
    func `what is said to the companion is known by its words`(_ message: String, _ topic: String) {
        #expect(SmallTalk.topic(of: message) == topic)
    }

    @Test(arguments: [
        "Can you tell me my wife's birthday?", "where is my passport kept", "is it raining",
        "do you know when the vet comes",
        "I have to go to the dentist tomorrow", "sleep was awful again", "is it safe to mix these tablets?",
        "tell me about my sister", "what do you know about Anna?", "secret santa is on friday", "good memory of my dad",
        "nice dress for the wedding on sale", "Run 5k today!", "got a brain scan tomorrow",
        "that really helped my back", "It was the best day since I started", "later today I see mum",
        "who reads at the wedding",
        "What's the wifi code again?", "you are on the guest list", "Is it cold outside?",
        "Is it cancer, do you think?", "This sofa has got to go.", "My boss wants to see you tomorrow",
        "we'll talk tomorrow about the rent", "the cat got out",
    ])
    func `what is told or asked of one's own life is none`(_ message: String) {
        #expect(SmallTalk.topic(of: message) == nil)
    }

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
