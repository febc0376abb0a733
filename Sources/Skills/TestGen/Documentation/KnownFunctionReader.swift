/// Knows functions by the names authors give them, and computes what they give.
struct KnownFunctionReader {
    let names: SlotNames

    private typealias Function = @Sendable ([SampleValue]) -> SampleValue?

    /// What the values of a call have to be.
    private enum Shape: Sendable {
        case integers(Int)
        case numbers(Int)
        case list
        case text
        case texts
    }

    /// Words that say nothing of which function is meant.
    private static let filler: Set<String> = [
        "the", "a", "an", "of", "two", "given", "specified", "all", "in", "this", "its", "it", "integers", "integer",
        "numbers", "number",
        "values", "value", "array", "list", "collection", "sequence", "string", "strings", "text", "returns", "return",
        "returning", "computes",
        "compute", "calculates", "calculate", "finds", "find", "gets", "elements", "items", "between", "for", "from",
        "and", "using", "euclid's",
        "euclidean", "algorithm", "determines", "new", "provided", "method", "function", "recursively", "iteratively",
        "with", "containing", "copy",
        "that", "which", "are", "is", "to", "be", "gives", "yields", "result", "by", "b", "n", "x", "y",
    ]

    private static let rows: [(names: [String], shape: Shape, function: Function)] = [
        (
            [
                "greatest common divisor", "gcd", "greatest common factor", "highest common factor",
                "greatest common divisor (gcd)",
            ], .integers(2),
            { values in
                zip2(values) { .int(NumberFacts.greatestCommonDivisor($0, $1)) }
            }
        ),
        (
            ["least common multiple", "lowest common multiple", "lcm", "smallest common multiple"], .integers(2),
            { values in
                zip2(values) { a, b in
                    a == 0 || b == 0 ? nil : .int(abs(a * b) / NumberFacts.greatestCommonDivisor(a, b))
                }
            }
        ),
        (["factorial"], .integers(1), { $0[0].integer.flatMap { NumberFacts.factorial($0) }.map { .int($0) } }),
        (
            ["sum digits", "sum decimal digits", "digit sum"], .integers(1),
            { $0[0].integer.map { .int(NumberFacts.digitSum($0)) } }
        ),
        (["digits", "decimal digits"], .integers(1), { $0[0].integer.map { .int(String($0.magnitude).count) } }),
        (["absolute", "magnitude"], .integers(1), { $0[0].integer.map { .int(abs($0)) } }),
        (["square"], .integers(1), { $0[0].integer.map { .int($0 * $0) } }),
        (["cube"], .integers(1), { $0[0].integer.map { .int($0 * $0 * $0) } }),
        (["sum"], .integers(2), { values in zip2(values) { .int($0 + $1) } }),
        (["product"], .integers(2), { values in zip2(values) { .int($0 * $1) } }),
        (["larger", "maximum", "greater", "bigger"], .integers(2), { values in zip2(values) { .int(max($0, $1)) } }),
        (["smaller", "minimum", "lesser"], .integers(2), { values in zip2(values) { .int(min($0, $1)) } }),
        (["sum", "total"], .list, { total($0) { $0.reduce(0, +) } }),
        (["product"], .list, { total($0) { $0.reduce(1, *) } }),
        (["sum squares"], .list, { total($0) { $0.map { $0 * $0 }.reduce(0, +) } }),
        (
            ["average", "mean", "arithmetic mean"], .list,
            { numbers($0).flatMap { $0.isEmpty ? nil : .double($0.reduce(0, +) / Double($0.count)) } }
        ),
        (["median"], .list, { numbers($0).flatMap { median($0) }.map { .double($0) } }),
        (
            ["largest", "maximum", "greatest", "biggest", "highest", "largest element"], .list,
            { total($0) { $0.max() } }
        ),
        (["smallest", "minimum", "least", "lowest"], .list, { total($0) { $0.min() } }),
        (
            ["reverse order", "reversed", "reversed order", "reverses", "reverse"], .list,
            { $0[0].elements.map { .array($0.reversed()) } }
        ),
        (
            [
                "sorted ascending order", "ascending order", "sorts ascending order", "sorted",
                "sorted increasing order", "sorts increasing order",
            ], .list,
            {
                integers($0).map { .array($0.sorted().map { .int($0) }) }
            }
        ),
        (
            ["descending order", "sorted descending order", "sorts descending order", "sorted decreasing order"], .list,
            {
                integers($0).map { .array($0.sorted(by: >).map { .int($0) }) }
            }
        ),
        (
            ["without duplicates", "removes duplicates", "unique", "distinct"], .list,
            { values in
                values[0].elements.map { elements in
                    var seen: Set<SampleValue> = []
                    return .array(elements.filter { seen.insert($0).inserted })
                }
            }
        ),
        (["first"], .list, { $0[0].elements?.first }),
        (["last"], .list, { $0[0].elements?.last }),
        (
            [
                "reverse order", "reversed", "characters reverse order", "reverses", "reverses characters",
                "reversed characters", "reverse",
            ], .text,
            {
                $0[0].text.map { .string(String($0.reversed())) }
            }
        ),
        (["characters", "count characters", "counts characters"], .text, { $0[0].text.map { .int($0.count) } }),
        (
            ["vowels", "counts vowels"], .text,
            { $0[0].text.map { .int($0.filter { "aeiouAEIOU".contains($0) }.count) } }
        ),
        (["words", "counts words"], .text, { $0[0].text.map { .int($0.split(separator: " ").count) } }),
        (["length longest common prefix"], .texts, { texts($0) { .int(zip($0, $1).prefix { $0 == $1 }.count) } }),
        (
            ["longest common prefix"], .texts,
            { texts($0) { .string(String(zip($0, $1).prefix { $0 == $1 }.map(\.0))) } }
        ),
        (
            ["levenshtein distance", "edit distance", "levenshtein edit distance"], .texts,
            { texts($0) { .int(NumberFacts.editDistance($0, $1)) } }
        ),
        (
            [
                "hamming distance", "positions at differ", "positions at equal length differ",
                "positions at characters differ",
            ], .texts,
            {
                texts($0) { $0.count == $1.count ? .int(zip($0, $1).filter { $0 != $1 }.count) : nil }
            }
        ),
        (
            [
                "converts temperature degrees celsius degrees fahrenheit", "converts celsius fahrenheit",
                "converts degrees celsius degrees fahrenheit", "converts temperature celsius fahrenheit",
                "converts degrees celsius fahrenheit",
            ], .numbers(1),
            {
                $0[0].number.map { .double($0 * 9 / 5 + 32) }
            }
        ),
        (
            [
                "converts temperature degrees fahrenheit degrees celsius", "converts fahrenheit celsius",
                "converts degrees fahrenheit degrees celsius", "converts temperature fahrenheit celsius",
            ], .numbers(1),
            {
                $0[0].number.map { .double(($0 - 32) * 5 / 9) }
            }
        ),
    ]

