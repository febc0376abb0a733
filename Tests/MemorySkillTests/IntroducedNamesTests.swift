import Testing

@testable import MemorySkill

struct IntroducedNamesTests {
    @Test(arguments: [
        (
            "what does my lawyer charge?", "The user's lawyer is called Ms. Rahimi.",
            "Ms. Rahimi charges 220 dollars an hour.",
            "The user's lawyer Ms. Rahimi charges 220 dollars an hour."
        ),
        (
            "which room is my supervisor in?", "The user's supervisor at the lab is Dr. Ishikawa.",
            "Dr. Ishikawa has an office in room 3.118.",
            "The user's supervisor Dr. Ishikawa has an office in room 3.118."
        ),
        (
            "what does my twin do?", "The user's twin brother is named Aleksi.",
            "The user's brother Aleksi works at the airport.",
            "The user's twin brother Aleksi works at the airport."
        ),
        (
            "what does my sister's dog eat?", "Ngozi has a poodle called Duchess.", "Duchess eats liver.",
            "Ngozi's poodle Duchess eats liver."
        ),
        (
            "what does Rahimi charge?", "Ms. Rahimi is the user's lawyer.",
            "The user's lawyer charges 220 dollars an hour.",
            "The user's lawyer Ms. Rahimi charges 220 dollars an hour."
        ),
        (
            "where does my friend live?", "The user's friend Ludo repairs clocks.", "The user lent a drill to Ludo.",
            "The user lent a drill to the user's friend Ludo."
        ),
    ])
    func `beside a name stands who bears it, where another fact tells`(
        _ question: String, _ who: String, _ fact: String, _ read: String
    ) {
        let names = IntroducedNames([who, fact], asked: question)
        #expect(names.introduced(fact) == read)
        #expect(names.introduced(who) == who)
    }

    @Test(arguments: [
        // Whom the question calls by name is known to whoever asks.
        ("where does Ludo live?", ["The user's friend Ludo repairs clocks.", "Ludo lives in Bath."]),
        // Two of one name.
        (
            "where does my boss live?",
            ["The user's boss is called Ana.", "The user's aunt is called Ana.", "Ana lives in Bath."]
        ),
        // A day is nobody's name, and what is liked nobody.
        ("what is on Monday?", ["The user's day off is Monday.", "Monday brings the bins."]),
        ("where does my mother live?", ["The user's home town is Graz.", "The user's mother lives in Graz."]),
    ])
    func `other facts stay as they are`(_ question: String, _ facts: [String]) {
        let names = IntroducedNames(facts, asked: question)
        #expect(facts.map(names.introduced) == facts)
    }
}
