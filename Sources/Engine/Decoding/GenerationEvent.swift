/// What a generation yields: reasoning, text and calls as they are made, then exactly one end.
public enum GenerationEvent: Sendable, Hashable {
    /// Whole characters, never empty.
    case text(String)
    /// The model's reasoning; only from servers that report it separately.
    case reasoning(String)
    /// A tool call; only if the request named tools.
    case call(GeneratedCall)
    /// The reply is over.
    case end(GenerationEnd, GenerationUsage)
}

/// A tool call as the model wrote it, not checked against the available tools.
public struct GeneratedCall: Sendable, Hashable {
    /// Links the result to the call; unique within a reply.
    public let id: String
    /// The tool's name.
    public let name: String
    /// A JSON object, if the model followed its instructions.
    public let arguments: String

    /// Makes a call.
    public init(id: String, name: String, arguments: String) {
        self.id = id
        self.name = name
        self.arguments = arguments
    }
}

/// Why a generation ended.
public enum GenerationEnd: Sendable, Hashable {
    /// The model was done, or a stop text came.
    case stop
    /// The token limit was reached.
    case length
    /// It was cancelled.
    case interrupted
    /// The context was full.
    case context
}

/// What a generation cost.
public struct GenerationUsage: Sendable, Hashable {
    /// Tokens in the whole prompt.
    public var promptTokens = 0
    /// Prompt tokens that were still in the cache.
    public var cachedTokens = 0
    /// Tokens generated, not counting the one that ended the reply.
    public var completionTokens = 0
    /// From the first call to the first sampled token.
    public var promptTime = Duration.zero
    /// From the first sampled token to the end.
    public var completionTime = Duration.zero

    /// All zero.
    public init() {}
}

/// The prompt, sampling and limits of a generation.
public struct GenerationRequest: Sendable {
    /// The prompt's tokens, at least one.
    public var prompt: [TokenID]
    /// How tokens are chosen.
    public var sampling: SamplingOptions
    /// At most this many tokens are generated; 0 evaluates the prompt and nothing more.
    public var maxTokens: Int
    /// Texts that end the reply; they are not part of it. Ignored within a shape, whose answer they would cut off.
    public var stop: [String]
    /// Restricts the reply from its first token on.
    public var shape: Shape?

    /// A shape and the vocabulary to write it with.
    public struct Shape: Sendable {
        let grammar: ShapeGrammar
        let vocabulary: ShapeVocabulary

        /// A shape for the model of this vocabulary.
        public init(_ grammar: ShapeGrammar, _ vocabulary: ShapeVocabulary) {
            self.grammar = grammar
            self.vocabulary = vocabulary
        }
    }

    /// Makes a request.
    public init(
        prompt: [TokenID], sampling: SamplingOptions, maxTokens: Int, stop: [String] = [], shape: Shape? = nil
    ) {
        self.shape = shape
        self.prompt = prompt
        self.sampling = sampling
        self.maxTokens = maxTokens
        self.stop = stop
    }
}
