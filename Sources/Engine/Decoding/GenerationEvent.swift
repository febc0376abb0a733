/// What a generation yields: reasoning and text as they are made, then exactly one end.
public enum GenerationEvent: Sendable, Hashable {
    /// Whole characters, never half of one, never empty.
    case text(String)
    /// What the model wrote for itself; only where a server tells it from the text.
    case reasoning(String)
    /// A call of a tool; only where the request named tools.
    case call(GeneratedCall)
    /// The reply is over.
    case end(GenerationEnd, GenerationUsage)
}

/// A call of a tool as a model wrote it; nothing in it is checked against the tools there are.
public struct GeneratedCall: Sendable, Hashable {
    /// Ties the result to the call; no two calls of one reply have the same.
    public let id: String
    /// The tool's name.
    public let name: String
    /// A JSON object, where the model did as it was told.
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
    /// Prompt tokens whose state was still in the cache.
    public var cachedTokens = 0
    /// Tokens generated, the one that ended the reply not counted.
    public var completionTokens = 0
    /// From the first call to the first token chosen.
    public var promptTime = Duration.zero
    /// From the first token chosen to the end.
    public var completionTime = Duration.zero

    /// Nothing yet.
    public init() {}
}

/// What a generation starts from and when it ends.
public struct GenerationRequest: Sendable {
    /// The prompt's tokens, at least one.
    public var prompt: [TokenID]
    /// How tokens are chosen.
    public var sampling: SamplingOptions
    /// At most this many tokens are generated; 0 evaluates the prompt and nothing more.
    public var maxTokens: Int
    /// Texts that end the reply; they are not part of it. Within a shape they are not looked for: the answer would be
    /// cut off.
    public var stop: [String]
    /// What the reply is kept to, from its first token on.
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
