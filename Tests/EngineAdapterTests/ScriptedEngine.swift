import AgentCore
import Engine
import Synchronization

@testable import EngineAdapter

/// What a scripted decoder says, shared with the test that listens.
final class Script: Sendable {
    private struct State {
        var texts: [[UInt8]] = []
        var loads = 0
        var prompts: [String] = []
    }

    private let state = Mutex(State())

    /// Says these texts, one a generation.
    init(_ texts: [String]) { state.withLock { $0.texts = texts.map { Array($0.utf8) } } }

    /// How often a model was loaded.
    var loads: Int { state.withLock { $0.loads } }
    /// What was evaluated in calls of more than one token.
    var prompts: [String] { state.withLock { $0.prompts } }

    func countLoad() { state.withLock { $0.loads += 1 } }

    func note(_ tokens: [TokenID]) {
        guard tokens.count > 1 else { return }
        state.withLock { $0.prompts.append(String(decoding: tokens.map { UInt8(clamping: $0) }, as: UTF8.self)) }
    }

    /// The next token: a byte, or the end of generation after the last of a text.
    func next() -> TokenID {
        state.withLock { state in
            guard let first = state.texts.first else { return 256 }
            if first.isEmpty {
                state.texts.removeFirst()
                return 256
            }
            return TokenID(state.texts[0].removeFirst())
        }
    }

    /// A model that says the script.
    func model(contextLength: Int = 500, template: String = ChatFormats.chatML) -> NativeLanguageModel {
        NativeLanguageModel(identity: Self.identity, clock: .system) { _ throws(EngineError) in
            self.countLoad()
            return ModelRuntime(
                tokenizer: ByteTokenizer(),
                contextLength: contextLength,
                adapted: AdaptedModels { _ in
                    AdaptedModel(
                        format: PlainFormat(template: template), recommended: GenerationOptions(),
                        context: CachedContext(ScriptedDecoder(self, contextLength: contextLength)))
                })
        }
    }

    static let identity = ModelIdentity(name: "scripted", location: "nowhere")
}

/// A decoder that prefers what its script says next.
final class ScriptedDecoder: CausalDecoder {
    let contextLength: Int
    let vocabularySize = 257
    private(set) var position = 0
    private let script: Script
    private var logits: [Float] = []

    init(_ script: Script, contextLength: Int) {
        self.script = script
        self.contextLength = contextLength
    }

    func truncate(to position: Int) { self.position = position }

    func evaluate(_ tokens: [TokenID], shouldStop: () -> Bool) throws(EngineError) -> Bool {
        script.note(tokens)
        position += tokens.count
        return true
    }

    func withLogits<Result>(_ body: (UnsafeMutableBufferPointer<Float>) throws -> Result) rethrows -> Result {
        logits = Array(repeating: 0, count: vocabularySize)
        logits[Int(script.next())] = 90
        return try logits.withUnsafeMutableBufferPointer { try body($0) }
    }
}

/// A token for every byte and one that ends a reply.
struct ByteTokenizer: Tokenizer {
    var vocabularySize: Int { 257 }
    var endOfGeneration: Set<TokenID> { [256] }
    var beginToken: TokenID? { nil }

    func encode(_ text: String, addSpecial: Bool, parseSpecial: Bool) -> [TokenID] { text.utf8.map { TokenID($0) } }
    func bytes(of token: TokenID) -> [UInt8] { UInt8(exactly: token).map { [$0] } ?? [] }
}

/// A template over bytes; ChatML unless another is given.
struct PlainFormat: ChatFormat {
    var template = ChatFormats.chatML
    var name: String { "plain" }
    var source: String { template }

    func render(_ turns: [ChatTurn], _ options: ChatFormatOptions) throws(EngineError) -> RenderedPrompt {
        let vocabulary = TokenizerVocabulary(source: "plain", model: "gpt2", tokens: [Array("x".utf8)])
        return try ChatTemplate(template, vocabulary).render(turns, options)
    }
}
