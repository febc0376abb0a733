/// How contractions are spelled out, those typed without an apostrophe included.
enum Contractions {
    /// The forms a word stands for, each with the number of characters it covers (`nil`: all that are left).
    static func parts(of word: String, after previous: String?) -> [(form: String, length: Int?)] {
        if let whole = wholes[word] { return whole }
        // "my names zac", "my mums a nurse"
        if previous == "my", ["names", "mums", "moms", "dads", "hubbys", "surnames"].contains(word) {
            return [(String(word.dropLast()), word.count - 1), ("is", nil)]
        }
        if word.hasSuffix("n't") {
            let stem = String(word.dropLast(3))
            return [(auxiliaries[stem] ?? stem, stem.count), ("not", nil)]
        }
        for (suffix, form) in suffixes where word.hasSuffix(suffix) && word.count > suffix.count {
            let stem = String(word.dropLast(suffix.count))
            return [(stem, stem.count), (form, nil)]
        }
        return [(word, nil)]
    }

    private static let suffixes = [
        ("'m", "am"), ("'re", "are"), ("'ve", "have"), ("'ll", "will"), ("'d", "would"), ("'s", "'s"),
    ]

    /// `can't` loses its stem's last letter, `won't` more.
    private static let auxiliaries = ["ca": "can", "wo": "will", "sha": "shall"]

    private static let wholes: [String: [(form: String, length: Int?)]] = [
        "im": [("i", 1), ("am", nil)], "ive": [("i", 1), ("have", nil)], "iam": [("i", 1), ("am", nil)],
        "dont": [("do", 2), ("not", nil)], "doesnt": [("does", 4), ("not", nil)], "didnt": [("did", 3), ("not", nil)],
        "cant": [("can", 2), ("not", nil)], "cannot": [("can", 3), ("not", nil)], "isnt": [("is", 2), ("not", nil)],
        "arent": [("are", 3), ("not", nil)], "wasnt": [("was", 3), ("not", nil)],
        "havent": [("have", 4), ("not", nil)],
        "hasnt": [("has", 3), ("not", nil)], "wont": [("will", 1), ("not", nil)],
        "wouldnt": [("would", 5), ("not", nil)],
        "shes": [("she", 3), ("is", nil)], "hes": [("he", 2), ("is", nil)], "thats": [("that", 4), ("is", nil)],
        "theyre": [("they", 4), ("are", nil)], "weve": [("we", 2), ("have", nil)], "youre": [("you", 3), ("are", nil)],
        "she's": [("she", 3), ("is", nil)], "he's": [("he", 2), ("is", nil)], "it's": [("it", 2), ("is", nil)],
        "that's": [("that", 4), ("is", nil)], "who's": [("who", 3), ("is", nil)],
        "there's": [("there", 5), ("is", nil)],
        "what's": [("what", 4), ("is", nil)], "where's": [("where", 5), ("is", nil)],
        "let's": [("let", 3), ("us", nil)],
        "how's": [("how", 3), ("is", nil)], "here's": [("here", 4), ("is", nil)], "when's": [("when", 4), ("is", nil)],
        "gonna": [("going", 4), ("to", nil)], "wanna": [("want", 3), ("to", nil)], "gotta": [("got", 3), ("to", nil)],
        "anymore": [("any", 3), ("more", nil)], "favourite": [("favorite", nil)], "favourites": [("favorites", nil)],
        "everyday": [("every", 5), ("day", nil)], "allergc": [("allergic", nil)], "alergic": [("allergic", nil)],
        "vegitarian": [("vegetarian", nil)], "vegeterian": [("vegetarian", nil)], "favorit": [("favorite", nil)],
        "i": [("i", nil)], "pls": [("please", nil)], "plz": [("please", nil)], "u": [("you", nil)],
        "ur": [("your", nil)], "thx": [("thanks", nil)], "bc": [("because", nil)], "b/c": [("because", nil)],
        "coz": [("because", nil)], "tho": [("though", nil)], "favs": [("favorites", nil)], "fav": [("favorite", nil)],
        "fave": [("favorite", nil)], "faves": [("favorites", nil)], "didn": [("did", nil)],
        "ain't": [("am", 2), ("not", nil)],
        "couldnt": [("could", 5), ("not", nil)], "shouldnt": [("should", 6), ("not", nil)],
        "werent": [("were", 4), ("not", nil)], "theres": [("there", 5), ("is", nil)],
        "whats": [("what", 4), ("is", nil)],
        "lets": [("let", 3), ("us", nil)], "gf": [("girlfriend", nil)],
        "bf": [("boyfriend", nil)], "rn": [("now", nil)], "ppl": [("people", nil)], "abt": [("about", nil)],
        "youve": [("you", 3), ("have", nil)], "hadnt": [("had", 3), ("not", nil)],
        "theyve": [("they", 4), ("have", nil)],
        "colour": [("color", nil)],
    ]
}
