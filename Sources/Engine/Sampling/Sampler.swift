import Foundation

/// Chooses the next token from logits.
///
/// The steps, in this order: repetition penalty, top-k, top-p, min-p, temperature, draw. Top-p counts the probabilities
/// of what top-k left, at temperature 1; min-p compares with the most likely token, so its place among these three does
/// not matter. The repetition penalty applies to tokens that this sampler chose, not to those of the prompt. Of equal
/// logits, the lower id counts as more likely.
public struct Sampler: Sendable {
    /// The settings.
    public let options: SamplingOptions

    private var random: SplitMix64
    private var recent: [TokenID] = []

    /// A sampler at the start of a reply.
    public init(_ options: SamplingOptions) {
        self.options = options
        random = SplitMix64(seed: options.seed)
    }

    /// Chooses a token and records it for the repetition penalty. Changes the logits.
    ///
    /// - Throws: `EngineError.malformed` if a logit is NaN or plus infinity, or all are minus infinity: the weights are
    ///   damaged. Single logits of minus infinity are not an error: those tokens are never chosen.
    public mutating func next(_ logits: UnsafeMutableBufferPointer<Float>) throws(EngineError) -> TokenID {
        penalize(logits)
        return try choose(logits)
    }

    /// As above, among the tokens that a shape allows: all others count as if their logits were minus infinity.
    mutating func next(
        _ logits: UnsafeMutableBufferPointer<Float>, within shape: inout ShapeMatcher
    ) throws(EngineError) -> TokenID {
        penalize(logits)
        if let few = shape.few() {
            Self.keep(few, in: logits)
        } else if options.temperature <= 0 || options.topK > 0 && options.topK < logits.count {
            // At most this many tokens can be chosen, so the rest of the vocabulary need not be checked.
            let count = options.temperature <= 0 ? 1 : options.topK
            Self.keep(Self.top(count, of: logits) { shape.allows($0) }.map(\.token), in: logits)
        } else {
            Self.keep(shape.all(), in: logits)
        }
        return try choose(logits)
    }

    private mutating func choose(_ logits: UnsafeMutableBufferPointer<Float>) throws(EngineError) -> TokenID {
        let best = try Self.best(of: logits)
        let token: TokenID
        if options.temperature <= 0 {
            token = best.token
        } else if let candidates = candidates(logits, best: best) {
            token = draw(from: candidates, best: best)
        } else {
            token = draw(from: logits, best: best)
        }
        remember(token)
        return token
    }

    /// The tokens that top-k, top-p and min-p leave, most likely first if top-k or top-p ordered them; `nil` if they
    /// leave all tokens.
    func candidates(_ logits: UnsafeMutableBufferPointer<Float>, best: Candidate) -> [Candidate]? {
        let floor = options.minP > 0 ? Double(best.logit) + log(Double(min(options.minP, 1))) : -.infinity
        let isFew = options.topK > 0 && options.topK < logits.count
        guard isFew || options.topP < 1 || options.minP > 0 else { return nil }
        if isFew {
            let top = Self.top(options.topK, of: logits) { _ in true }
            let total = options.topP < 1 ? Self.total(top.lazy.map(\.logit), best: best) : 0
            return nucleus(top.lazy.filter { Double($0.logit) >= floor }, total: total)
        }
        guard options.topP < 1 else { return Self.kept(logits, from: floor) }
        // Tokens below an equal share of the weight outside top-p are dropped: together they weigh less than that.
        let total = Self.total(logits, best: best)
        let share = (1 - Double(max(options.topP, 0))) * total / Double(logits.count)
        let least = max(floor, Double(best.logit) + log(share * 0.999))
        var queue = BinaryHeap(Self.kept(logits, from: least).map(Candidate.BestFirst.init))
        let ordered = sequence(state: ()) { _ in queue.pop()?.candidate }
        return nucleus(ordered, total: total)
    }

    private static func kept(_ logits: UnsafeMutableBufferPointer<Float>, from floor: Double) -> [Candidate] {
        logits.indices.lazy.filter { Double(logits[$0]) >= floor }
            .map { Candidate(token: TokenID($0), logit: logits[$0]) }
    }

