import Testing

@testable import AgentCore

/// What a message told, said back to the user.
@Suite struct RestatementTests {
    private func restated(_ message: String) -> [String] {
        ClauseFinder.clauses(of: message).map { Restatement($0).text }
    }

    @Test(arguments: [
        ("My boss yelled at me in front of everyone.", "your boss yelled at you in front of everyone"),
        ("ugh i was stuck in the lift with my ex", "you were stuck in the lift with your ex"),
        ("got the keys to our first flat!!!", "you got the keys to your first flat"),
        ("Can't sleep since the move", "you can't sleep since the move"),
        ("Painting the nursery yellow", "you're painting the nursery yellow"),
        ("Grandma came home from hospital :)", "your grandma came home from hospital"),
        ("my sister sold mum's piano behind my back", "your sister sold your mum's piano behind your back"),
        ("im moving to Lagos in six weeks and i havent told my mum yet", "you're moving to Lagos in six weeks"),
        ("We lost 6-0 but I saved a penalty", "you lost 6-0"),
        ("Frost killed my seedlings", "Frost killed your seedlings"),
        ("the appointment is at 8.30 on Friday", "the appointment is at 8.30 on Friday"),
    ])
    func `a clause is restated in the second person`(_ message: String, _ text: String) {
        #expect(restated(message).first == text)
    }

    @Test(arguments: [
        "How do I get to the station?", "you said you would help", "Three plumbers, three opinions, one tap", "Morning",
        "if it rains I stay in bed", "\"you were an accident\" she goes", "I think so", "What a day",
        "not hungry lately", "A small one but real, so I'm broke and happy",
    ])
    func `a clause that makes no sense alone is not restated`(_ message: String) {
        #expect(restated(message) == [])
    }

    @Test func `a verb without a subject takes the subject of the clause before`() {
        #expect(
            restated("my best friend sat with other people at lunch and acted like i wasnt there")
                == ["your best friend sat with other people at lunch"])
        #expect(restated("I sold my bike and bought a tent") == ["you sold your bike", "you bought a tent"])
    }

    @Test func `every clause of a message is restated`() {
        #expect(
            restated("The vet called, my old cat pulled through, and I can collect her at five.")
                == ["the vet called", "your old cat pulled through", "you can collect her at five"])
    }
}
