/// Numbers with a digit that tells whether the others were copied right.
extension Operation {
    static let checkDigits: [Operation] = [
        Operation(
            "luhn", "luhn|card|checksum", takes: "text",
            rows: texts(
                "4539578763621486", "79927398713", "79927398710", "0", "18", "26", "8273123273520569",
                "4539319503436467", "1234567812345670", "059", "a", ""), settled: [.empty]
        ) { c in
            let digits = c.text(0).compactMap(\.wholeNumberValue)
            guard digits.count == c.text(0).count, digits.count > 1 else { return c.text(0).count > 1 ? false : nil }
            let sum = digits.reversed().enumerated().reduce(0) {
                $0 + ($1.offset % 2 == 0 ? $1.element : $1.element * 2 - ($1.element > 4 ? 9 : 0))
            }
            return .bool(sum % 10 == 0)
        },
        Operation(
            "check digit of an EAN-13", "ean check digit|ean digit|gtin check digit|isbn13 check digit",
            not: "valid is convert has", takes: "text",
            rows: texts(
                "400638133393", "978030640615", "123456789012", "000000000000", "978316148410", "501234567890",
                "999999999999", "590123412345", "12345", "4006381333931"), settled: [.short]
        ) { c in
            let digits = c.text(0).compactMap(\.wholeNumberValue)
            guard digits.count == 12, digits.count == c.text(0).count else { return .absent }
            return .int((10 - weighted(digits) % 10) % 10)
        },
        Operation(
            "is valid EAN-13", "valid ean|ean valid|is ean|valid gtin|valid isbn13|complete ean right check digit",
            takes: "text", options: [OperationOption("books only", on: "978|979")],
            rows: texts(
                "4006381333931", "4006381333932", "9780306406157", "1234567890128", "0000000000000", "9783161484100",
                "9783161484101", "5012345678900", "400638133393", "40063813X3931"), settled: [.short, .symbols]
        ) { c in
            let digits = c.text(0).compactMap(\.wholeNumberValue)
            guard digits.count == 13, digits.count == c.text(0).count else { return false }
            let isBook = digits.starts(with: [9, 7, 8]) || digits.starts(with: [9, 7, 9])
            return .bool(weighted(digits) % 10 == 0 && (isBook || !c["books only"]))
        },
        Operation(
            "is valid ISBN-10", "valid isbn10|isbn10 valid|valid isbn 10|valid isbn", not: "thirteen 13 isbn13",
            takes: "text",
            rows: texts(
                "0306406152", "0306406153", "080442957X", "0804429570", "3161484100", "316148410X", "0000000000",
                "X000000000", "1234567890", "123456789X", "030640615"), settled: [.short, .upper, .symbols]
        ) { c in
            let letters = c.letters(0)
            let digits = letters.enumerated().compactMap { place, letter -> Int? in
                place == 9 && letter == "X" ? 10 : letter.wholeNumberValue
            }
            guard letters.count == 10, digits.count == 10 else { return false }
            return .bool(digits.enumerated().reduce(0) { $0 + (10 - $1.offset) * $1.element } % 11 == 0)
        },
        Operation(
            "duration of Morse code", "duration morse|duration dot|time dot length|time dash|sending time dot",
            takes: "text",
            rows: texts(
                ".", "-", "..", ".-", "... --- ...", ". .", ". -", "- -", "- . -", ". / .", "- / .", ". - / -",
                "- / - .",
                ".- / -...", "-.-. --- -.. ."),
            settled: [.symbols]
        ) { c in
            let words = c.text(0).split(separator: "/").map { $0.split(separator: " ") }
            let letters = words.flatMap { $0 }
            let signs = letters.joined().reduce(0) { $0 + ($1 == "." ? 1 : 3) }
            let pauses = letters.reduce(0) { $0 + $1.count - 1 }
            let gaps = words.reduce(0) { $0 + ($1.count - 1) * 3 } + (words.count - 1) * 7
            return .int(signs + pauses + gaps)
        },
    ]

    /// The digits weighted 1, 3, 1, 3 from the left.
    private static func weighted(_ digits: [Int]) -> Int {
        digits.enumerated().reduce(0) { $0 + $1.element * ($1.offset % 2 == 0 ? 1 : 3) }
    }
}
