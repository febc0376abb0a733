/// What is said as it is spoken: German verbs without their last sound, names of places without a capital.
extension LanguageReader {
    /// "ich wohn": the written form of a verb that follows its subject or opens a clause.
    func spoken(_ form: String, after last: String?, in letter: Character) -> String {
        guard grammar.code == "de", letter.isLowercase, last == nil || last == "ich" || last == "und",
            Self.shortened.contains(form)
        else { return form }
        return form + "e"
    }

    private static let shortened: Set<String> = [
        "wohn", "leb", "arbeit", "hab", "heiss", "fahr", "spiel", "lern", "studier", "komm", "trink", "geh", "mach",
        "hass", "lieb", "sprech", "ess", "koch", "les", "lauf", "schlaf", "steh",
    ]

    /// "ich wohn in rostock": a place where nothing is written with a capital.
    func uncapitalised(_ words: [Word]) -> String? {
        guard !sentence.text.contains(where: \.isUppercase), let first = words.first, first.form.count > 3,
            !grammar.articles.contains(first.form), !Self.noPlaces.contains(first.form),
            !["mein", "dein", "sein", "ihr", "unser", "eur", "dies", "jed", "ein", "kein"].contains(where: {
                first.form.hasPrefix($0) && first.form.count <= $0.count + 2
            }),
            words.dropFirst().first.map({
                grammar.ends.contains($0.form) || grammar.joiners.contains($0.form)
            }) ?? true
        else { return nil }
        return NameReader.capitalised(String(sentence.text[first.range]))
    }

    private static let noPlaces: Set<String> = [
        "miete", "untermiete", "scheidung", "trennung", "frieden", "angst", "freiheit", "armut", "sunde", "heim",
        "casa", "centro", "citta", "campagna", "montagna", "affitto", "paix", "ville", "campagne", "banlieue",
        "couple", "coloc", "colocation", "caravane", "famille", "zona", "cidade", "campo", "ciudad", "pueblo",
        "pareja", "familia", "centre", "periferia", "provincia", "appart", "appartement", "hause", "zuhause",
        "deutschland", "wohngemeinschaft", "residence", "foyer", "cite", "coppia", "pace", "piso", "alquiler",
        "cama", "republica", "sitio", "apartamento", "montagne", "bord", "bordo", "cote", "deux", "nord", "sud",
    ]

    /// "je bosse dans une librairie à Rennes": the kind of place where somebody works, and the town it is in.
    func kindOfEmployer(_ words: [Word], _ person: Person) -> [Statement] {
        let end =
            words.firstIndex {
                ["a", "en", "em", "in", "au", "bei", "pres", "de", "di", "con", "com", "mit"].contains($0.form)
            }
            ?? words.endIndex
        let noun = words[..<end]
        guard (1...3).contains(noun.count), let head = noun.first(where: { Self.employers.contains($0.form) }) else {
            return []
        }
        let made = [Self.make(person, "employer", String(sentence.text[head.range]))]
        guard end < words.endIndex, !["de", "di", "con", "com", "mit"].contains(words[end].form) else { return made }
        return made + place("work_city", Array(words[(end + 1)...]), person)
    }

    private static let employers: Set<String> = [
        "librairie", "boulangerie", "ecole", "lycee", "hopital", "clinique", "banque", "mairie", "usine", "restaurant",
        "bar", "cafe", "hotel", "pharmacie", "garage", "ferme", "supermarche", "creche", "musee", "bibliotheque",
        "entrepot", "agence", "boucherie", "magasin", "ehpad", "mediatheque", "theatre", "patisserie", "imprimerie",
        "buchhandlung", "backerei", "schule", "krankenhaus", "klinik", "bank", "fabrik", "apotheke", "werkstatt",
        "kita", "kindergarten", "supermarkt", "bibliothek", "restaurante", "kneipe", "metzgerei", "gartnerei",
        "libreria", "panaderia", "escuela", "colegio", "hospital", "clinica", "banco", "fabrica", "farmacia",
        "taller", "guarderia", "supermercado", "biblioteca", "museo", "tienda", "peluqueria", "almacen",
        "panificio", "scuola", "ospedale", "banca", "officina", "asilo", "ristorante", "negozio", "magazzino",
        "livraria", "padaria", "escola", "museu", "loja", "armazem", "oficina", "cafetaria", "floricultura",
    ]
}
