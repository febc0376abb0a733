import SwiftTools

/// Reads that what one member makes another one turns back: `a record that parse(_:) turns back into the same fields`.
///
/// Both may throw, and be those of a type that is made in one way or another.
struct RoundTripReader: LawReader {
    let calls: LawCalls

    /// Of the member beside it, which takes back what this one makes.
    private static let taken = [
        "turns back into", "turn back into", "reads back", "can be read back", "can read back", "parses back",
        "parse back", "decodes back", "can be parsed by", "can be decoded by", "can be read by", "can be undone by",
        "is undone by", "splits back", "round trip", "round-trips", "gives back the same", "back into the same",
    ]
    /// Of the member itself, which takes back what that beside it makes.
    private static let taking = [
        "the inverse of", "the reverse of", "the opposite of", "undoes", "reads what", "decodes what", "parses what",
        "reads back what", "turns back what", "restores what", "the counterpart of", "reverses",
    ]
    private static let mostValues = 14

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role, _ comment: [DocumentationSentence]
    ) -> [DocumentedExpectation] {
        let symbol = calls.context.symbol
        let isTaken = sentence.says(Self.taken)
        guard role == .discussion || role == .returns, isTaken || sentence.says(Self.taking),
            !sentence.isConditional,
            !sentence.says(["not", "no", "nearly", "approximately", "roughly", "only", "but"]),
            [.method, .typeMethod, .function].contains(symbol.kind), let other = partner(sentence)
        else { return [] }
        let (maker, taker) = isTaken ? (symbol, other) : (other, symbol)
        guard let input = plain(maker), let result = maker.type.map({ SampleType($0) }), let text = plain(taker),
            result.unwrapped == text, SampleType(taker.type ?? "").unwrapped == input,
            // Where both plain calls are known already, they are tried there.
            maker.isThrowing || taker.isThrowing || maker.kind == .method
        else { return [] }
        let words = (maker.documentation + taker.documentation).joined(separator: " ").lowercased()
        let isLossy = ["case", "trim", "ignore", "round", "nearest", "dropped", "skip"].contains { words.contains($0) }
        guard !isLossy || isTaken && sentence.says(["the same"]) else { return [] }
        let isQuoting = ["quot", "escap", "percent-encod"].contains { words.contains($0) }
        return receivers(maker).flatMap { receiver in
            values(input, isQuoting: isQuoting).compactMap { value -> DocumentedExpectation? in
                let first = call(maker, receiver.name, value)
                let made = calls.context.marked("let made = \(first)\(result.isOptional ? "!" : "")")
                return calls.context.expectation(
                    sentence.text,
                    receiver.setup + [maker.isThrowing && !made.contains("try ") ? "let made = try \(first)" : made],
                    call(taker, receiver.name, "made"), .equals(value))?.tried(maker.isThrowing || taker.isThrowing)
                    .risky
            }
        }.prefix(Self.mostValues * 2).map(\.self)
    }

    /// The member that the sentence names, of the same type.
    private func partner(_ sentence: DocumentationSentence) -> CodeSymbol? {
        let symbol = calls.context.symbol
        let names = Set(sentence.tokens.compactMap(\.code).map { String($0.prefix { $0 != "(" }) })
        let found = calls.context.module.filter { other in
            names.contains(other.baseName) && other.owner == symbol.owner && other.usr != symbol.usr
                && other.kind == symbol.kind && !other.isAsync && !other.isMutating
                && !["private", "fileprivate"].contains(other.access)
        }
        return found.count == 1 && !symbol.isMutating ? found[0] : nil
    }

    /// The type of the only value that a member takes.
    private func plain(_ symbol: CodeSymbol) -> SampleType? {
        let needed = symbol.parameters.filter { !$0.hasDefault }
        return needed.count == 1 && !needed[0].isInout && !needed[0].isVariadic ? SampleType(needed[0].type) : nil
    }

    private func call(_ symbol: CodeSymbol, _ receiver: String, _ value: String) -> String {
        let label = symbol.parameters.first { !$0.hasDefault }?.label.map { "\($0): " } ?? ""
        return (receiver.isEmpty ? "" : "\(receiver).") + "\(symbol.baseName)(\(label)\(value))"
    }

    /// What both are called on: the type itself, or one that is made as usual and with other settings.
    private func receivers(_ symbol: CodeSymbol) -> [(setup: [String], name: String)] {
        switch symbol.kind {
        case .function: return [([], "")]
        case .typeMethod: return [([], symbol.owner.joined(separator: "."))]
        default: break
        }
        guard let own = OwnType(symbol.owner.joined(separator: "."), in: [], symbols: calls.context.module),
            own.kind == .structure || own.kind == .classType, own.generics.isEmpty
        else { return [] }
        let makers = calls.context.module.filter {
            $0.owner == own.path && $0.kind == .initializer && !FailingInitializer.isOne($0) && !$0.isAsync
                && !["private", "fileprivate"].contains($0.access) && $0.name != "init(from:)"
        }
        guard makers.count == 1, let maker = makers.first else { return [] }
        let settings = maker.parameters.map { parameter in Self.settings(SampleType(parameter.type)) }
        var made: [String] = []
        if maker.parameters.allSatisfy(\.hasDefault) { made.append("\(own.code)()") }
        for variant in 0..<2 where settings.allSatisfy({ !$0.isEmpty }) && !settings.isEmpty {
            let list = zip(maker.parameters, settings).map { parameter, values in
                (parameter.label.map { "\($0): " } ?? "") + values[variant % values.count]
            }
            made.append("\(own.code)(\(list.joined(separator: ", ")))")
        }
        return made.map { (["let subject = \($0)"], "subject") }
    }

    private static func settings(_ type: SampleType) -> [String] {
        switch type {
        case .character: ["\";\"", "\"|\""]
        case .bool: ["true", "false"]
        case .integer: ["3", "5"]
        default: []
        }
    }

    /// Values of a type; those with marks in them only where something is said of what becomes of marks.
    private func values(_ type: SampleType, isQuoting: Bool) -> [String] {
        switch type {
        case .string:
            ["\"a\"", "\"Hello\"", "\"aaab\""]
                + (isQuoting ? ["\"a;b|c\"", "\"x=1&y=2\"", "\"say \\\"yes\\\"\"", "\"50% off, now\""] : [])
        case .integer: ["1", "4", "7", "9", "14", "40", "99", "305", "1994"]
        case .bool: ["true", "false"]
        case .array(.string):
            ["[\"a\", \"b\"]", "[\"one\"]"]
                + (isQuoting
                    ? [
                        "[\"a,b\", \"c\"]", "[\"a;b\", \"c|d\"]", "[\"say \\\"yes\\\"\", \"\"]", "[\" a \", \"b\"]",
                        "[\"a\\nb\", \"c\"]",
                    ] : [])
        case .array(.integer): ["[1, 2, 3]", "[7]", "[3, 3, 1]", "[0, 10, 200]"]
        default: []
        }
    }
}

extension DocumentedExpectation {
    /// The same as a call that may throw, where it does.
    fileprivate func tried(_ isThrowing: Bool) -> DocumentedExpectation {
        guard isThrowing, !isTry else { return self }
        return DocumentedExpectation(
            symbol: symbol, quote: quote, setup: setup, expression: expression, expectation: expectation, isTry: true,
            isAwait: isAwait)
    }
}
