import Testing

@testable import MemorySkill

struct RivalDeedsTests {
    private func areRivals(_ question: String, _ fact: String) -> Bool {
        RivalDeeds.areTold(Folding.words(fact), asked: Folding.words(question))
    }

    @Test(arguments: [
        ("who did we buy our house from?", "The user sold the old flat to Mr. Bevan."),
        ("what did i lend to Ana", "The user borrowed a drill from Ana."),
        ("when did I start smoking?", "The user stopped smoking in 2012."),
        ("How much do I weigh?", "The user wants to weigh 75 kilos by summer."),
        ("where did I live in Spain?", "The user would like to live in Spain."),
        ("who gave me the green scarf?", "The user gave Ana a green scarf."),
        ("what did I give Ana?", "Ana gave the user a green scarf."),
        ("how much do i owe Sanna?", "Sanna owes the user 40 euros."),
    ])
    func `the contrary deed, a wish and the other direction do not answer`(_ question: String, _ fact: String) {
        #expect(areRivals(question, fact))
    }

    @Test(arguments: [
        ("who bought my car?", "The user sold the car to Mr. Bevan."),
        ("who did we buy our house from?", "The user bought the house from Mr. Bevan, who sold two."),
        ("who has borrowed my drill?", "The user lent the drill to Ana."),
        ("how much do I want to weigh?", "The user wants to weigh 75 kilos by summer."),
        ("where do I go in June?", "The user wants to go to Lisbon in June."),
        ("who gave me the green scarf?", "The user got the green scarf from Ana."),
        ("what did I get from Ana?", "Ana gave the user a green scarf."),
        ("what did I give Ana?", "Ana wears the scarf that the user gave her."),
        ("what does Ana owe me?", "Ana owes the user's brother 40 euros."),
    ])
    func `the deed itself, told from whichever side, may`(_ question: String, _ fact: String) {
        #expect(!areRivals(question, fact))
    }
}
