import SwiftTools

/// Reads in which order things come out of a type that they were put into with a number: `Jobs come out in order of their due
/// time`, also where some of them were taken out before their turn.
struct DrainOrderReader: LawReader {
    let calls: LawCalls

    private static let takers: Set<String> = [
        "pop", "popfirst", "popnext", "popdue", "popmin", "popmax", "next", "takenext", "removefirst", "dequeue",
        "extract", "extractmin", "poll", "removenext",
    ]
    private static let adders: Set<String> = [
        "add", "insert", "schedule", "enqueue", "push", "append", "submit", "put",
    ]
    private static let cancellers: Set<String> = ["cancel", "remove", "delete", "withdraw", "unschedule", "discard"]
    private static let ascending: Set<String> = ["earliest", "smallest", "lowest", "soonest", "least", "nearest"]
    private static let descending: Set<String> = ["highest", "largest", "greatest", "latest"]
    private static let names = ["due", "time", "at", "priority", "deadline", "key", "when", "date", "order", "rank"]

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role, _ comment: [DocumentationSentence]
    ) -> [DocumentedExpectation] {
        let symbol = calls.context.symbol
        guard sentence == comment.first, symbol.kind == .method, !symbol.isAsync, !symbol.isThrowing,
            Self.takers.contains(symbol.baseName.lowercased()), let type = symbol.type,
            let own = OwnType(symbol.owner.joined(separator: "."), in: [], symbols: calls.context.module),
            own.kind == .classType || symbol.isMutating
        else { return [] }
        let members = calls.context.module.filter {
            $0.owner == own.path && !["private", "fileprivate"].contains($0.access) && !$0.isAsync && !$0.isThrowing
        }
        guard members.contains(where: { $0.kind == .initializer && $0.parameters.allSatisfy(\.hasDefault) }),
            let adder = members.first(where: { $0.kind == .method && Self.adders.contains($0.baseName) }),
            let (thing, key) = parts(adder), isThing(type, thing, adder, own),
            let owner = calls.context.module.first(where: { $0.path == own.path }),
            let (quote, isAscending) = said(
                DocumentationSentence.all(in: owner.documentation) + comment, adder.parameters[key]),
            let arguments = takerArguments(symbol),
            // What is full takes no more.
            !(owner.documentation + adder.documentation).contains(where: { line in
                ["capacity", "limit", "full", "at most"].contains { line.lowercased().contains($0) }
            })
        else { return [] }
        let canceller = members.first { member in
            member.kind == .method && Self.cancellers.contains(member.baseName) && member.parameters.count == 1
                && member.parameters[0].type == adder.type && isHandle(member.parameters[0], own)
        }
        let take = "subject.\(symbol.baseName)(\(arguments))"
        // In a heap, what takes the place of one that is taken out may belong higher up, or lower down.
        let withdrawn: [(keys: [Int], cancelled: Int?)] = [
            ([1, 50, 2, 60, 70, 3, 4, 80, 81, 82, 83, 5, 6, 7, 8], 3), ([6, 7, 5, 1, 4, 2, 3], 1),
            ([2, 10, 5, 4, 3, 8, 6, 7, 9, 1], 5), ([1, 2, 5, 3, 4, 6, 7], 1), ([3, 1, 2], 1), ([3, 1, 2], 0),
        ]
        let rows = [([4, 2, 5, 1, 3], nil), ([5, 4, 3, 2, 1], nil)] + (canceller == nil ? [] : withdrawn)
        return rows.compactMap { keys, cancelled in
            let numbers = isAscending ? keys : keys.map { 100 - $0 }
            let adding = numbers.enumerated().map { place, number in
                let values = adder.parameters.enumerated().compactMap { index, parameter -> String? in
                    guard index == thing || index == key else { return nil }
                    return (parameter.label.map { "\($0): " } ?? "") + "\(number)"
                }
                return (adder.type == nil ? "" : "let id\(place) = ")
                    + "subject.\(adder.baseName)(\(values.joined(separator: ", ")))"
            }
            let cancel = cancelled.flatMap { place in
                canceller.map { other in
                    (other.type == nil ? "" : "_ = ")
                        + "subject.\(other.baseName)(\(other.parameters[0].label.map { "\($0): " } ?? "")id\(place))"
                }
            }
            let left = numbers.enumerated().filter { $0.offset != cancelled }.map(\.element)
            let wanted = isAscending ? left.sorted() : left.sorted(by: >)
            let seen = Array(repeating: take, count: left.count).joined(separator: ", ")
            return calls.context.expectation(
                quote, ["var subject = \(own.code)()"] + adding + [cancel].compactMap(\.self), "[\(seen)]",
                .equals("\(wanted)"))
        }
    }

    /// The places of what is put in and of the number that orders it; other parameters may be left out.
    private func parts(_ adder: CodeSymbol) -> (thing: Int, key: Int)? {
        let needed = adder.parameters.indices.filter { !adder.parameters[$0].hasDefault }
        guard needed.count == 2, adder.parameters[needed[1]].type == "Int" else { return nil }
        return (needed[0], needed[1])
    }

    /// Whether a parameter tells which one is meant, rather than what was put in: an `ID`, or a number that is called so.
    private func isHandle(_ parameter: CodeSymbol.Parameter, _ own: OwnType) -> Bool {
        if OwnType(parameter.type, in: own.path, symbols: calls.context.module) != nil { return true }
        let words = SlotNames.words(parameter.name) + SlotNames.words(parameter.label ?? "")
        return words.contains { ["id", "identifier", "ticket", "token", "handle"].contains($0) }
    }

    /// Whether what comes out is what was put in, which can be a number.
    private func isThing(_ type: String, _ thing: Int, _ adder: CodeSymbol, _ own: OwnType) -> Bool {
        let choice = GenericChoice(adder, also: own.generics)
        return SampleType(choice.resolve(adder.parameters[thing].type)) == .integer("Int")
            && SampleType(choice.resolve(type)).unwrapped == .integer("Int")
    }

    /// What says by which number, and which way, things come out.
    private func said(_ sentences: [DocumentationSentence], _ key: CodeSymbol.Parameter) -> (String, Bool)? {
        let names = ([key.label, key.name].compactMap(\.self).flatMap { SlotNames.words($0) }).filter {
            Self.names.contains($0)
        }
        guard !names.isEmpty else { return nil }
        for sentence in sentences where !sentence.says(["not", "never", "no", "reverse"]) {
            let words = sentence.tokens.compactMap(\.word)
            let isNamed = words.contains { names.contains($0) }
            if isNamed, sentence.says(["come out in order", "comes out in order", "come in order", "leave in order"]) {
                return (sentence.text, true)
            }
            guard isNamed, words.last == "first" || sentence.says(["comes first", "come first"]),
                !sentence.isConditional,
                !sentence.says(["same", "equal", "among", "ties"])
            else { continue }
            let (up, down) = (
                words.contains(where: Self.ascending.contains), words.contains(where: Self.descending.contains)
            )
            if up != down { return (sentence.text, up) }
        }
        return nil
    }

    /// What a call passes that takes the next one out: nothing, or a time after all others.
    private func takerArguments(_ symbol: CodeSymbol) -> String? {
        let needed = symbol.parameters.filter { !$0.hasDefault }
        if needed.isEmpty { return "" }
        guard needed.count == 1, needed[0].type == "Int" else { return nil }
        let names = [needed[0].label ?? "", needed[0].name]
        guard names.contains(where: { ["at", "time", "now", "until", "by", "before"].contains($0) }) else { return nil }
        return (needed[0].label.map { "\($0): " } ?? "") + "1000"
    }
}
