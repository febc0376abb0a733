/// Follows one answer through its grammar and determines which tokens may come next.
///
/// A token is allowed if the grammar can continue after its bytes, and if the rest of the token limit still suffices to
/// end the answer byte by byte. So every answer ends within the limit.
///
/// If few bytes may follow (structure, numbers, fixed names), the allowed tokens are found in the tree of the
/// vocabulary and cached by state; inside free text, where most of the vocabulary is allowed, the sampler checks single
/// tokens, most likely first. The idea of cached masks is from XGrammar (Dong et al., 2024).
struct ShapeMatcher {
    /// States after which more different bytes may follow count as free text.
    private static let fewBytes = 72
    /// Maximum number of cached tokens.
    private static let mostRemembered = 2_000_000

    private struct Follower {
        let token: TokenID
        /// Minimum bytes to the end after the token.
        let cost: Int32
    }

    private let vocabulary: ShapeVocabulary
    private let automaton: ShapeAutomaton
    private var state: ShapeAutomaton.State
    private var followers: [ShapeAutomaton.State: [Follower]] = [:]
    private var rememberedCount = 0
    private let ends: [TokenID]
    /// Tokens that may still be generated.
    private var budget: Int

    /// Starts an answer.
    ///
    /// - Parameters:
    ///   - ends: tokens that end a reply.
    ///   - budget: maximum number of tokens in the answer.
    /// - Throws: `EngineError` (invalidShape) if the shortest answer might not fit.
    init(
        _ grammar: ShapeGrammar, _ vocabulary: ShapeVocabulary, ends: Set<TokenID>, budget: Int
    ) throws(EngineError) {
        guard grammar.smallest <= budget else {
            throw EngineError(
                .invalidShape,
                "the shortest answer of this shape has \(grammar.smallest) bytes, and there is room for \(max(0, budget)) tokens: raise the token limit or the context"
            )
        }
        self.vocabulary = vocabulary
        self.ends = ends.sorted()
        self.budget = budget
        automaton = ShapeAutomaton(grammar.program)
        state = automaton.start()
    }

    /// Whether the answer is complete and nothing can follow.
    var isComplete: Bool { automaton.isAccepting(state) && (budget == 0 || automaton.firstBytes(state).isEmpty) }

    /// Advances by the chosen token; one that ends the reply leaves the state in the grammar unchanged.
    mutating func accept(_ token: TokenID) {
        for byte in vocabulary.pieces[token] where state != ShapeAutomaton.dead { state = automaton.step(state, byte) }
        budget -= 1
        if automaton.trim(keeping: &state) {
            followers.removeAll()
            rememberedCount = 0
        }
    }

    /// Whether a token is allowed next.
    func allows(_ token: TokenID) -> Bool {
        vocabulary.pieces.withPiece(token) { piece in
            if piece.isEmpty { return automaton.isAccepting(state) && ends.contains(token) }
            var next = state
            for byte in piece {
                next = automaton.step(next, byte)
                if next == ShapeAutomaton.dead { return false }
            }
            return automaton.cost(next) < budget
        }
    }

    /// All tokens allowed next, if few bytes may follow; `nil` in free text.
    mutating func few() -> [TokenID]? {
        automaton.firstBytes(state).count <= Self.fewBytes ? all() : nil
    }

    /// All tokens allowed next.
    mutating func all() -> [TokenID] {
        let known = followers[state] ?? find()
        var result: [TokenID] = []
        result.reserveCapacity(known.count + ends.count)
        for follower in known where Int(follower.cost) < budget { result.append(follower.token) }
        if automaton.isAccepting(state) { result += ends }
        return result
    }

    /// Walks the tree of the vocabulary as far as the grammar allows.
    private mutating func find() -> [Follower] {
        var found: [Follower] = []
        var path = [ShapeAutomaton.State](repeating: state, count: vocabulary.deepest + 1)
        var node = 0
        while node < vocabulary.bytes.count {
            let depth = Int(vocabulary.depths[node])
            let next = automaton.step(path[depth], vocabulary.bytes[node])
            guard next != ShapeAutomaton.dead else {
                node = Int(vocabulary.ends[node])
                continue
            }
            path[depth + 1] = next
            let own = Int(vocabulary.firstTokens[node])..<Int(vocabulary.firstTokens[node + 1])
            if !own.isEmpty {
                let cost = Int32(automaton.cost(next))
                for index in own { found.append(Follower(token: vocabulary.tokens[index], cost: cost)) }
            }
            node += 1
        }
        if rememberedCount + found.count > Self.mostRemembered {
            followers.removeAll()
            rememberedCount = 0
        }
        followers[state] = found
        rememberedCount += found.count
        return found
    }
}
