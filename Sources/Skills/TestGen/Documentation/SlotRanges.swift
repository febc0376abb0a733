import SwiftTools

/// Which numbers are allowed for the values of a call, as documentation says: `the hour runs from 0 through 23`.
struct SlotRanges {
    /// The least and the greatest number, by slot.
    let bounds: [Int: ClosedRange<Double>]

    /// Reads the paragraphs of a comment, and those of the owner's properties of the same names.
    init(
        _ paragraphs: [(text: String, role: DocumentationBlock.Role)], names: SlotNames, module: [CodeSymbol]
    ) {
        var bounds: [Int: ClosedRange<Double>] = [:]
        let slots = names.shape.slots
        let words = paragraphs.map { $0.text.lowercased() }.joined(separator: " ")
        let isNeeded = ["out of ", "outside", "else", "other"].contains { words.contains($0) }
        guard isNeeded else {
            self.bounds = [:]
            return
        }
        for (slot, kind) in slots.enumerated() where kind.type.isNumber && !kind.isReceiver {
            let property = module.first {
                $0.owner == names.shape.symbol.owner && $0.kind == .property && $0.baseName == kind.name
            }
            let comment = property?.documentation.prefix { !$0.isEmpty }.joined(separator: " ") ?? ""
            for sentence in DocumentationSentence.sentences(of: comment) {
                bounds[slot] = Self.range(sentence.tokens[...])
            }
        }
        for (text, role) in paragraphs where role != .throwing && role != .returns {
            for sentence in DocumentationSentence.sentences(of: text) {
                if case .parameter(let name) = role {
                    guard let slot = slots.firstIndex(where: { $0.name == name && $0.type.isNumber }) else { continue }
                    bounds[slot] = Self.range(sentence.tokens[...]) ?? bounds[slot]
                    continue
                }
                for part in Self.parts(sentence.tokens) {
                    guard let (slot, count) = names.subject(part, last: nil), slots[slot].type.isNumber,
                        !slots[slot].isReceiver
                    else { continue }
                    let rest = part.dropFirst(count)
                    let isSaid = rest.first?.isWord([
                        "runs", "ranges", "goes", "lies", "from", "is", "in", "between", "can",
                    ])
                    if isSaid ?? false, let range = Self.range(rest) { bounds[slot] = range }
                }
            }
        }
        self.bounds = bounds
    }

    /// Calls with one number at a bound or beyond it and all others allowed; none where not all are known.
    func edges(of shape: CallShape) -> Set<[SampleValue?]> {
        let slots = shape.slots.indices
        guard slots.count > 1, slots.allSatisfy({ bounds[$0] != nil && shape.slots[$0].type.isInteger }) else {
            return []
        }
        let plain: [SampleValue?] = slots.map { .int(Int(bounds[$0]?.lowerBound ?? 0)) }
        var edges: Set<[SampleValue?]> = []
        for slot in slots {
            guard let range = bounds[slot] else { continue }
            for number in [range.lowerBound - 1, range.lowerBound, range.upperBound, range.upperBound + 1] {
                var row = plain
                row[slot] = .int(Int(number))
                edges.insert(row)
            }
        }
        return edges
    }

    /// What stands between `and`s and commas, where a range is not cut by them.
    private static func parts(_ tokens: [SentenceToken]) -> [ArraySlice<SentenceToken>] {
        var parts: [ArraySlice<SentenceToken>] = []
        var start = 0
        for index in tokens.indices where tokens[index] == .word("and") || tokens[index] == .mark(",") {
            if tokens[start..<index].contains(.word("between")), range(tokens[start..<index]) == nil { continue }
            parts.append(tokens[start..<index])
            start = index + 1
        }
        return parts + [tokens[start...]]
    }

    /// `from 0 through 23`, `between 1 and 12`, `` in `0...59` ``
    private static func range(_ tokens: ArraySlice<SentenceToken>) -> ClosedRange<Double>? {
        for place in tokens.indices {
            if case .code(let code) = tokens[place], let range = range(code), place > tokens.startIndex,
                tokens[place - 1].isWord(["in", "within", "range"])
            {
                return range
            }
            guard tokens[place].isWord(["from", "between"]) else { continue }
            let isFrom = tokens[place] == .word("from")
            let rest = tokens[(place + 1)...]
            guard
                let joint = rest.firstIndex(where: { $0.isWord(isFrom ? ["to", "through"] : ["and"]) }),
                joint + 1 < rest.endIndex,
                let low = number(rest[rest.startIndex]), let high = number(rest[joint + 1]), low <= high
            else { continue }
            return low...high
        }
        return nil
    }

    private static func range(_ code: String) -> ClosedRange<Double>? {
        for (mark, less) in [("...", 0.0), ("..<", 1.0)] {
            let parts = code.split(separator: mark, omittingEmptySubsequences: false)
            guard parts.count == 2, let low = Double(parts[0]), let high = Double(parts[1]), low <= high - less else {
                continue
            }
            return low...(high - less)
        }
        return nil
    }

    private static func number(_ token: SentenceToken) -> Double? {
        (token.word ?? token.code).flatMap { NumberWord.number($0)?.number }
    }
}
