import AgentCore
import Engine
import Testing

@testable import EngineAdapter

@Suite struct SamplingChoiceTests {
    @Test(arguments: [
        (Float?.none, Float?.none, GenerationOptions.defaultTemperature), (nil, 0.3, 0.3), (0.9, 0.3, 0.9), (0, 0.3, 0),
    ])
    func `the user's temperature goes before the file's, and that before the default`(
        asked: Float?, recommended: Float?, used: Float
    ) {
        var options = GenerationOptions()
        options.temperature = asked
        let file = RecommendedSampling(temperature: recommended)
        #expect(SamplingOptions(options, recommended: file).temperature == used)
    }
}
