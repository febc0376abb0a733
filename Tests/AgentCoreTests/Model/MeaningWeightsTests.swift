import Testing

@testable import AgentCore

struct MeaningWeightsTests {
    private let weights = MeaningWeights<Tone>("glad 0 100 0\nsad 0 0 100\nplain 50 0 0")

    @Test func `the label whose weights fit the vector is likeliest, and all sum to one`() {
        let chances = weights.chances([3, 0])
        #expect(chances.max { $0.value < $1.value }?.key == .glad)
        #expect(abs(chances.values.reduce(0, +) - 1) < 1e-9)
        #expect(weights.chances([0, 0]).max { $0.value < $1.value }?.key == .plain)
    }

    @Test func `vectors of another size give no prediction`() {
        #expect(weights.chances([1, 2, 3]).isEmpty)
        #expect(MeaningWeights<Tone>("").chances([]).isEmpty)
    }

    @Test func `the bundled weights have every label`() {
        let vector = [Float](repeating: 0, count: 512)
        #expect(Set(ScopeWeights.standard.chances(vector).keys) == Set(RequestKind.allCases))
        #expect(Set(ToneWeights.standard.chances(vector).keys) == Set(Tone.allCases))
        #expect(Set(UrgencyWeights.standard.chances(vector).keys) == Set(Urgency.allCases))
    }
}
