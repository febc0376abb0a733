import Testing

@testable import MemorySkill

struct RivalPeopleTests {
    /// What is told of who is who.
    private let known = [
        "The user's son Nico is five.", "The user's sister is called Ewa.",
        "The user's friend Mattis plays chess with Sunniva.",
        "The user's boyfriend Ravi paints.", "The user met Noor and Bogdan in Leeds.",
    ]

    private func areRivals(_ question: String, _ fact: String) -> Bool {
        RivalPeople(known + [fact], asked: question).areTold(fact, asked: Folding.words(question))
    }

    @Test func `the user's name is nobody else's`() {
        let told = Folding.words("The user's name is Linh.")
        #expect(RivalPeople.isUsersName(told, Folding.words("Her birthday, and her name for the cake?")))
        #expect(!RivalPeople.isUsersName(told, Folding.words("Her birthday and my name?")))
        #expect(!RivalPeople.isUsersName(told, Folding.words("What is my name?")))
    }

    @Test(arguments: [
        ("what's my brother called again?", "The user's sister is called Milena."),
        ("what is Ewa's husband called?", "The user's late husband was called Arne."),
        ("how old is my grandmother?", "The user's grandfather turned 84."),
        ("in which town does my aunt live now?", "The user's mother stayed in Kharkiv."),
        ("What is Ravi's favourite colour?", "The user's favourite colour is green."),
        ("whats ravis favourite colour", "The user's favourite colour is green."),
        ("which instrument does Mattis play at the moment?", "The user plays the violin."),
        ("What's my husband allergic to?", "The user is allergic to penicillin."),
        ("what is my mother-in-law's first name?", "The user's mother is named Beatrix."),
        ("which club does my own dad support?", "The user's father-in-law supports Everton."),
        ("what is Nico's place of birth?", "The user's partner is from Denmark."),
        ("where did Noor grow up?", "Bogdan grew up on Teilor Street."),
        ("where does Ewa work?", "The user's mother works at the bank."),
        ("Which town do Nell's parents live in?", "The user's best friend Nell lives in Bristol."),
        ("what are my wife's parents called?", "The user's wife is named Siobhan."),
        ("What's Noor's agent called?", "The user's agent is called Bernard."),
        ("which farrier does Noor's horse go to?", "The user's horse goes to Gregor."),
        ("what was my own dress made of?", "Gladys's wedding dress was made of parachute silk."),
        ("on what day do I fly home?", "Ulrike's flight home goes on 30 September."),
        ("ring size of my wife?", "Wilber's wife wears a ring size 16."),
        ("yo whats my gamertag, ravi wants to add me", "Ravi's gamertag is TacoSlayer."),
        ("in what year was I ordained?", "Mattis was ordained in 2021."),
        ("who is my boat insured with?", "Bogdan's boat insurance is with Munn."),
        ("who is the caretaker in my building?", "Frau Kogler's caretaker is called Herr Brandl."),
        ("which agency do I book with?", "Vasantha's gas agency is Sri Murugan."),
        ("who's my doctor, need to ring em", "Bogdan's GP is Dr Whitworth."),
        ("which bank is our mortgage with bro", "Noor's mortgage is with Kiwibank."),
        ("when is Noor's anniversary?", "Bogdan's anniversary is in June."),
        ("I forgot Simi last year, when is her birthday?", "Mattis's birthday is in October."),
        ("So has Gudrun been vaccinated?", "Mattis was vaccinated in May."),
    ])
    func `a fact about somebody else does not answer`(_ question: String, _ fact: String) {
        #expect(areRivals(question, fact))
    }

    @Test(arguments: [
        ("what is my sister called?", "The user's sister is called Ana."),
        ("what's Ewa's mother called?", "The user's mother is called Olena."),
        ("when is my nephew's birthday?", "The user's sister's son turns four on 2 February."),
        ("when did I meet Ravi?", "The user moved to Leeds in 2010."),
        ("when is my appointment with Sunniva?", "The user's appointment is on Friday."),
        ("where does Noor live?", "The user's best friend Noor lives in Leeds."),
        ("who has my drill?", "Mattis borrowed the drill."),
        ("where is my friend's shop?", "Mattis has a shop in Ghent."),
        ("can my visitors talk to Noor?", "Noor speaks no English, only to visitors."),
        ("what is my mother-in-law called?", "The user's wife's mother is called Greta."),
        ("what is my brother's wife called?", "The user's sister-in-law is called Noor."),
        ("what is Ewa's husband called?", "The user's brother-in-law is called Tom."),
        ("what position does my wife's girl play", "The user's stepdaughter Imani is a goalkeeper."),
        ("how long will my mother-in-law stay?", "Ravi's mother is coming for six months."),
        ("what is Mattis's brother called?", "The user's girlfriend Mattis has a twin called Jago."),
        ("who types what Ewa writes?", "The user's granddaughter Beatrix types the memoirs."),
        ("what does my husband's dad do?", "The user's father-in-law is a baker."),
        ("where does Ewa work?", "The user's sister works at the bank."),
        ("what does my sister do?", "Ewa and her husband run a bakery."),
        ("where does my partner come from?", "The user's wife is from Denmark."),
        ("where is Sunniva's flat?", "The user's cousin lives in Oslo."),
        ("what is my friend's dog called?", "Mattis has a dog called Pip."),
        ("what is the name of my mother's dog?", "The user's mother has a dog called Pip."),
        ("when can my daughter play?", "Gladys's lesson is on Tuesday."),
        ("what time is my lesson with him?", "Gladys's lesson is on Tuesday."),
        ("what do I bring to the party?", "Noor's party is on Tuesday."),
        ("where do I have my knives done?", "Stahl's shop sharpens the user's knives."),
        ("what is my son's teacher called?", "Nico's teacher is called Mr. Breen."),
        ("what does the vet of my dog charge?", "Pip's vet charges 40 euros."),
        ("We had tea with Nicolas, how old is he?", "Nico is five."),
        ("I saw Simi with my friend, what does he play?", "Mattis plays chess."),
    ])
    func `a fact about those who are asked about, by name or relation, may`(_ question: String, _ fact: String) {
        #expect(!areRivals(question, fact))
    }

    @Test func `what the user said begins with no name`() {
        let said = ["Booked the hall for Noor.", "Noor sings."]
        #expect(!RivalPeople(said, areFacts: false).areTold(said[0], asked: Folding.words("what does Noor do?")))
        #expect(
            !RivalPeople(said, areFacts: false).areTold("Painted it blue.", asked: Folding.words("what did Noor do?")))
    }
}
