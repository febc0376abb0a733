import Foundation
import SwiftTools

/// Reads sentences about edge cases: ``Returns `nil` if `list` is empty``, ``throws `ParseError.range` when `index` is
/// out of range``, ``for a negative `count`, an empty array``.
///
/// A sentence has an outcome and, before or after it, a condition of the form *value is state*. Sentences of any other
/// form are skipped.
struct ConditionReader {
    let context: CommentContext
    let shape: CallShape
    let values: OpenValues

    private static let connectors: Set<String> = ["if", "when", "whenever", "where", "for"]
    private static let verbs: Set<String> = ["is", "are"]
    private static let articles: Set<String> = ["a", "an", "the", "any"]
    private static let negations: Set<String> = ["not", "never", "no", "only", "unless", "and", "but", "neither"]
    /// Words that may come directly before an outcome.
    private static let introductions: Set<String> = [
        "returns", "return", "returning", "throws", "throw", "throwing", "gives", "yields", "is", "be", "an", "a",
    ]

    /// What a comment promises about calls with edge values.
    func promises(_ blocks: [CommentBlock]) -> [CommentPromise] {
        blocks.flatMap { block -> [CommentPromise] in
            guard case .paragraph(let text, let role) = block, role != .aside, role != .precondition else { return [] }
            return CommentSentence.sentences(of: text).flatMap { promises($0, role) }
        }
    }

    private func promises(_ sentence: CommentSentence, _ role: CommentBlock.Role) -> [CommentPromise] {
        let tokens = sentence.tokens
        return tokens.indices.filter { tokens[$0].isWord(Self.connectors) }.flatMap { connector in
            let rest = tokens[(connector + 1)...]
            let end = rest.firstIndex(where: \.isMark) ?? rest.endIndex
            // The outcome is the clause before the condition, or the one after it if there is none before.
            let before = Self.lastClause(tokens[..<connector])
            let outcome = before.isEmpty ? outcome(Self.firstClause(rest[end...]), role) : outcome(before, role)
            guard let outcome else { return [CommentPromise]() }
            return conditions(rest[..<end]).flatMap { slot, edges in
                edges.flatMap { promises(sentence.text, slot, $0, outcome) }
            }
        }
    }

    private static func lastClause(_ tokens: ArraySlice<CommentSentence.Token>) -> ArraySlice<CommentSentence.Token> {
        let words = tokens.last?.isMark == true ? tokens.dropLast() : tokens
        let start = words.lastIndex { $0.isMark || $0.isWord(["or"]) }
        return start.map { words[($0 + 1)...] } ?? words
    }

    private static func firstClause(_ tokens: ArraySlice<CommentSentence.Token>) -> ArraySlice<CommentSentence.Token> {
        let words = tokens.dropFirst()
        return words[..<(words.firstIndex(where: \.isMark) ?? words.endIndex)]
    }

    /// Calls with the edge value in its slot, and a few choices of values for the others.
    private func promises(
        _ quote: String, _ slot: Int, _ edge: Edge, _ outcome: CommentPromise.Expectation
    ) -> [CommentPromise] {
        values.choices(besides: slot).compactMap { choice in
            var choice = choice
            switch edge {
            case .value(let literal): choice[slot] = shape.slots[slot].written(literal)
            case .end(let list): choice[slot] = choice[list].map { "\($0).count" }
            }
            guard let call = shape.call(choice) else { return nil }
            var promise = context.promise(quote, call.setup.map(context.marked), call.expression, outcome)
            promise?.trial = "\(slot) \(edge)"
            return promise
        }
    }

    /// A value for an edge case.
    private enum Edge {
        case value(String)
        /// The number of elements of the list in another slot, which is the first index past its end.
        case end(of: Int)
    }

    // MARK: Conditions

    /// The slots and edge values that a condition names. Each part between `or`s counts by itself; a part that is not
    /// understood is skipped.
    private func conditions(_ tokens: ArraySlice<CommentSentence.Token>) -> [(slot: Int, edges: [Edge])] {
        guard !tokens.contains(where: { $0.isWord(["and"]) }) else { return [] }
        var last: Int?
        return tokens.split(whereSeparator: { $0.isWord(["or"]) }).compactMap { part in
            guard let (slot, state) = subject(part) ?? last.map({ ($0, part) }) else { return nil }
            last = slot
            let edges = edges(state, slot)
            return edges.isEmpty ? nil : (slot, edges)
        }
    }

    /// The slot that a condition is about, and the words for its state: `list is empty`, `an empty list`.
    private func subject(
        _ tokens: ArraySlice<CommentSentence.Token>
    ) -> (slot: Int, state: ArraySlice<CommentSentence.Token>)? {
        if let verb = tokens.firstIndex(where: { $0.isWord(Self.verbs) }) {
            return slot(tokens[..<verb]).map { ($0, tokens[(verb + 1)...]) }
        }
        guard tokens.count > 1, let noun = tokens.last else { return nil }
        let state = tokens.dropLast().drop { $0.isWord(Self.articles) }
        return slot([noun]).map { ($0, state) }
    }

