import Testing

@testable import MemorySkill

struct RivalThingsTests {
    private func areRivals(_ question: String, _ fact: String) -> Bool {
        RivalThings.areTold(Folding.words(fact), asked: Folding.words(question))
    }

    @Test(arguments: [
        ("when does the insurance on my motorbike run out?", "The user's car insurance ends on 30 June."),
        ("who's my chemistry teacher?", "The user's English teacher is Mr. Danso."),
        ("how old is my grandmother?", "The user's grandfather turned 84."),
        ("what did I call my dog?", "The user's cat is called Pontus."),
        ("which day was my flight back?", "The user's flight to Toronto is on 3 March."),
        ("how much do I pay for electricity?", "The user pays 720 euro rent."),
    ])
    func `a fact about another thing of its kind does not answer`(_ question: String, _ fact: String) {
        #expect(areRivals(question, fact))
    }

    @Test(arguments: [
        ("when does the insurance on my car run out?", "The user's car insurance ends on 30 June."),
        ("who feeds the cat when the dog is ill?", "The user's cat is fed by Ana."),
        ("which day was my flight back?", "The user's return flight is on 3 March."),
        ("does my English friend like art?", "The user's friend Tom likes music."),
        ("what is my sister called?", "The user's sister is called Ana."),
        ("when is my flight?", "The user's flight to Toronto is on 3 March."),
    ])
    func `a fact about the thing itself or about something of another kind may`(_ question: String, _ fact: String) {
        #expect(!areRivals(question, fact))
    }
}
