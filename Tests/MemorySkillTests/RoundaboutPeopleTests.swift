import Testing

@testable import MemorySkill

struct RoundaboutPeopleTests {
    @Test(arguments: [
        (
            "In which city lives the mother of my grandson Mateo?", "Mateo is Camila's son.",
            "In which city lives Camila?"
        ),
        (
            "which town does Harper's mom live in", "Becky's daughter Harper plays softball.",
            "which town does Becky live in"
        ),
        ("When is Rohan's fiancee's birthday?", "Kavya's fiance is called Rohan.", "When is Kavya's birthday?"),
        ("Where does Balder's owner live?", "Torill has a dog called Balder.", "Where does Torill live?"),
        ("what does Salma's teacher like", "Nia's pupil is called Salma.", "what does Nia like"),
    ])
    func `who is spoken of in a roundabout way is named`(_ question: String, _ fact: String, _ named: String) {
        let known = ["The user's daughter is called Camila.", "The user's daughter Becky lives in Leeds."]
        #expect(RoundaboutPeople([fact] + known).named(question) == named)
    }

    @Test func `who is somebody's to the user is found by that`() {
        let facts = [
            "The user's grandson is called Mateo.", "Mateo is Camila's son.", "The user's daughter is called Camila.",
        ]
        let people = RoundaboutPeople(facts)
        #expect(people.named("Where does my grandson's mother work?") == "Where does Camila work?")
        #expect(people.named("Where is the mother of my grandson Mateo?") == "Where is Camila?")
    }

    @Test(arguments: [
        // What is asked for is the name.
        ("What is Mateo's mother called?", ["Mateo is Camila's son."]),
        // It is told straight out.
        ("Where does Mateo's mother live?", ["Mateo is Camila's son.", "Mateo's mother is Ana."]),
        // A daughter is no father, and of whom nothing is known may be either.
        ("Where does Mateo's father live?", ["Mateo is Camila's son.", "The user's daughter is called Camila."]),
        ("Where does Mateo's mother live?", ["Mateo is Sasha's son."]),
        ("Where does Rohan's wife live?", ["Kavya's ex boyfriend is called Rohan."]),
        // Nobody is known to be it, or two are.
        ("Where does Mateo's mother live?", ["Mateo is Camila's cousin."]),
        ("Where does Mateo's mother live?", ["Mateo is Camila's son.", "Mateo is Pablo's son."]),
    ])
    func `otherwise a question stays as it is`(_ question: String, _ facts: [String]) {
        #expect(RoundaboutPeople(facts).named(question) == question)
    }
}
