import AgentCore
import Foundation
import TestKit
import Testing

@testable import EngineAdapter

/// Adapters that a request chooses, over a model that says the alphabet.
@Suite struct RequestAdapterTests {
    private func said(_ model: NativeLanguageModel, _ adapters: [ModelAdapter]?) async throws -> String {
        try await model.complete(
            ModelRequest(
                messages: [ChatMessage(.user, "Hi")], options: .likeliest(maxTokens: 3), adapters: adapters))
    }

    @Test func `a request's adapters take the place of those the model was opened with, one request after another`()
        async throws
    {
        let folder = try TemporaryDirectory()
        let file = folder.url.appending(path: "alphabet.gguf")
        try AlphabetModel.write(to: file)
        let adapters = try ["q", "x"].map { (letter: Character) in
            let path = folder.url.appending(path: "\(letter).gguf")
            try AlphabetModel.writeAdapter(to: path, saying: letter)
            return ModelAdapter(path: path.path(percentEncoded: false))
        }
        let path = file.path(percentEncoded: false)
        let model = NativeLanguageModel(
            path: path, identity: ModelIdentity(name: "alphabet", location: path),
            adapters: [adapters[0]])
        #expect(try await said(model, nil) == "qqq")
        #expect(try await said(model, [adapters[1]]) == "xxx")
        #expect(try await said(model, []) == "abc")
        #expect(try await said(model, nil) == "qqq")
        await #expect(throws: ModelError.self) { try await said(model, [ModelAdapter(path: "/nowhere.gguf")]) }
        #expect(try await said(model, [adapters[1]]) == "xxx")
    }
}
