/// How words of a question are typed in haste, and what they stand for.
enum AskedShorthand {
    /// The words that one folded word stands for: `who s` for `whos`.
    static func spelledOut(_ word: String) -> [String] { long[word] ?? [word] }

    private static let long: [String: [String]] = [
        "whos": ["who", "s"], "whats": ["what", "s"], "wheres": ["where", "s"], "whens": ["when", "s"],
        "hows": ["how", "s"], "wats": ["what", "s"], "wat": ["what"], "u": ["you"], "ur": ["your"], "r": ["are"],
        "n": ["and"], "bday": ["birthday"], "bdays": ["birthdays"], "fave": ["favorite"], "fav": ["favorite"],
        "faves": ["favorites"], "pls": ["please"], "plz": ["please"], "im": ["i", "m"], "ive": ["i", "ve"],
        "dont": ["don", "t"], "doesnt": ["doesn", "t"], "cant": ["can", "t"], "isnt": ["isn", "t"],
        "appt": ["appointment"], "hubby": ["husband"], "bf": ["boyfriend"], "gf": ["girlfriend"],
    ]
}
