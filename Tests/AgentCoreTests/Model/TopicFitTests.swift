import Testing

@testable import AgentCore

struct TopicFitTests {
    private func topic(_ chance: Double, _ nearness: Double, tone: Tone = .sad) -> Topic {
        Topic(
            name: "a topic", tone: tone, group: "day", replies: ["Oh."], chance: chance, toneChance: chance,
            nearness: nearness)
    }

    private func fit(_ topic: Topic, tones: [Tone: Double] = [.sad: 0.9, .plain: 0.1]) -> Double {
        TopicFit.standard.chance(0, of: [topic], tones: tones, isTalk: 0.9, in: (.unknown, 8, true))
    }

    @Test func `a likelier and closer topic makes its reply fit better`() {
        #expect(fit(topic(0.9, 0.7)) > fit(topic(0.3, 0.7)))
        #expect(fit(topic(0.5, 0.8)) > fit(topic(0.5, 0.4)))
    }

    @Test func `a reply to bad news fits good news less, and may be ruled out`() {
        let glad: [Tone: Double] = [.glad: 0.99, .sad: 0.01]
        #expect(fit(topic(0.5, 0.6)) > fit(topic(0.5, 0.6), tones: glad))
        #expect(!Tone.sad.isPossible(in: glad) && Tone.sad.isPossible(in: [.sad: 0.9, .plain: 0.1]))
    }

    @Test func `the least likely fit is still above zero`() {
        let chance = fit(topic(0, -1), tones: [:])
        #expect(chance > 0 && chance < 0.05)
    }
}
