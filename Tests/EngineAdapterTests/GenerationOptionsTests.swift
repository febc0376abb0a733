import AgentCore
import Engine
import Foundation
import TestKit
import Testing

@testable import EngineAdapter

@Suite struct GenerationOptionsTests {
    @Test(arguments: [
        (Float?.none, Float?.none, GenerationOptions.defaultTemperature), (nil, 0.3, 0.3), (0.9, 0.3, 0.9), (0, 0.3, 0),
    ])
    func `the user's temperature goes before the file's, and that before the default`(
        asked: Float?, recommended: Float?, used: Float
    ) {
        var options = GenerationOptions()
        options.temperature = asked
        var file = GenerationOptions()
        file.temperature = recommended
        #expect(SamplingOptions(options.over(file)).temperature == used)
    }

    @Test func `what the program parses is the likeliest text, whatever a file recommends`() {
        var file = GenerationOptions()
        (file.temperature, file.repetitionPenalty) = (0.9, 1.3)
        let sampling = SamplingOptions(GenerationOptions.likeliest(maxTokens: 8).over(file))
        #expect(sampling.temperature == 0 && sampling.repetitionPenalty == 1)
    }

    @Test func `a directory's generation config recommends what it says, as far as it makes sense`() throws {
        let directory = try TemporaryDirectory()
        try AlphabetModel.write(directory: directory.url)
        let path = directory.url.path(percentEncoded: false)
        let recommended = GenerationOptions(recommendedBy: [try ModelFiles.open(path: path).metadata])
        var expected = GenerationOptions()
        (expected.temperature, expected.topK) = (0.6, 20)
        #expect(recommended == expected)
        var options = GenerationOptions()
        #expect(SamplingOptions(options.over(recommended)).topK == 20)
        #expect(SamplingOptions(options.over(recommended)).topP == GenerationOptions.defaultTopP)
        options.topK = 7
        #expect(SamplingOptions(options.over(recommended)).topK == 7)
    }

    @Test func `what an adapter recommends goes before what its model does`() throws {
        let directory = try TemporaryDirectory()
        let base = directory.url.appending(path: "base.gguf")
        let adapter = directory.url.appending(path: "adapter.gguf")
        try AlphabetModel.write(to: base)
        try AlphabetModel.writeAdapter(to: adapter, saying: "q", temperature: 0.2)
        let own = ModelAdapter(path: adapter.path)
        let runtime = try ModelRuntime.load(path: base.path, limits: ModelLimits(), adapters: [own]) { _ in }
        #expect(try runtime.adapted[[own]].recommended.temperature == 0.2)
        #expect(try runtime.adapted[[]].recommended.temperature == nil)
    }
}
