import SwiftTools

/// Reads what a member of a type with state says of the state after a call: that it stays, that it starts anew, or that
/// the result tells whether it changed.
struct StateReader: LawReader {
    let calls: LawCalls

    private static let keeping = [
        "stay as they are", "stays as it is", "without marking", "without removing", "without changing",
        "without affecting", "without counting", "nothing is changed", "is left unchanged", "are left unchanged",
        "remain unchanged", "remains unchanged", "does not change anything", "without modifying", "does not remove",
    ]
    private static let verbs = [
        "was added", "was inserted", "was removed", "was stored", "was enqueued", "was booked", "was accepted",
        "was registered", "was deleted", "was recorded", "was appended", "has been added", "has been removed",
        "was scheduled", "was in the", "was present",
    ]

    /// Whether a property of the type is what stays: `The capacity stays as it is.` says nothing of the rest.
    private func namesProperty(_ sentence: DocumentationSentence) -> Bool {
        let all = sentence.tokens.compactMap(\.word)
        guard let verb = all.firstIndex(where: Self.lasting.contains) else { return false }
        let words = all[..<verb]
        return calls.context.module.contains { member in
            guard member.kind == .property, member.owner == calls.context.symbol.owner else { return false }
            let name = SlotNames.words(member.baseName)
            return words.indices.contains { words[$0...].starts(with: name) }
        }
    }

    private static let lasting: Set<String> = ["stay", "stays", "remain", "remains", "left"]

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role, _ comment: [DocumentationSentence]
    ) -> [DocumentedExpectation] {
        let symbol = calls.context.symbol
        guard symbol.kind == .method, !symbol.isThrowing, !symbol.isAsync, !sentence.isConditional,
            let own = OwnType(symbol.owner.joined(separator: "."), in: [], symbols: calls.context.module),
            own.kind == .classType || symbol.isMutating,
            let filled = FilledInstances(own, symbols: calls.context.module, source: calls.candidates.source)
        else { return [] }
        if sentence.says(Self.keeping), !sentence.says(["but", "except", "only", "other", "others"]),
            !SentenceReader.refersBack(sentence.text), !namesProperty(sentence)
        {
            return kept(sentence.text, filled)
        }
        if case .returns = role, symbol.type == "Bool", sentence.plain.hasPrefix("whether the"),
            sentence.says(Self.verbs), !sentence.says(["or", "already", "not"])
        {
            return answered(sentence.text, filled)
        }
        return zeroed(sentence, filled)
    }

    private var discard: String { calls.context.symbol.type == nil ? "" : "_ = " }

    /// `Returns the value without marking it as used.`
    private func kept(_ quote: String, _ filled: FilledInstances) -> [DocumentedExpectation] {
        filled.setups.flatMap { setup in
            [0, 1, 3].flatMap { variant -> [DocumentedExpectation] in
                guard let call = filled.call(calls.context.symbol, variant: variant) else { return [] }
                return filled.properties.prefix(6).compactMap { property in
                    let view = "subject.\(property.name)"
                    return calls.context.expectation(
                        quote, setup + ["let before = \(view)", discard + call], view, .equals("before"))
                }
            }
        }
    }

    /// `- Returns: Whether the booking was added.`
    private func answered(_ quote: String, _ filled: FilledInstances) -> [DocumentedExpectation] {
        let names = ["count", "size", "length", "items", "elements"]
        guard
            let view = filled.properties.first(where: { names.contains($0.name) })
                ?? filled.properties.first(where: {
                    $0.type.isArray
                })
        else { return [] }
        return filled.setups.flatMap { setup in
            (0..<4).compactMap { variant in
                guard let call = filled.call(calls.context.symbol, variant: variant) else { return nil }
                return calls.context.expectation(
                    quote,
                    setup + ["let before = subject.\(view.name)", "let answer = \(call)"],
                    "(subject.\(view.name) != before)", .equals("answer"))
            }
        }
    }

    /// `Sets the counters of hits and misses back to zero.`
    private func zeroed(_ sentence: DocumentationSentence, _ filled: FilledInstances) -> [DocumentedExpectation] {
        guard sentence.says(["back to zero", "to zero", "to 0", "back to 0"]), !sentence.says(["not", "if", "unless"]),
            calls.context.symbol.parameters.isEmpty
        else { return [] }
        let named = filled.properties.filter { property in
            property.type == .integer("Int")
                && sentence.tokens.contains { token in
                    token.word == property.name.lowercased() || token.code == property.name
                }
        }
        let others = calls.context.module.filter { other in
            other.owner == calls.context.symbol.owner && other.kind == .method && !other.isThrowing && !other.isAsync
                && !["private", "fileprivate"].contains(other.access) && other.usr != calls.context.symbol.usr
        }
        return filled.setups.suffix(1).flatMap { setup in
            // Whatever else can be done before, so that counters have something to count.
            let steps = others.flatMap { other in
                [0, 3].compactMap { variant in
                    filled.call(other, variant: variant).map { (other.type == nil ? "" : "_ = ") + $0 }
                }
            }
            return named.compactMap { property in
                calls.context.expectation(
                    sentence.text, setup + steps.prefix(8) + ["\(discard)subject.\(calls.context.symbol.baseName)()"],
                    "subject.\(property.name)", .equals("0"))
            }
        }
    }
}
