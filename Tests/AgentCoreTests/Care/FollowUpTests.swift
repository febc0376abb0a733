import Testing

@testable import AgentCore

@Suite struct FollowUpTests {
    private static let care = CareReply.text(for: .own(language: "en"), isRepeated: false)

    @Test func `after a crisis message every follow-up is serious, and none repeats before all are used`() throws {
        var said = [Self.care]
        for message in ["on my leg where no one sees", "its not deep", "i promised i'd stopped", "pls don't be weird"] {
            let reply = try #require(CareFollowUp.text(to: message, after: said))
            #expect(!said.contains(reply))
            said.append(reply)
        }
    }

    @Test(arguments: [
        "maybe i could call my sister", "theres a counsellor at school, mr adeyemi", "I could ring my friend Paula",
    ])
    func `naming somebody to turn to is encouraged`(_ message: String) throws {
        let reply = try #require(CareFollowUp.text(to: message, after: [Self.care, "Something else."]))
        #expect(["good thought", "glad there is somebody", "hold on to that"].contains { reply.contains($0) })
    }

    @Test(arguments: ["I've thought about how, yes", "You can't talk me out of it", "i have the pills here"])
    func `a method or a decision brings the crisis lines again`(_ message: String) {
        #expect(
            CareFollowUp.text(to: message, after: [Self.care])
                == CareReply.text(for: .own(language: "en"), isRepeated: true))
    }

    @Test(arguments: ["lol i was joking, its from a song", "no that's not what I meant", "you misunderstood me"])
    func `a user who was misread is believed, and asked nothing more`(_ message: String) throws {
        let reply = try #require(CareFollowUp.text(to: message, after: [Self.care]))
        #expect(reply.contains("once too often"))
        #expect(CareFollowUp.text(to: "what's for dinner", after: [Self.care, reply]) == nil)
    }

    @Test(arguments: ["the only thing left is that game", "i read his book again and cried"])
    func `talking about a game or a book does not end the follow-up`(_ message: String) throws {
        #expect(try #require(CareFollowUp.text(to: message, after: [Self.care])).contains("once too often") == false)
    }

    @Test func `small talk allowed in between has known topics`() {
        #expect(CareFollowUp.spokenOf.subtracting(SmallTalk.topics) == [])
    }

    @Test func `the follow-up ends after a while, and needs a crisis message to begin`() {
        #expect(CareFollowUp.text(to: "the cat is asleep", after: ["Hello!"]) == nil)
        let talk = [Self.care] + (1...8).map { "Reply \($0)." }
        #expect(CareFollowUp.text(to: "the cat is asleep", after: talk) == nil)
        #expect(CareFollowUp.text(to: "are you going to tell anyone", after: [Self.care]) == nil)
    }

    @Test func `after an emergency the call for help comes first until it is made`() {
        let first = EmergencyReply.text(isRepeated: false)
        #expect(
            EmergencyFollowUp.text(to: "It goes down my arm some", after: [first])
                == EmergencyReply.text(isRepeated: true))
        let going = EmergencyFollowUp.text(to: "my neighbour can drive me", after: [first])
        #expect(going?.contains("don't lose time") == true)
        #expect(
            EmergencyFollowUp.text(
                to: "well, I appreciate the ear", after: [first, EmergencyReply.text(isRepeated: true)]) == nil)
        #expect(EmergencyFollowUp.text(to: "false alarm, it was heartburn", after: [first]) == nil)
        #expect(EmergencyFollowUp.text(to: "I like trains", after: [first, "How nice!"]) == nil)
    }
}