    /// The function that all of these words name; `nil` where they say more or something else.
    func function(_ tokens: ArraySlice<SentenceToken>) -> ((CallAssignment) -> SampleValue?)? {
        let content = tokens.filter { token in
            if case .mark = token { return false }
            return !token.isWord(Self.filler) && !(token.code != nil && names.named(token) != nil)
        }
        let words = content.compactMap(\.word)
        guard words.count == content.count, !words.isEmpty else { return nil }
        let name = words.joined(separator: " ")
        for row in Self.rows where row.names.contains(name) {
            guard let slots = slots(row.shape) else { continue }
            return { assignment in
                let values = slots.compactMap { assignment.values[$0] }
                return values.count == slots.count ? row.function(values) : nil
            }
        }
        return nil
    }

    /// The slots that are the function's arguments: all those without a default value.
    private func slots(_ shape: Shape) -> [Int]? {
        let all = names.shape.slots
        let needed = all.indices.filter { !all[$0].hasDefault }
        func fit(_ count: Int, _ test: (SampleType) -> Bool) -> [Int]? {
            needed.count == count && needed.allSatisfy { test(all[$0].type) } ? needed : nil
        }
        switch shape {
        case .integers(let count): return fit(count, \.isInteger)
        case .numbers(let count): return fit(count, \.isFloating)
        case .list: return fit(1) { $0.isArray && ($0.element?.isNumber ?? false) }
        case .text: return fit(1, \.isString)
        case .texts: return fit(2, \.isString)
        }
    }

    private static func zip2(_ values: [SampleValue], _ body: (Int, Int) -> SampleValue?) -> SampleValue? {
        guard values.count == 2, let first = values[0].integer, let second = values[1].integer else { return nil }
        return body(first, second)
    }

    private static func texts(_ values: [SampleValue], _ body: (String, String) -> SampleValue?) -> SampleValue? {
        guard values.count == 2, let first = values[0].text, let second = values[1].text else { return nil }
        return body(first, second)
    }

    private static func numbers(_ values: [SampleValue]) -> [Double]? {
        guard let elements = values[0].elements else { return nil }
        let numbers = elements.compactMap(\.number)
        return numbers.count == elements.count ? numbers : nil
    }

    private static func integers(_ values: [SampleValue]) -> [Int]? {
        guard let elements = values[0].elements else { return nil }
        let numbers = elements.compactMap(\.integer)
        return numbers.count == elements.count ? numbers : nil
    }

    /// A number made from a list, an integer where the list holds integers.
    private static func total(_ values: [SampleValue], _ body: ([Double]) -> Double?) -> SampleValue? {
        guard let list = numbers(values), let number = body(list) else { return nil }
        return integers(values) != nil ? .int(Int(number)) : .double(number)
    }

    private static func median(_ numbers: [Double]) -> Double? {
        let sorted = numbers.sorted()
        guard !sorted.isEmpty else { return nil }
        let middle = sorted.count / 2
        return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    }
}
