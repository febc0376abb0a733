import SwiftTools

/// Reads to which side numbers are rounded: to a multiple, in a division, in a percentage.
struct RoundingReader: LawReader {
    let calls: LawCalls

    /// Where a number goes.
    private enum Direction { case up, down, toZero, awayFromZero, nearest }
    /// Where exact halves go.
    private enum Tie { case up, down, toZero, awayFromZero, toEven }

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role, _ comment: [DocumentationSentence]
    ) -> [DocumentedExpectation] {
        // One reading of the whole comment, at its first sentence.
        guard sentence == comment.first, !calls.context.symbol.isMutating,
            calls.shape.result?.unwrapped == .integer("Int")
                || numberResult != nil
        else { return [] }
        return multiples(sentence, comment) + quotients(comment) + percentages(comment)
    }

    private func speaks(of words: [String], _ comment: [DocumentationSentence]) -> DocumentationSentence? {
        comment.first { $0.says(words) }
    }

    /// Whether negative numbers are spoken of and allowed.
    private func allowsNegative(_ comment: [DocumentationSentence]) -> Bool {
        comment.contains { $0.says(["negative"]) && !$0.says(["must", "must not", "not", "non-negative"]) }
    }

    private func integers(_ count: Int) -> [Int]? {
        let slots = calls.shape.slots.indices.filter { !calls.shape.slots[$0].hasDefault }
        return slots.count == count && slots.allSatisfy { calls.shape.slots[$0].type == .integer("Int") } ? slots : nil
    }

    private func row(_ values: [Int: Int]) -> [SampleValue?] {
        calls.shape.slots.indices.map { slot in values[slot].map { .int($0) } }
    }

    /// `the smallest multiple of step that is greater than or equal to value`
    private func multiples(_ sentence: DocumentationSentence, _ comment: [DocumentationSentence])
        -> [DocumentedExpectation]
    {
        guard let slots = integers(2), let place = sentence.tokens.firstIndex(of: .word("multiple")),
            sentence.tokens[place...].dropFirst().first == .word("of"),
            let step = sentence.tokens[place...].dropFirst(2).first(where: { calls.names.named($0) != nil })
                .flatMap({ calls.names.named($0) }), let value = slots.first(where: { $0 != step })
        else { return [] }
        let isLeast = sentence.says(["smallest multiple", "least multiple", "lowest multiple", "next multiple"])
        let isGreatest = sentence.says(["largest multiple", "greatest multiple", "highest multiple"])
        let isUp =
            isLeast
            && sentence.says(["greater than or equal to", "not less than", "at least", "not below", "no less than"])
            || sentence.says(["up to the next multiple", "up to a multiple", "up to the nearest multiple"])
        let isDown =
            isGreatest && sentence.says(["less than or equal to", "not greater than", "at most", "not above"])
            || sentence.says(["down to a multiple", "down to the nearest multiple", "down to the previous multiple"])
        if !isUp, !isDown, sentence.says(["to the nearest multiple", "to the closest multiple"]) {
            let ties = tie(comment)
            return [7, 8, 10, 5, 15, 12, 1].compactMap { number in
                rounded(number, 10, .nearest, ties?.tie).flatMap {
                    calls.promise(
                        number % 10 == 5 ? ties?.quote ?? sentence.text : sentence.text,
                        row([value: number, step: 10]),
                        .equals("\($0 * 10)"))
                }
            }
        }
        guard isUp != isDown else { return [] }
        let numbers = [7, 10, 12, 1] + (allowsNegative(comment) && (isLeast || isGreatest) ? [-7, -10, -1, 0] : [])
        return numbers.flatMap { number in
            [5, 3].compactMap { size in
                let low = floored(number, size)
                // Whether a multiple is its own next one is not said.
                if sentence.says(["next"]), low == number { return nil }
                let wanted = isDown || low == number ? low : low + size
                return calls.promise(sentence.text, row([value: number, step: size]), .equals("\(wanted)"))
            }
        }
    }

    private func floored(_ number: Int, _ size: Int) -> Int { number - ((number % size) + size) % size }

    /// `Divides two integers and rounds the quotient to the nearest integer.`
    private func quotients(_ comment: [DocumentationSentence]) -> [DocumentedExpectation] {
        guard let first = comment.first, first.says(["divides", "quotient", "division"]),
            !first.says(["remainder", "modulo", "without"]), let slots = integers(2),
            let (direction, said) = direction(comment)
        else { return [] }
        let ties = tie(comment)
        let allows = comment.contains { $0.says(["away from zero", "toward zero", "towards zero", "negative"]) }
        let tries = [(7, 2), (5, 2), (1, 3), (2, 3), (8, 4), (10, 4)] + (allows ? [(-5, 2), (-7, 3), (-1, 2)] : [])
        return tries.compactMap { number, divisor in
            guard let wanted = rounded(number, divisor, direction, ties?.tie) else { return nil }
            let quote = number * 2 % divisor == 0 && number % divisor != 0 ? ties?.quote ?? said : said
            return calls.promise(quote, row([slots[0]: number, slots[1]: divisor]), .equals("\(wanted)"))
        }
    }

    /// The type of the result, where it is made of one number.
    private var numberResult: NumberType? {
        guard case .other(let name)? = calls.shape.result else { return nil }
        return NumberType(name, count: 1, module: calls.context.module)
    }

    /// `A percentage of the amount, rounded to the nearest cent.`, `How much of it is done, in percent.`
    private func percentages(_ comment: [DocumentationSentence]) -> [DocumentedExpectation] {
        guard let first = comment.first, let (direction, said) = direction(comment) else { return [] }
        let ties = tie(comment)
        if first.says(["percent", "percentage"]), let slots = integers(2), calls.shape.slots.count == 2,
            calls.shape.slots[0].isReceiver == false
        {
            // Which one is the whole has to be plain, and that neither is a percentage itself.
            let names = slots.map { calls.shape.slots[$0].name.lowercased() }
            guard ["whole", "total", "all", "maximum", "max", "capacity", "count"].contains(names[1]),
                !names[0].contains("percent"), names[0] != "total"
            else { return [] }
            return [(1, 3), (2, 3), (199, 200), (1, 200), (3, 8)].compactMap { part, whole in
                rounded(part * 100, whole, direction, ties?.tie).flatMap {
                    calls.promise(said, row([slots[0]: part, slots[1]: whole]), .equals("\($0)"))
                }
            }
        }
        guard first.says(["percentage of", "percent of", "the given percentage"]), let type = numberResult,
            calls.shape.slots.count == 2, calls.shape.slots[0].isReceiver,
            calls.shape.slots[0].type == calls.shape.result, calls.shape.slots[1].type == .integer("Int"),
            calls.shape.slots[1].name.lowercased().contains("percent")
        else { return [] }
        let tries = [(250, 1), (1_000, 10), (333, 10), (99, 5), (-250, 1)].filter { $0.0 > 0 || ties?.tie != nil }
        return tries.compactMap { amount, percent in
            rounded(amount * percent, 100, direction, ties?.tie).flatMap {
                calls.promise(
                    ties.map { amount * percent % 100 == 50 ? $0.quote : said } ?? said,
                    [type.value(amount), .int(percent)],
                    .equals("\($0)"), member: ".\(type.parameters[0].name)")
            }
        }
    }

    private func direction(_ comment: [DocumentationSentence]) -> (Direction, String)? {
        let rows: [(Direction, [String])] = [
            (.nearest, ["to the nearest", "rounded to nearest", "rounds to nearest"]),
            (.down, ["is rounded down", "rounded down", "rounds down"]), (.up, ["rounded up", "rounds up"]),
            (.toZero, ["rounded toward zero", "rounded towards zero", "truncated toward zero"]),
            (.awayFromZero, ["rounded away from zero"]),
        ]
        let isTie: (DocumentationSentence) -> Bool = { $0.says(Self.halves) }
        let found = rows.compactMap { row in
            comment.first { $0.says(row.1) && !isTie($0) && !$0.says(["if", "unless", "not"]) }.map { (row.0, $0.text) }
        }
        return found.count == 1 ? found[0] : nil
    }

    private static let halves = [
        "halfway", "half way", "half", "halves", "ties", "midway", "equally near", "equally close", "exactly between",
        "exactly in the middle",
    ]

    private func tie(_ comment: [DocumentationSentence]) -> (tie: Tie, quote: String)? {
        guard let sentence = comment.first(where: { $0.says(Self.halves) && !$0.says(["not", "if", "unless"]) }) else {
            return nil
        }
        let rows: [(Tie, [String])] = [
            (.awayFromZero, ["away from zero"]), (.toZero, ["toward zero", "towards zero"]),
            (.toEven, ["to even", "even one", "to the even", "bankers"]),
            (.up, ["round up", "rounds up", "rounded up", "go up"]),
            (.down, ["round down", "rounds down", "rounded down"]),
        ]
        let found = rows.filter { sentence.says($0.1) }
        return found.count == 1 ? (found[0].0, sentence.text) : nil
    }

    /// A quotient rounded; `nil` for a half of which nothing is said, and for what a direction leaves open.
    private func rounded(_ number: Int, _ divisor: Int, _ direction: Direction, _ tie: Tie?) -> Int? {
        let low = floored(number, divisor) / divisor
        if number % divisor == 0 { return low }
        switch direction {
        // What `down` means below zero is not said.
        case .down: return number > 0 ? low : nil
        case .up: return number > 0 ? low + 1 : nil
        case .toZero: return number > 0 ? low : low + 1
        case .awayFromZero: return number > 0 ? low + 1 : low
        case .nearest:
            let rest = (number - low * divisor) * 2
            if rest != divisor { return rest < divisor ? low : low + 1 }
            switch tie {
            case .up: return number > 0 ? low + 1 : nil
            case .down: return number > 0 ? low : nil
            case .awayFromZero: return number > 0 ? low + 1 : low
            case .toZero: return number > 0 ? low : low + 1
            case .toEven: return low % 2 == 0 ? low : low + 1
            case nil: return nil
            }
        }
    }
}
