import AgentCore
import Testing

@testable import MemorySkill

/// What a message and a text are weighed by.
@Suite struct AnswerWeighingTests {
    private func row(_ message: String, _ texts: [String], _ verdict: AnswerFeatures.Verdict = .silent) -> [[Float]] {
        AnswerFeatures(WeighedQuestion(message), texts: texts, vectors: TextVectors([:]), verdict: verdict).rows
    }

    /// A ranker for which one text answers each message.
    private struct Chosen: RankingModel {
        let identity = ModelIdentity(name: "chosen", location: "", isBundled: false)
        let answers: [String: String]

        func scores(_ texts: [String], for message: String) async throws(ModelError) -> [Double] {
            texts.map { $0 == answers[message] ? 8 : -8 }
        }

        func reading(of message: String) async throws(ModelError) -> [Float] { [] }
    }

    private static let boat = "Mr Ogawa's boat is called Kamome."
    private static let bay = "The user goes fishing in Mikawa Bay."
    private static let friend = "The user's fishing friend is Mr Ogawa."
    private static let both = "What is my friend's boat called, and where do I go fishing?"
    private static let halves = ["What is my friend's boat called,": boat, "where do I go fishing?": bay]

    private func places(_ message: String, _ answers: [String: String]) async throws -> [Int]? {
        let question = WeighedQuestion(message)
        let facts = [Self.friend, Self.bay, Self.boat]
        let vector: [Float] = [1] + Array(repeating: 0, count: 511)
        let vectors = TextVectors(Dictionary((question.texts + facts).map { ($0, vector) }) { one, _ in one })
        return try await WeighedAnswers(
            question, facts, vectors, .facts, verdict: .silent, ranker: Chosen(answers: answers)
        ).answer?.places
    }

    @Test func `where two things are asked for each half is answered by itself`() async throws {
        let whole = [Self.both: Self.bay]
        #expect(try await places(Self.both, whole.merging(Self.halves) { $1 }) == [2, 1])
        // One half that nothing answers, or both by the same, leaves the whole.
        #expect(try await places(Self.both, whole.merging(["where do I go fishing?": Self.bay]) { $1 })?.first == 1)
        #expect(
            try await places(Self.both, whole.merging(Self.halves.mapValues { _ in Self.bay }) { $1 })?.first == 1)
    }

    @Test func `a question for one thing has no halves`() {
        #expect(WeighedQuestion(Self.both).halves.count == 2)
        #expect(WeighedQuestion("Where does my friend live?").halves.isEmpty)
        #expect(WeighedQuestion("My cat is ill. Who is the vet? He was nice.").halves.isEmpty)
    }

    @Test func `the sentence that asks is told from those around it`() {
        let question = WeighedQuestion("My bike was stolen. What is the frame number? I'm at the police.")
        #expect(question.asking.hasPrefix("What is the frame number"))
        #expect(question.sentences.count == 3)
        #expect(WeighedQuestion("wifi name pls").asking == "wifi name pls")
    }

    @Test func `a text is weighed by as many numbers as there are weights`() {
        let vectors = TextVectors(["a?": [1, 0], "b": [0.6, 0.8]])
        let rows = AnswerFeatures(WeighedQuestion("a?"), texts: ["b"], vectors: vectors, verdict: .nothing).rows
        #expect(rows.map(\.count) == [AnswerFeatures.count(width: 2)])
        // Near in meaning by the cosine, and the products and distances of the vectors' numbers at the end.
        #expect(rows.first?.first == 0.6)
        #expect(rows.first?.suffix(4) == [0.6, 0, 1 - 0.6, 0.8])
        #expect(AnswerWeights.facts.logOdds(Array(repeating: 0, count: 3)) == -.infinity)
        let whole = Array(repeating: Float(0), count: AnswerFeatures.count(width: 512))
        #expect(AnswerWeights.facts.logOdds(whole).isFinite)
        #expect(AnswerWeights.told.logOdds(whole).isFinite)
    }

    @Test func `weights are read as thousandths and hundredths`() {
        let plain = Array(repeating: "0", count: AnswerFeatures.plainCount).joined(separator: " ")
        let weights = AnswerWeights("1000 \(plain) 200")
        let row = Array(repeating: Float(0), count: AnswerFeatures.plainCount)
        #expect(weights.logOdds(row + [0]) == 1)
        #expect(weights.logOdds(row + [-0.5]) == 0)
    }

    @Test func `a text that says only what the question takes for granted is told from one that answers`() {
        func isEchoed(_ message: String, _ fact: String) -> Bool {
            WeighedQuestion(message).isLeftOpen(by: WeighedText(fact, .standard))
        }
        let son = "The user's son Henrik is visiting on a Sunday."
        #expect(isEchoed("Which Sunday is it that my son is visiting?", son))
        #expect(!isEchoed("What is my son called, who is visiting on Sunday?", son))
        #expect(!isEchoed("Is my son visiting on Sunday?", son))
        #expect(
            isEchoed("what was the recipe my mother-in-law gave me", "The user's mother-in-law gave the user a recipe.")
        )
        #expect(!isEchoed("what was the recipe my mother-in-law gave me", "The mother-in-law's recipe is for kimchi."))
        #expect(isEchoed("hey whats the name of my sisters dog", "The user's sister Aiko has a dog."))
        #expect(!isEchoed("what's my sister's name", "The user's sister Aiko has a dog."))
        #expect(isEchoed("what's my wife's middle name", "The user's wife is named Siobhan."))
        #expect(!isEchoed("When does the lease end?", "The user's lease ends in May."))
        #expect(!isEchoed("Is it Dev or Anil who's allergic to shellfish?", "Anil is allergic to shellfish."))
    }

    @Test func `a text that holds no colour or number where one is asked for cannot answer`() {
        func isLeftOpen(_ message: String, _ fact: String) -> Bool {
            WeighedQuestion(message).isLeftOpen(by: WeighedText(fact, .standard))
        }
        #expect(isLeftOpen("hey what colour is my car", "The user's car is from Honda."))
        #expect(!isLeftOpen("hey what colour is my car", "The user drives a dark red Honda."))
        #expect(isLeftOpen("How much do I weigh?", "The user weighs himself on Sundays."))
        #expect(!isLeftOpen("How much do I weigh?", "The user weighs seventy kilos."))
        #expect(isLeftOpen("What date is the gas bill due?", "The user's gas bill comes from Vattenfall."))
        #expect(!isLeftOpen("What date is the gas bill due?", "The user's gas bill is due on the 4th."))
    }

    @Test func `what the rules chose, and that a date is there, is told apart`() {
        let texts = ["The user's flight leaves on 3 March.", "The user likes tea."]
        let chosen = row("When does my flight leave?", texts, .chosen([0], isSure: true))
        let silent = row("When does my flight leave?", texts, .silent)
        #expect(chosen[0] != silent[0])
        #expect(silent[0] != silent[1])
        #expect(chosen[0] == row("When does my flight leave?", texts, .chosen([0], isSure: true))[0])
    }
}
