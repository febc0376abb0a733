import SwiftTools

/// Reads examples in plain words whose values are named like what a call takes: `With a free time of 15 minutes, a stay of 15 minutes
/// costs 0 and a stay of 16 minutes costs 250` of `fee(forMinutes:)` on what `init(hourlyRate:graceMinutes:)` makes.
///
/// Each value goes where its neighbouring words say, by the parameters' names and comments; where more than one way is as good, nothing is read.
struct AlignedExampleReader: LawReader {
    let calls: LawCalls

    private static let doubts: Set<String> = ["not", "never", "unless", "except", "instead", "unlike", "may", "might"]
    /// How much a word of a name counts beside a value, the nearer the more, a word of a comment, and that a value before it in the same words
    /// went there.
    private static let weights = (name: [3.0, 2.5, 2.0], comment: 1.0, again: 1.0)
    /// What an initializer gets where nothing is said of it; a result that depends on it tells nothing.
    private static let fillers = ("1000", "4000")
    private static let mostGiven = 5

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role, _ comment: [DocumentationSentence]
    ) -> [DocumentedExpectation] {
        let symbol = calls.context.symbol
        guard [.discussion, .returns].contains(role), !symbol.isMutating, !symbol.isAsync,
            let result = calls.shape.result,
            [.function, .method, .property, .typeMethod].contains(symbol.kind), !calls.context.isExtension || isPlain
        else { return [] }
        let reader = ExampleClaims(symbol: symbol, module: calls.context.module, result: result)
        let claims = claims(of: sentence, reader)
        guard !claims.isEmpty else { return [] }
        // What the sentences right before name holds still.
        let place = comment.firstIndex(of: sentence) ?? 0
        let before = comment[..<place].reversed().lazy.map { self.claims(of: $0, reader) }.prefix { !$0.isEmpty }
        for call in ExampleCall.all(calls) {
            let made = promises(before.reversed().flatMap(\.self) + claims, call, sentence.text)
            if !made.isEmpty { return made.suffix(claims.count) }
        }
        return []
    }

    private func claims(of sentence: DocumentationSentence, _ reader: ExampleClaims) -> [ExampleClaim] {
        sentence.tokens.contains { $0.isWord(Self.doubts) } ? [] : reader.claims(of: sentence)
    }

    /// Whether it extends a type whose values are written plainly.
    private var isPlain: Bool {
        guard let type = calls.shape.slots.first?.type, calls.shape.slots[0].isReceiver else { return false }
        return !type.isOther
    }

    /// The promises of all claims; none where a single one does not come out.
    private func promises(_ claims: [ExampleClaim], _ call: ExampleCall, _ quote: String) -> [DocumentedExpectation] {
        var values: [Int: ExampleValue] = [:]
        var receiver: ExampleValue?
        var promises: [DocumentedExpectation] = []
        for claim in claims {
            var given = Self.listed(claim.given, for: call)
            let before = receiver
            if let type = call.receiver, let place = given.firstIndex(where: { $0.kind != .number && $0.fits(type) }) {
                receiver = given.remove(at: place)
            }
            // Of seven values a call is not told that they are seven.
            given.removeAll { value in value.isSpelled && call.slots.allSatisfy { score(value, $0) == 0 } }
            // What names nothing new is not understood.
            guard !given.isEmpty || receiver != before, let places = places(of: given, call, known: values) else {
                return []
            }
            for (value, place) in zip(given, places) { values[place] = value }
            guard let promise = promise(claim.result, values, receiver, call, quote) else { return [] }
            promises.append(promise)
        }
        return promises
    }

    /// The values with those of one type as a list, where a call takes a list of that type.
    private static func listed(_ given: [ExampleValue], for call: ExampleCall) -> [ExampleValue] {
        for slot in call.slots {
            guard let element = slot.type.unwrapped.element, element.isOther else { continue }
            let parts = given.filter { !$0.isBehind && $0.fits(element) }
            guard !parts.isEmpty else { continue }
            return [.list(of: parts)] + given.filter { !parts.contains($0) }
        }
        return given
    }

    private func promise(
        _ result: ExampleValue, _ values: [Int: ExampleValue], _ receiver: ExampleValue?, _ call: ExampleCall,
        _ quote: String
    ) -> DocumentedExpectation? {
        guard !values.isEmpty || receiver != nil,
            let one = call.code(values, on: receiver, filler: Self.fillers.0, name: "subject"),
            let other = call.code(values, on: receiver, filler: Self.fillers.1, name: "other")
        else { return nil }
        let type = calls.shape.result
        guard one.isFilled else {
            return calls.context.expectation(quote, one.setup, one.expression, Self.expectation(result, type))
        }
        let wanted =
            switch Self.expectation(result, type) {
            case .equals(let code): "result == \(code)"
            case .approximates(let code, let tolerance): "abs(Double(result) - (\(code))) <= \(tolerance)"
            default: "result == nil"
            }
        let setup = one.setup + other.setup + ["let otherwise = \(calls.context.marked(other.expression))"]
        return calls.context.expectation(quote, setup, one.expression, .holds("\(wanted) || result != otherwise"))
    }

    private static func expectation(_ result: ExampleValue, _ type: SampleType?) -> DocumentedExpectation.Expectation {
        if result.kind == .nothing { return .isNil }
        guard result.kind == .number, let type, type.isFloating else { return .equals(result.code) }
        // Two decimals and more may be rounded.
        let decimals = result.code.split(separator: ".").dropFirst().first?.count ?? 0
        return .approximates(
            result.code, tolerance: decimals > 1 ? "0." + String(repeating: "0", count: decimals) + "5" : "0.000001")
    }

    /// Where each value goes; `nil` where one has no place, or more than one way is as good.
    ///
    /// - Parameter known: what has a place so far.
    private func places(of given: [ExampleValue], _ call: ExampleCall, known: [Int: ExampleValue]) -> [Int]? {
        guard given.count <= Self.mostGiven else { return nil }
        var best: (places: [Int], score: Double)?
        var isTied = false
        func go(_ places: [Int], _ score: Double) {
            guard places.count < given.count else {
                if score > best?.score ?? -1 {
                    best = (places, score)
                    isTied = false
                } else if score == best?.score {
                    isTied = true
                }
                return
            }
            let value = given[places.count]
            for (place, slot) in call.slots.enumerated() where !places.contains(place) && value.fits(slot.type) {
                let isAgain = known[place].map { $0.before == value.before && $0.after == value.after } ?? false
                go(places + [place], score + self.score(value, slot) + (isAgain ? Self.weights.again : 0))
            }
        }
        go([], 0)
        guard let best, !isTied else { return nil }
        for (value, place) in zip(given, best.places) where score(value, call.slots[place]) == 0 {
            // What no word names goes to the only place that there is for it.
            let open = call.slots.indices.filter { other in
                value.fits(call.slots[other].type) && (other == place || !best.places.contains(other))
                    && (!call.slots[other].isOfMaker || known[other].map { $0.before == value.before } ?? true)
            }
            // Nor is a unit of its own that of what it is called.
            guard open == [place], value.after.isEmpty || value.kind == .list else { return nil }
        }
        return best.places
    }

    /// How much speaks for a place.
    private func score(_ value: ExampleValue, _ slot: ExampleCall.Slot) -> Double {
        [value.before, value.after].reduce(0) { sum, words in
            sum
                + words.enumerated().reduce(0) { sum, word in
                    sum + (slot.names.contains(word.element) ? Self.weights.name[word.offset] : 0)
                        + (slot.words.contains(word.element) ? Self.weights.comment : 0)
                }
        }
    }
}
