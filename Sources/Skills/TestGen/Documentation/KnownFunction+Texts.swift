extension KnownFunction {
    /// Functions of texts.
    static let textRows: [KnownFunction] = [
        KnownFunction(
            "reverse order|reversed|characters reverse order|reverses|reverses characters|reversed characters|reverse|characters reversed|reverses order characters",
            .text
        ) {
            $0[0].text.map { .string(String($0.reversed())) }
        },
        KnownFunction("characters|count characters|counts characters", .text) { $0[0].text.map { .int($0.count) } },
        KnownFunction("vowels|counts vowels|count vowels", .text) {
            $0[0].text.map { .int($0.filter { "aeiouAEIOU".contains($0) }.count) }
        },
        KnownFunction("words|counts words|count words", .text) {
            $0[0].text.map { .int($0.split(separator: " ").count) }
        },
        KnownFunction(
            "lower case|lowercase|lowercased|converted lower case|converts lower case|converted lowercase|converts lowercase",
            .text
        ) { $0[0].text.map { .string($0.lowercased()) } },
        KnownFunction(
            "upper case|uppercase|uppercased|converted upper case|converts upper case|converted uppercase|converts uppercase",
            .text
        ) { $0[0].text.map { .string($0.uppercased()) } },
        KnownFunction("words reverse order|reverses order words|reverses words order", .text) {
            $0[0].text.map { .string($0.split(separator: " ").reversed().joined(separator: " ")) }
        },
        KnownFunction(
            "first letter each word capitalized|capitalizes first letter each word|first letter each word capitalised|capitalises first letter each word|"
                + "capitalizes first letter every word|first letter every word capitalized|capitalizes each word", .text
        ) { values in
            // What happens to the other letters is not said, so only lower-case texts tell.
            guard let text = values[0].text, text == text.lowercased() else { return nil }
            return .string(
                text.split(separator: " ", omittingEmptySubsequences: false).map {
                    $0.prefix(1).uppercased() + $0.dropFirst()
                }.joined(separator: " "))
        },
        KnownFunction(
            "first letter capitalized|capitalizes first letter|first character capitalized|capitalizes first character|first letter upper case|first letter uppercased|first letter capitalised|"
                + "uppercases first letter|uppercases first character|capitalises first letter", .text
        ) { values in
            guard let text = values[0].text, text == text.lowercased() else { return nil }
            return .string(text.prefix(1).uppercased() + text.dropFirst())
        },
        KnownFunction("length longest common prefix", .texts) { texts($0) { .int(prefix($0, $1).count) } },
        KnownFunction("longest common prefix|common prefix", .texts) { texts($0) { .string(prefix($0, $1)) } },
        KnownFunction(
            "levenshtein distance|edit distance|levenshtein edit distance|levenshtein (edit) distance", .texts
        ) {
            texts($0) { .int(NumberFacts.editDistance($0, $1)) }
        },
        KnownFunction(
            "hamming distance|differ|equal length differ|characters differ|equal length|places differ", .texts
        ) {
            texts($0) { $0.count == $1.count ? .int(zip($0, $1).filter { $0 != $1 }.count) : nil }
        },
        KnownFunction("repeated times|repeats times|repeated|repeats|repeated count times", .textAndCount) { values in
            guard let text = values[0].text, let count = values[1].integer, count >= 0 else { return nil }
            return .string(String(repeating: text, count: count))
        },
        KnownFunction("first characters", .textAndCount) { values in
            guard let text = values[0].text, let count = values[1].integer, count >= 0 else { return nil }
            return .string(String(text.prefix(count)))
        },
        KnownFunction("last characters", .textAndCount) { values in
            guard let text = values[0].text, let count = values[1].integer, count >= 0 else { return nil }
            return .string(String(text.suffix(count)))
        },
    ]

    private static func texts(_ values: [SampleValue], _ body: (String, String) -> SampleValue?) -> SampleValue? {
        guard values.count == 2, let first = values[0].text, let second = values[1].text else { return nil }
        return body(first, second)
    }

    private static func prefix(_ first: String, _ second: String) -> String {
        String(zip(first, second).prefix { $0 == $1 }.map(\.0))
    }
}
