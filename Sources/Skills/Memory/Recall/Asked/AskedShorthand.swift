/// How words of a question are typed in haste, and what they stand for.
enum AskedShorthand {
    /// The words that one folded word stands for: `who s` for `whos`.
    static func spelledOut(_ word: String) -> [String] { long[word] ?? [word] }

    /// A question whose question words are spelled out: "wen is my exam" as "when is my exam".
    static func asked(_ text: String) -> String {
        var isOwn = false
        return text.split(separator: " ", omittingEmptySubsequences: false).map { piece in
            let word = Folding.lower(String(piece))
            defer { isOwn = word == "my" }
            // "My MIL"
            if isOwn, let relative = inLaws[String(word.prefix(while: \.isLetter))] {
                return relative + word.drop(while: \.isLetter)
            }
            guard piece.first?.isLowercase == true, slips.contains(word), let long = long[word] else {
                return String(piece)
            }
            return long.joined(separator: "'")
        }.joined(separator: " ")
    }

    private static let inLaws = [
        "mil": "mother-in-law", "fil": "father-in-law", "sil": "sister-in-law", "bil": "brother-in-law",
    ]

    private static let slips: Set<String> = [
        "wat", "wats", "wot", "wots", "wht", "wen", "wens", "whn", "wer", "wher", "whr", "wich",
    ]

    /// The text with everyday names of people and animals in their plain form: "my other half" is "my spouse".
    static func plainly(_ text: String) -> String {
        var words = text.split(separator: " ", omittingEmptySubsequences: true).map(String.init)
        var index = 0
        while index < words.count {
            for (form, plain) in plainForms where form.count + index <= words.count {
                let here = words[index..<(index + form.count)].map { Folding.lower($0) }
                let last = here.last ?? ""
                guard zip(form.dropLast(), here.dropLast()).allSatisfy({ $0 == $1 }) else { continue }
                // What stands behind the last word: a comma, an apostrophe with its s.
                guard let end = form.last, last.hasPrefix(end) else { continue }
                let rest = last.dropFirst(end.count)
                guard rest.isEmpty || rest.first.map({ !$0.isLetter }) == true || rest == "s" else { continue }
                words.replaceSubrange(index..<(index + form.count), with: [plain + rest])
                break
            }
            index += 1
        }
        return words.joined(separator: " ")
    }

    private static let plainForms: [([String], String)] = [
        (["my", "boys"], "my sons"), (["my", "boy"], "my son"), (["her", "boy"], "her son"),
        (["his", "boy"], "his son"),
        (["my", "girls"], "my daughters"), (["my", "girl"], "my daughter"), (["little", "girl"], "daughter"),
        (["little", "boy"], "son"), (["oldest", "boy"], "oldest son"), (["youngest", "boy"], "youngest son"),
        (["oldest", "girl"], "oldest daughter"), (["youngest", "girl"], "youngest daughter"),
        (["other", "half"], "spouse"), (["better", "half"], "spouse"), (["significant", "other"], "partner"),
        (["little", "one"], "youngest child"), (["littlest", "one"], "youngest child"),
        (["my", "littlest"], "my youngest child"),
        (["my", "superior"], "my boss"), (["line", "manager"], "boss"), (["next", "door"], "neighbour"),
        (["doggo"], "dog"), (["pooch"], "dog"), (["hound"], "dog"), (["kitty"], "cat"), (["bunny"], "rabbit"),
        (["missus"], "wife"), (["fella"], "husband"), (["grannie"], "grandmother"), (["the", "wife"], "my wife"),
        (["the", "husband"], "my husband"), (["the", "boss"], "my boss"), (["the", "kids"], "my children"),
    ]

    private static let long: [String: [String]] = [
        "whos": ["who", "s"], "whats": ["what", "s"], "wheres": ["where", "s"], "whens": ["when", "s"],
        "hows": ["how", "s"], "wats": ["what", "s"], "wat": ["what"], "wot": ["what"], "wots": ["what", "s"],
        "wht": ["what"],
        "wen": ["when"], "wens": ["when", "s"], "whn": ["when"], "wer": ["where"], "wher": ["where"], "whr": ["where"],
        "hw": ["how"], "wich": ["which"], "u": ["you"], "ur": ["your"], "r": ["are"],
        "n": ["and"], "bday": ["birthday"], "bdays": ["birthdays"], "fave": ["favorite"], "fav": ["favorite"],
        "faves": ["favorites"], "pls": ["please"], "plz": ["please"], "im": ["i", "m"], "ive": ["i", "ve"],
        "dont": ["don", "t"], "doesnt": ["doesn", "t"], "cant": ["can", "t"], "isnt": ["isn", "t"],
        "appt": ["appointment"], "hubby": ["husband"], "bf": ["boyfriend"], "gf": ["girlfriend"],
        "pw": ["password"], "pwd": ["password"], "ph": ["phone"], "addy": ["address"], "tel": ["phone"],
        "tmrw": ["tomorrow"], "tmr": ["tomorrow"], "sis": ["sister"], "bro": ["brother"],
    ]
}
