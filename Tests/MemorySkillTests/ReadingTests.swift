import Testing

@testable import MemorySkill

/// A message and the sentences that are remembered of it.
struct Case: Sendable, CustomTestStringConvertible {
    let message: String
    let facts: [String]

    init(_ message: String, _ facts: String...) {
        self.message = message
        self.facts = facts
    }

    var testDescription: String { message }
}

struct ReadingTests {
    @Test(arguments: [
        (
            "I had my gallbladder removed last week and my sister arrives tomorrow",
            "The user had their gallbladder removed."
        ),
        ("I had my right hip replaced in 2019.", "The user had their right hip replaced in 2019."),
    ])
    func `an event has no day that was said of something else`(_ message: String, _ told: String) {
        let found = Fixtures.read(message)
        #expect(found.map(\.text).contains(told))
        #expect(found.allSatisfy { $0.attribute != "event" || ($0.validFrom ?? "") <= "2026-03-14" })
    }

    @Test func `two operations are two`() {
        let told = Fixtures.read("I had my right hip replaced in 2019. I had my right knee replaced in 2021.").map(
            \.value)
        #expect(told == ["right hip replaced", "right knee replaced"])
    }

    @Test(arguments: Cases.all)
    func `a plain statement becomes its canonical sentences`(_ expected: Case) {
        #expect(Fixtures.read(expected.message).filter { $0.kind == .asserted }.map(\.text) == expected.facts)
    }

    @Test(arguments: [
        (["We got a puppy"], "He's called Biscuit.", ["puppy named Biscuit"]),
        (["we got a puppy"], "hes called biscuit", ["puppy named Biscuit"]),
        (["We got a puppy!", "So much chaos here."], "We named her Noodle.", ["puppy named Noodle"]),
        (["We got a puppy"], "Called Rosa about it.", []), (["We have two cats"], "He's called Miso.", []),
        (["It rained."], "He's called Biscuit.", []),
    ])
    func `an animal gets the name that the next message gives it`(
        _ earlier: [String], _ message: String, _ values: [String]
    ) {
        let read = StatementReader(calendar: Fixtures.calendar).read(message, at: Fixtures.now, after: earlier)
        #expect(read.filter { $0.attribute == "pet" }.map(\.value) == values)
    }

    @Test(arguments: NothingCases.all)
    func `what states nothing lasting about the user gives nothing`(_ message: String) {
        #expect(Fixtures.read(message).map(\.text) == [])
    }

    @Test(arguments: [
        ("I'm no longer vegetarian", "diet", "vegetarian"),
        ("I don't like coffee any more", "like", "coffee"),
        ("I don't like coffee anymore.", "like", "coffee"),
        ("I no longer work at Fabricato", "employer", "Fabricato"),
        ("I quit my job at Fabricato", "employer", "Fabricato"),
        ("I don't live in Porto any more", "home_city", "Porto"),
        ("My dog died", "pet", "dog"),
        ("I sold my motorbike", "vehicle", "motorbike"),
        ("I'm no longer married", "relationship_status", "married"),
        ("I stopped being vegan", "diet", "vegan"),
        ("I used to work for Fabricato", "employer", "Fabricato"),
    ])
    func `what no longer holds is read as ended`(_ message: String, _ attribute: String, _ value: String) {
        let read = Fixtures.read(message)
        #expect(read.map(\.kind) == [.ended])
        #expect(read.first?.attribute == attribute)
        #expect(read.first?.value == value)
    }

    @Test(arguments: [
        ("Forget that I live in Marbella.", "user", "home_city", "Marbella"),
        ("Please forget my birthday", "user", "birthday", ""),
        ("Remove my address from memory.", "user", "home_city", ""),
        ("Forget everything about my sister", "user.sister", "*", ""),
        ("Don't remember my age.", "user", "age", ""),
        ("Forget my peanut allergy", "user", "allergy", "peanut"),
        ("Forget what I said about coffee", "user", "", "coffee"),
    ])
    func `a request to forget names its target`(
        _ message: String, _ subject: String, _ attribute: String, _ value: String
    ) {
        let read = Fixtures.read(message)
        #expect(read.map(\.kind) == [.forget])
        #expect(read.first?.person.path == subject)
        #expect(read.first?.attribute == attribute)
        #expect(read.first?.value == value)
    }

    @Test(arguments: [
        ("I moved to Tallinn last year", "2025"), ("I've been living in Seville since 2019", "2019"),
        ("I joined Fabricato in 2021", "2021"), ("I've been a nurse for 12 years", "2014"),
        ("I started at Fabricato yesterday", "2026-03-13"), ("I moved to Cork two months ago", "2026-01"),
        ("I've been vegan since 2018", "2018"),
    ])
    func `the time since when it holds is read`(_ message: String, _ from: String) {
        #expect(Fixtures.read(message).first?.validFrom == from)
    }

    @Test func `a span of years belongs to the former home`() {
        let read = Fixtures.read("I lived in Tartu from 2011 to 2014.")
        #expect(read.map(\.attribute) == ["past_home_city"])
        #expect(read.first?.validFrom == "2011")
        #expect(read.first?.validTo == "2014")
    }

    @Test func `an afterthought corrects the value before it`() {
        #expect(Fixtures.read("I'm 57. Sorry, 58.").map(\.text) == ["The user is 58 years old."])
        #expect(Fixtures.read("I live in Paris. No wait, Lyon.").map(\.text) == ["The user lives in Lyon."])
    }

    @Test func `what is named after somebody is not their name`() {
        let read = Fixtures.read("My dentist appointment is on 14 October at 9:30.")
        #expect(read.allSatisfy { $0.attribute != "name" })
    }

    @Test func `what one is allergic to may be told one by one`() {
        #expect(
            Fixtures.read("I'm allergic to penicillin and to cats.").map(\.text)
                == ["The user is allergic to penicillin.", "The user is allergic to cats."])
        #expect(Fixtures.read("My allergies are awful this week.").isEmpty)
    }

    @Test(arguments: ["Mr", "Mrs", "Ms", "Dr"])
    func `somebody is named by any title`(_ title: String) {
        #expect(
            Fixtures.read("My dentist is \(title) Patel.").map(\.text) == [
                "The user's dentist is named \(title) Patel."
            ])
    }

    @Test(arguments: [
        ("What do you know about me?", true), ("what do you remember about me", true),
        ("Tell me everything you know about me.", true), ("What do you know about my sister?", false),
        ("What do you know about me and my job?", false), ("What do you think about me?", false),
        ("What do you know about Lyon?", false), ("Write a poem about me.", false), ("What is my name?", false),
        ("I told her about me.", false), ("What do you know about me? And what about work?", false),
    ])
    func `all that is known is told only to who asks for it`(_ text: String, _ isAsked: Bool) {
        #expect(WholeMemory.isAsked(by: text) == isAsked)
    }

    @Test func `what was said once is no habit`() {
        #expect(Fixtures.read("my friend got in and i said congrats but i felt sick").isEmpty)
    }

    @Test func `the quote is the sentence and not the message`() {
        let read = Fixtures.read("Good morning! I'm allergic to peanuts. What can I cook?")
        #expect(read.map(\.quote) == ["I'm allergic to peanuts."])
    }

    @Test func `a very long message is read in reasonable time`() {
        let text = String(
            repeating: "The quick brown fox, who is my friend, said that if I were there and we went on, so be it. ",
            count: 300)
        let start = ContinuousClock.now
        _ = Fixtures.read(text)
        #expect(ContinuousClock.now - start < .seconds(20))
    }
}
