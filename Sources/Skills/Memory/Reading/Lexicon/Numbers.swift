/// Numbers written as words or digits.
enum Numbers {
    /// The value of a word: `seven`, `thirty-four`, `34`.
    static func value(_ form: String) -> Int? {
        if form.allSatisfy({ $0.isASCII && $0.isNumber }) { return Int(form) }
        if let small = words[form] { return small }
        let parts = form.split(separator: "-").map(String.init)
        if parts.count == 2, let tens = words[parts[0]], tens >= 20, tens % 10 == 0, let ones = words[parts[1]],
            ones < 10
        {
            return tens + ones
        }
        return nil
    }

    /// The value of an ordinal: `3rd`, `third`.
    static func ordinal(_ form: String) -> Int? {
        if let named = ordinals.firstIndex(of: form) { return named + 1 }
        for suffix in ["st", "nd", "rd", "th"] where form.hasSuffix(suffix) {
            return Int(form.dropLast(2))
        }
        return nil
    }

    private static let words: [String: Int] = {
        let small = [
            "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
            "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
        ]
        let tens = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
        var words = Dictionary(uniqueKeysWithValues: small.enumerated().map { ($1, $0) })
        for (index, word) in tens.enumerated() { words[word] = (index + 2) * 10 }
        return words
    }()

    private static let ordinals = [
        "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh",
        "twelfth", "thirteenth", "fourteenth", "fifteenth", "sixteenth", "seventeenth", "eighteenth", "nineteenth",
        "twentieth", "twenty-first", "twenty-second", "twenty-third", "twenty-fourth", "twenty-fifth", "twenty-sixth",
        "twenty-seventh", "twenty-eighth", "twenty-ninth", "thirtieth", "thirty-first",
    ]
}
