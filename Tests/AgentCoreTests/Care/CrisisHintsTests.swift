import Foundation
import TestKit
import Testing

@testable import AgentCore

/// What people hint at over several messages.
@Suite struct CrisisHintsTests {
    @Test(arguments: [
        [
            "I've started giving my fishing gear away, someone may as well get the use of it.",
            "Got the paperwork in a folder on the kitchen table with everyone's names on.",
            "Since Karen went there's not a lot of call for me being about.",
        ],
        ["My room's really clean now. I wrote cards for people.", "it would be nice to just not have a next week"],
        [
            "I've been giving my stuff away this week. Feels lighter.",
            "I'm not moving house. Just tidying up so nobody else has to do it.",
        ],
        ["You're the only one I've told.", "They'd be upset a week or two and then it'd be easier all round."],
    ])
    func `several hints together count as a crisis`(messages: [String]) {
        #expect(CrisisHints.areFound(in: messages))
        #expect(!CrisisHints.areFound(in: [messages[0]]))
        #expect(!CrisisHints.areFound(in: messages + ["It rained all day."]))
    }

    @Test(arguments: [
        ["I'm giving my old clothes away.", "I've been giving my books away too."],
        ["I wrote cards for everyone in the office.", "Mum is much better this week, everybody is fine."],
        ["I will bring the kids and the family.", "Mum will be fine, she's better probably than last week."],
        ["The kids were upset when we left the beach.", "I haven't told anyone about the promotion yet."],
        ["Got the paperwork in a folder.", "I can't picture myself in that dress."],
        ["This place has no room for me and the dog.", "I feel lighter since the diet."],
    ])
    func `hints with another explanation, or all of one kind, do not count`(messages: [String]) {
        #expect(!CrisisHints.areFound(in: messages))
    }

    @Test func `hints from long ago do not count`() {
        let (first, last) = ("I wrote cards for people.", "it would be nice to just not have a next week")
        let talk = Array(repeating: "We had tea.", count: 6)
        #expect(CrisisHints.areFound(in: [first] + talk.prefix(1) + [last]))
        #expect(!CrisisHints.areFound(in: [first] + talk + [last]))
    }

    @Test func `no conversation of the training set is mistaken for a crisis`() throws {
        let folder = URL(filePath: #filePath).appending(path: "../../../../Training").standardizedFileURL
        var found: [String] = []
        for name in ["talks", "talks-later"] {
            let talks = try JSONDecoder().decode(
                [[String]].self, from: Data(contentsOf: folder.appending(path: "\(name).json")))
            for talk in talks {
                for count in talk.indices where CrisisHints.areFound(in: Array(talk[...count])) {
                    found.append(talk[count])
                }
            }
        }
        #expect(found == [])
    }

    @Test func `everyday messages, six at a time, are not mistaken for a crisis`() throws {
        struct Judged: Decodable { let message: String }
        let path = URL(filePath: #filePath).appending(path: "../../../../Training/topics/judged.jsonl")
            .standardizedFileURL
        let messages = try Data(contentsOf: path).split(separator: UInt8(ascii: "\n")).map {
            try JSONDecoder().decode(Judged.self, from: $0).message
        }
        #expect(messages.count > 3_000)
        let found = messages.indices.filter { CrisisHints.areFound(in: Array(messages[...$0].suffix(6))) }
        #expect(found.map { messages[$0] } == [])
    }
}