    /// The slot that the words name: a parameter, or the only value of the named type.
    private func slot(_ tokens: ArraySlice<CommentSentence.Token>) -> Int? {
        let words = tokens.drop { $0.isWord(Self.articles) }
        guard words.count == 1, let name = words.first?.text else { return nil }
        let named = shape.slots.indices.filter { !shape.slots[$0].isReceiver && shape.slots[$0].name == name }
        if let slot = named.first { return slot }
        let typed = shape.slots.indices.filter { index in
            let names = [Self.name(of: shape.slots[index].type)] + (shape.slots[index].isReceiver ? [owner] : [])
            return names.contains(name.lowercased())
        }
        return typed.count == 1 ? typed.first : nil
    }

    /// The name of the type that has the symbol as a member, in lower case: `collection`.
    private var owner: String? { context.symbol.owner.last?.lowercased() }

    /// The name of a type, in lower case: `array` for `[Int]?`.
    private static func name(of type: TypeExpression) -> String? {
        switch type {
        case .optional(let wrapped), .constrained(_, let wrapped): name(of: wrapped)
        case .array: "array"
        case .dictionary: "dictionary"
        case .named(let name, _): name.lowercased()
        default: nil
        }
    }

    /// The values that the words for a state stand for.
    private func edges(_ tokens: ArraySlice<CommentSentence.Token>, _ slot: Int) -> [Edge] {
        let type = shape.slots[slot].type
        let words = tokens.map { $0.text.lowercased() }
        let values: [String]
        switch (words, type.literalForm) {
        case (["out", "of", "range"], _), (["out", "of", "bounds"], _): return outside(slot)
        case (["empty"], .text): values = ["\"\""]
        case (["empty"], .list): values = ["[]"]
        case (["empty"], .dictionary): values = ["[:]"]
        case (["zero"], .integer): values = ["0"]
        case (["zero"], .fraction): values = ["0.0"]
        case (["negative"], .integer): values = type.isUnsigned ? [] : ["-1", "-7"]
        case (["negative"], .fraction): values = ["-1.0", "-0.5"]
        case (["not", "positive"], .integer): values = type.isUnsigned ? ["0"] : ["0", "-1"]
        case (["not", "positive"], .fraction): values = ["0.0", "-1.0"]
        default:
            let literal = tokens.first.flatMap { LiteralText.whole($0.text) }
            values = literal.map { words.count == 1 && type.admits($0) ? [$0] : [] } ?? []
        }
        return values.map(Edge.value)
    }

    /// Integers outside of any plausible range; for an index into the receiver also -1 and its count.
    private func outside(_ slot: Int) -> [Edge] {
        let type = shape.slots[slot].type
        guard type.literalForm == .integer else { return [] }
        let name = type.unwrapped.text
        let list = shape.slots.firstIndex { $0.isReceiver && $0.type.literalForm == .list }
        let ends: [Edge] = list.map { name == "Int" ? [.end(of: $0), .value("-1")] : [] } ?? []
        return ends + [.value("\(name).max")] + (type.isUnsigned ? [] : [.value("\(name).min")])
    }

    // MARK: Outcomes

    /// The outcome that the clause's last words name; `nil` if the clause could mean anything else.
    private func outcome(
        _ words: ArraySlice<CommentSentence.Token>, _ role: CommentBlock.Role
    ) -> CommentPromise.Expectation? {
        guard let last = words.last, !words.contains(where: { $0.isWord(Self.negations) }) else { return nil }
        let before = words.dropLast().last
        if before?.isWord(["empty"]) == true, let result = shape.result, last.isWord([Self.name(of: result) ?? ""]),
            [.text, .list, .dictionary].contains(result.literalForm)
        {
            return .holds(shape.mayBeNil ? "result?.isEmpty == true" : "result.isEmpty")
        }
        guard before?.isWord(Self.introductions) ?? true else { return nil }
        if context.symbol.isThrowing {
            if last.isWord(["error"]) { return .throwsError(nil) }
            if case .code(let name) = last {
                if let error = context.errorCase(named: name) { return .throwsError(error) }
                if context.isError(name) { return .throwsError(nil) }
            }
        }
        if last.text == "nil" { return shape.mayBeNil && role != .throwing ? .isNil : nil }
        guard role != .throwing, let result = shape.result,
            let literal = LiteralText.whole(last.isWord(["zero"]) ? "0" : last.text), result.admits(literal)
        else { return nil }
        return StatedResult(value: literal, isCut: false, subject: nil).expectation(ofType: result.unwrapped.text)
    }
}

extension TypeExpression {
    /// Whether the type is an unsigned integer.
    fileprivate var isUnsigned: Bool { unwrapped.text.hasPrefix("UInt") }
}
