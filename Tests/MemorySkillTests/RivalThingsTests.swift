import Testing

@testable import MemorySkill

struct RivalThingsTests {
    private func areRivals(_ question: String, _ fact: String) -> Bool {
        RivalThings.areTold(
            Folding.words(fact), asked: Folding.words(question), people: ["ravi", "mattis", "sunniva", "noor"])
    }

    @Test(arguments: [
        ("when does the insurance on my motorbike run out?", "The user's car insurance ends on 30 June."),
        ("who's my chemistry teacher?", "The user's English teacher is Mr. Danso."),
        ("how old is my grandmother?", "The user's grandfather turned 84."),
        ("what did I call my dog?", "The user's cat is called Pontus."),
        ("which day was my flight back?", "The user's flight to Toronto is on 3 March."),
        ("how much do I pay for electricity?", "The user pays 720 euro rent."),
        ("what's my brother called again?", "The user's sister is called Milena."),
        ("in which town does my aunt live now?", "The user's mother stayed in Kharkiv."),
        ("What is Ravi's favourite colour?", "The user's favourite colour is green."),
        ("which instrument does Mattis play at the moment?", "The user plays the violin."),
        ("What's my husband allergic to?", "The user is allergic to penicillin."),
        ("and the painter, which day was he coming?", "The plumber comes to the user's house on Thursday."),
        ("where are the summer tyres?", "The user's winter tyres are in Pekka's garage."),
        ("where am I on Wednesday?", "The user has a job in Tallaght on Tuesday."),
        ("do you remember what my fave book is", "The user's favorite film is Paddington 2."),
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
        ("when is my nephew's birthday?", "The user's sister's son turns four on 2 February."),
        ("when did I meet Ravi?", "The user moved to Leeds in 2010."),
        ("when is my appointment with Sunniva?", "The user's appointment is on Friday."),
        ("where does Noor live?", "The user's best friend Noor lives in Leeds."),
        ("what is my mother-in-law called?", "The user's wife's mother is called Greta."),
        ("what is my brother's wife called?", "The user's sister-in-law is called Noor."),
    ])
    func `a fact about the thing itself or about something of another kind may`(_ question: String, _ fact: String) {
        #expect(!areRivals(question, fact))
    }
}
