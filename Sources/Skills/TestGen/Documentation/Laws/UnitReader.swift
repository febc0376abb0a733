import SwiftTools

/// Reads in which unit a property tells what another one tells in another unit: `The span in nanoseconds` of what is made of
/// milliseconds.
///
/// Only what is a whole number in both units is tried, so that it makes no difference how fractions are rounded.
struct UnitReader: LawReader {
    let calls: LawCalls

    /// Units of one kind, each with how many of the smallest it is.
    private static let kinds: [[String: Double]] = [
        [
            "nanosecond": 1, "microsecond": 1e3, "millisecond": 1e6, "second": 1e9, "minute": 60e9, "hour": 3600e9,
            "day": 86_400e9, "week": 604_800e9,
        ],
        ["millimeter": 1, "centimeter": 10, "decimeter": 100, "meter": 1000, "kilometer": 1e6],
        ["milligram": 1, "gram": 1e3, "kilogram": 1e6, "tonne": 1e9],
        ["milliliter": 1, "centiliter": 10, "deciliter": 100, "liter": 1000],
        ["inch": 1, "foot": 12, "yard": 36],
    ]
    private static let forms = [
        "metre": "meter", "metres": "meter", "kilometre": "kilometer", "centimetre": "centimeter", "feet": "foot",
        "inches": "inch", "litre": "liter", "millilitre": "milliliter", "millimetre": "millimeter",
    ]
    private static let counts: [Double] = [1, 2, 3, 5, 10, 48, 720]

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role, _ comment: [DocumentationSentence]
    ) -> [DocumentedExpectation] {
        let symbol = calls.context.symbol
        guard role == .discussion, sentence == comment.first, symbol.kind == .property,
            symbol.declaration.contains("{"), SampleType(symbol.type ?? "").isNumber,
            let own = OwnType(symbol.owner.joined(separator: "."), in: [], symbols: calls.context.module),
            let view = PlainView(own, symbols: calls.context.module), view.form == .number,
            let unit = unit(sentence, symbol), let base = Self.unit(SlotNames.words(view.name)),
            base.kind == unit.kind, base.size != unit.size
        else { return [] }
        return Self.counts.compactMap { count in
            // So many of the larger of both units.
            let size = max(base.size, unit.size) * count
            guard let number = Int(exactly: size / base.size), let expected = Int(exactly: size / unit.size),
                number < 1 << 40,
                let made = view.made(of: view.plain.isFloating ? .double(Double(number)) : .int(number))
            else { return nil }
            return calls.promise(sentence.text, [made], .equals("\(expected)"))
        }
    }

    /// The unit that a summary and the property's own name agree on: `The full minutes in the span`, of `wholeMinutes`.
    private func unit(_ sentence: DocumentationSentence, _ symbol: CodeSymbol) -> (kind: Int, size: Double)? {
        let words = sentence.tokens.compactMap { $0.word }
        // `the minutes past the hour` is part of something, `a day of 8 hours` another unit.
        let parts: Set<String> = [
            "past", "beyond", "remainder", "remaining", "left", "component", "part", "after", "within", "per",
        ]
        let named = words.compactMap { Self.unit([$0]) }
        guard Set(words).isDisjoint(with: parts), let first = named.first, named.allSatisfy({ $0 == first }),
            let own = Self.unit(SlotNames.words(symbol.baseName)), own == first
        else { return nil }
        return first
    }

    /// The only unit among words.
    private static func unit(_ words: [String]) -> (kind: Int, size: Double)? {
        let found = words.compactMap { word -> (kind: Int, size: Double)? in
            let plain = forms[word] ?? (word.hasSuffix("s") ? String(word.dropLast()) : word)
            let single = forms[plain] ?? plain
            return kinds.indices.lazy.compactMap { kind in kinds[kind][single].map { (kind, $0) } }.first
        }
        return found.count == 1 ? found[0] : nil
    }
}
