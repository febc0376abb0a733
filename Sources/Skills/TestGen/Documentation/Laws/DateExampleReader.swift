import SwiftTools

/// Reads sums with dates in prose: `Three months after November 30, 2023, for instance, comes February 29, 2024`, `29 February
/// 2024 and twelve months is 28 February 2025`.
struct DateExampleReader: LawReader {
    let calls: LawCalls

    private static let months = [
        "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
        "december",
    ]
    private static let verbs: Set<String> = ["comes", "is", "gives", "follows", "are", "lies"]
    private typealias Day = (year: Int, month: Int, day: Int)

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role, _ comment: [DocumentationSentence]
    ) -> [DocumentedExpectation] {
        let slots = calls.shape.slots
        guard slots.count == 2, slots[0].isReceiver, calls.shape.result?.unwrapped == slots[0].type,
            slots[1].type == .integer("Int"), !calls.context.symbol.isMutating, let maker
        else { return [] }
        // What stands before a colon is what the example is of.
        let colon = sentence.tokens.lastIndex(of: .mark(":")).map { $0 + 1 } ?? 0
        guard colon > 0 || !sentence.isConditional,
            !sentence.tokens[colon...].contains(where: { $0.isWord(["if", "unless", "when", "not"]) })
        else { return [] }
        // Commas in dates and around `for instance` part nothing.
        let words = sentence.tokens[colon...].compactMap { $0.word ?? $0.code }.filter {
            !["for", "instance", "example"].contains($0)
        }
        return added(words, maker, sentence.text)
            + words.indices.compactMap { place -> DocumentedExpectation? in
                guard place > 1, words[place] == "after" || words[place] == "before",
                    let number = NumberWord.number(words[place - 2])?.integer,
                    Vocabulary.singular(words[place - 1]) == Vocabulary.singular(slots[1].name.lowercased()),
                    let (start, count) = Self.day(words[(place + 1)...]), place + 1 + count < words.count,
                    Self.verbs.contains(words[place + 1 + count]),
                    let (end, _) = Self.day(words[(place + 2 + count)...])
                else { return nil }
                let shift = words[place] == "before" ? -number : number
                return calls.promise(
                    sentence.text, [.code(code(start, maker) + (maker.isFailing ? "!" : "")), .int(shift)],
                    .equals(code(end, maker)))
            }
    }

    private static let joints: Set<String> = ["and", "plus", "with", "+"]

    /// `29 February 2024 and twelve months is 28 February 2025`
    private func added(
        _ words: [String], _ maker: (labels: [String?], names: [String], isFailing: Bool), _ quote: String
    ) -> [DocumentedExpectation] {
        words.indices.compactMap { place -> DocumentedExpectation? in
            guard let (start, count) = Self.day(words[place...]) else { return nil }
            let rest = words[(place + count)...]
            guard rest.count > 4, let joint = rest.first, Self.joints.contains(joint),
                let number = NumberWord.number(rest[rest.startIndex + 1])?.integer,
                Vocabulary.singular(rest[rest.startIndex + 2])
                    == Vocabulary.singular(calls.shape.slots[1].name.lowercased()),
                Self.verbs.contains(rest[rest.startIndex + 3]), let (end, _) = Self.day(rest.dropFirst(4))
            else { return nil }
            return calls.promise(
                quote, [.code(code(start, maker) + (maker.isFailing ? "!" : "")), .int(number)],
                .equals(code(end, maker)))
        }
    }

    /// How a date is made of its year, month and day.
    private var maker: (labels: [String?], names: [String], isFailing: Bool)? {
        calls.context.module.lazy.compactMap { member in
            guard member.kind == .initializer, member.owner == calls.context.symbol.owner, !member.isThrowing,
                member.parameters.count == 3, Set(member.parameters.map(\.name)) == ["year", "month", "day"],
                member.parameters.allSatisfy({ $0.type == "Int" })
            else { return nil }
            return (
                member.parameters.map(\.label), member.parameters.map(\.name), FailingInitializer.isOne(member)
            )
        }.first
    }

    private func code(_ day: Day, _ maker: (labels: [String?], names: [String], isFailing: Bool)) -> String {
        let values = ["year": day.year, "month": day.month, "day": day.day]
        let arguments = zip(maker.labels, maker.names).map { label, name in
            (label.map { "\($0): " } ?? "") + "\(values[name] ?? 0)"
        }
        return "\(calls.shape.owner)(\(arguments.joined(separator: ", ")))"
    }

    /// `November 30 2023`, `30 November 2023`, `2023-11-30`, and how many words that is.
    private static func day(_ words: ArraySlice<String>) -> (Day, Int)? {
        let first = Array(words.prefix(3))
        guard let start = first.first else { return nil }
        let parts = start.split(separator: "-").compactMap { Int($0) }
        if parts.count == 3, parts[0] > 31 { return ((parts[0], parts[1], parts[2]), 1) }
        guard first.count == 3, let year = Int(first[2]), year > 31 else { return nil }
        if let month = months.firstIndex(of: first[0]), let day = Int(first[1]) { return ((year, month + 1, day), 3) }
        if let month = months.firstIndex(of: first[1]), let day = Int(first[0]) { return ((year, month + 1, day), 3) }
        return nil
    }
}
