/// Names of money.
enum Currencies {
    /// The currency that stands after "in": "in euros", "in Swiss francs".
    static func named(in phrase: Phrase) -> Phrase? {
        for index in phrase.indices where phrase[index].form == "in" {
            let after = phrase[(index + 1)...]
            for length in [1, 2] where after.count >= length {
                let name = after.prefix(length)
                guard let last = name.last, names.contains(last.form),
                    length == 1 || Lexicon.demonyms.contains(name.first?.form ?? "")
                        || name.first?.isCapitalised == true
                else { continue }
                return name
            }
        }
        return nil
    }

    /// Whether a word names money.
    static func contains(_ form: String) -> Bool { names.contains(form) }

    private static let names: Set<String> = [
        "euros", "euro", "dollars", "pounds", "francs", "zloty", "złoty", "zlotys", "yen", "yuan", "rupees", "rubles",
        "kroner", "kronor", "krona", "krone", "pesos", "reais", "rand", "lira", "forint", "shekels", "dirhams", "won",
        "koruna", "crowns", "baht", "drams", "taka", "tenge", "som", "dong", "kwacha", "pula", "birr", "cedis", "cedi",
        "lari", "manat",
        "dinar", "dirham", "riyal", "kip", "kyat", "quetzales", "bolivianos", "guaranies", "colones", "afghani",
        "rupee", "peso",
        "dollar", "pound", "franc", "shilling", "ringgit", "naira", "shillings", "dinars", "lei", "leva", "hryvnia",
        "eur", "usd",
        "gbp", "chf", "pln", "sterling", "rupiah", "riyals", "soles",
    ]
}
