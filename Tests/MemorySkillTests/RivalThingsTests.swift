import Testing

@testable import MemorySkill

struct RivalThingsTests {
    private func areRivals(_ question: String, _ fact: String) -> Bool {
        RivalThings.areTold(Folding.words(fact), asked: Folding.words(question))
    }

    @Test(arguments: [
        ("when does the insurance on my motorbike run out?", "The user's car insurance ends on 30 June."),
        ("who's my chemistry teacher?", "The user's English teacher is Mr. Danso."),
        ("what did I call my dog?", "The user's cat is called Pontus."),
        ("which day was my flight back?", "The user's flight to Toronto is on 3 March."),
        ("how much do I pay for electricity?", "The user pays 720 euro rent."),
        ("and the painter, which day was he coming?", "The plumber comes to the user's house on Thursday."),
        ("where are the summer tyres?", "The user's winter tyres are in Pekka's garage."),
        ("where am I on Wednesday?", "The user has a job in Tallaght on Tuesday."),
        ("do you remember what my fave book is", "The user's favorite film is Paddington 2."),
        ("what's the neighbour on the right called?", "The user's neighbour on the left is called Mr. Pratchard."),
        ("what salary do i get?", "The user pays 650 euros a month in rent."),
        ("where did i go to university?", "The user grew up in Pune."),
        ("what's my new number?", "The user's old number ends in 44."),
        ("what's the strength in my right eye?", "The user's left eye has minus 3.25 dioptres."),
        ("the code of the back door?", "The code of the front door is 4411."),
        ("who's my english teacher?", "The user's form tutor is Miss Okoro."),
        ("what year was my truck made?", "The user got his truck licence in 2003."),
        ("when did me and Darlene get married?", "Darlene's birthday is November 3."),
        ("where did we go on our honeymoon?", "The user's wedding ceremony was in Lublin."),
    ])
    func `a fact about another thing of its kind does not answer`(_ question: String, _ fact: String) {
        #expect(areRivals(question, fact))
    }

    @Test(arguments: [
        ("when does the insurance on my car run out?", "The user's car insurance ends on 30 June."),
        ("who feeds the cat when the dog is ill?", "The user's cat is fed by Ana."),
        ("who walks my dog?", "The user's dog walker is called Ines."),
        ("who is my art teacher?", "The user's painting teacher is called Ana."),
        ("what's my job?", "The user works as a gym instructor."),
        ("where does my sister live?", "The user's sister moved to Porto when she got married."),
        ("which day was my flight back?", "The user's return flight is on 3 March."),
        ("a new guy wants to come, where do we meet?", "The user's running group meets at the old water tower."),
        ("what is in the left drawer?", "The left drawer holds the spoons, the right drawer the forks."),
        ("does my English friend like art?", "The user's friend Tom likes music."),
        ("where did i go to university?", "The user studied law in Pune, where they grew up."),
        ("when is my flight?", "The user's flight to Toronto is on 3 March."),
    ])
    func `a fact about the thing itself or about something of another kind may`(_ question: String, _ fact: String) {
        #expect(!areRivals(question, fact))
    }
}
