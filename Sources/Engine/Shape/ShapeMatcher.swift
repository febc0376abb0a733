/// Follows one answer through its grammar and says which tokens may come next.
///
/// A token may come where the grammar goes on after its bytes, and where what is left of the token limit still
/// suffices to end the answer byte by byte. So every answer ends in time.
///
/// Where few bytes may follow (structure, numbers, fixed names) the tokens are found by the tree of the vocabulary and
/// remembered with the automaton's state; inside free text, where most of the vocabulary may follow, the sampler asks
/// for single tokens, the likeliest first. The idea of remembered masks is that of XGrammar (Dong et al., 2024).
struct ShapeMatcher {
    /// States after which more first bytes may follow than this count as free text.
    private static let fewBytes = 72
    /// Tokens remembered at most.
    private static let mostRemembered = 2_000_000

    private struct Follower {
        let token: TokenID
        /// Fewest bytes to the end after the token.
        let cost: Int32
    }

    private let vocabulary: ShapeVocabulary
    private let automaton: ShapeAutomaton
    private var state: ShapeAutomaton.State
    private var followers: [ShapeAutomaton.State: [Follower]] = [:]
    private var rememberedCount = 0
    private let ends: [TokenID]
    /// Tokens that may still be chosen.
    private var budget: Int

    /// An answer that has not begun.
    ///
    /// - Parameters:
    ///   - ends: tokens that end a reply.
    ///   - budget: tokens that the answer may have.
    /// - Throws: `EngineError` (invalidShape) where the shortest answer might not fit.
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

    /// Notes the token that was chosen; one that ends the reply changes nothing.
    mutating func accept(_ token: TokenID) {
        for byte in vocabulary.pieces[token] where state != ShapeAutomaton.dead { state = automaton.step(state, byte) }
        budget -= 1
        if automaton.trim(keeping: &state) {
            followers.removeAll()
            rememberedCount = 0
        }
    }

    /// Whether a token may come next.
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

    /// All tokens that may come next, where they are few; `nil` in free text.
    mutating func few() -> [TokenID]? {
        automaton.firstBytes(state).count <= Self.fewBytes ? all() : nil
    }

    /// All tokens that may come next.
    mutating func all() -> [TokenID] {
        let known = followers[state] ?? find()
        var result: [TokenID] = []
        result.reserveCapacity(known.count + ends.count)
        for follower in known where Int(follower.cost) < budget { result.append(follower.token) }
        if automaton.isAccepting(state) { result += ends }
        return result
    }

    /// Walks the tree of the vocabulary as far as the grammar goes.
    private mutating func find() -> [Follower] {
        var found: [Follower] = []
        var path = [ShapeAutomaton.State](repeating: state, count: vocabulary.deepest + 1)
        var place = 0
        while place < vocabulary.bytes.count {
            let depth = Int(vocabulary.depths[place])
            let next = automaton.step(path[depth], vocabulary.bytes[place])
            guard next != ShapeAutomaton.dead else {
                place = Int(vocabulary.ends[place])
                continue
            }
            path[depth + 1] = next
            let own = Int(vocabulary.firstTokens[place])..<Int(vocabulary.firstTokens[place + 1])
            if !own.isEmpty {
                let cost = Int32(automaton.cost(next))
                for index in own { found.append(Follower(token: vocabulary.tokens[index], cost: cost)) }
            }
            place += 1
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