    /// The most likely token.
    static func best(of logits: UnsafeMutableBufferPointer<Float>) throws(EngineError) -> Candidate {
        var best = -Float.infinity
        var bestIndex = -1
        for (index, logit) in logits.enumerated() where !(logit <= best) {  // True for NaN, too.
            best = logit
            bestIndex = index
            guard logit < .infinity else { break }
        }
        guard bestIndex >= 0, best < .infinity else {
            throw EngineError(.malformed, "the model's output is not a number: its file may be damaged")
        }
        return Candidate(token: TokenID(bestIndex), logit: best)
    }
}

extension Sampler {
    private func penalize(_ logits: UnsafeMutableBufferPointer<Float>) {
        guard options.repetitionPenalty != 1, options.repetitionPenalty > 0 else { return }
        for token in Set(recent) where logits.indices.contains(Int(token)) {
            let logit = logits[Int(token)]
            logits[Int(token)] = logit > 0 ? logit / options.repetitionPenalty : logit * options.repetitionPenalty
        }
    }

    private mutating func remember(_ token: TokenID) {
        guard options.repetitionPenalty != 1, options.penaltyWindow > 0 else { return }
        recent.append(token)
        if recent.count > options.penaltyWindow { recent.removeFirst() }
    }

    /// The `count` most likely allowed tokens, in order, by a queue of that length over all logits.
    private static func top(
        _ count: Int, of logits: UnsafeMutableBufferPointer<Float>, where isAllowed: (TokenID) -> Bool
    ) -> [Candidate] {
        var first: [Candidate] = []
        var index = 0
        while index < logits.count, first.count < count {
            if isAllowed(TokenID(index)) { first.append(Candidate(token: TokenID(index), logit: logits[index])) }
            index += 1
        }
        var queue = BinaryHeap(first)
        var worst = queue.first?.logit ?? 0
        for index in index..<logits.count where logits[index] > worst && isAllowed(TokenID(index)) {
            queue.replaceFirst(with: Candidate(token: TokenID(index), logit: logits[index]))
            worst = queue.first?.logit ?? worst
        }
        var result: [Candidate] = []
        while let candidate = queue.pop() { result.append(candidate) }
        return result.reversed()
    }

    /// Keeps the logits of some tokens and sets all others to minus infinity. If the model rules out all kept tokens,
    /// they become equally likely.
    private static func keep(_ tokens: [TokenID], in logits: UnsafeMutableBufferPointer<Float>) {
        let kept = tokens.filter { logits.indices.contains(Int($0)) }
        let values = kept.map { logits[Int($0)] }
        let isHopeless = values.allSatisfy { $0 == -.infinity }
        logits.update(repeating: -.infinity)
        for (token, value) in zip(kept, values) { logits[Int(token)] = isHopeless ? 0 : value }
    }

    /// The first candidates whose probabilities add up to top-p.
    private func nucleus(_ ordered: some Sequence<Candidate>, total: Double) -> [Candidate] {
        guard options.topP < 1 else { return Array(ordered) }
        var result: [Candidate] = []
        var sum = 0.0
        let limit = Double(options.topP) * total
        var best: Float?
        for candidate in ordered {
            let reference = best ?? candidate.logit
            best = reference
            result.append(candidate)
            sum += exp(Double(candidate.logit) - Double(reference))
            if sum >= limit { break }
        }
        return result
    }

    /// The sum of all weights, where the most likely token weighs 1.
    private static func total(_ logits: some Sequence<Float>, best: Candidate) -> Double {
        logits.reduce(0) { $0 + exp(Double($1) - Double(best.logit)) }
    }

    private func weight(_ logit: Float, best: Candidate) -> Double {
        exp((Double(logit) - Double(best.logit)) / Double(options.temperature))
    }

    private mutating func draw(from candidates: [Candidate], best: Candidate) -> TokenID {
        let weights = candidates.map { weight($0.logit, best: best) }
        var rest = random.nextUnit() * weights.reduce(0, +)
        for (candidate, weight) in zip(candidates, weights) {
            rest -= weight
            if rest < 0 { return candidate.token }
        }
        return best.token
    }

    private mutating func draw(from logits: UnsafeMutableBufferPointer<Float>, best: Candidate) -> TokenID {
        var rest = random.nextUnit() * logits.reduce(0) { $0 + weight($1, best: best) }
        for (index, logit) in logits.enumerated() {
            rest -= weight(logit, best: best)
            if rest < 0 { return TokenID(index) }
        }
        return best.token
    }
}
