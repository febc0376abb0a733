import Foundation

/// Times, and what is taken for granted, in the languages beside English.
extension LanguageReader {
    /// How the language says "no" before a food.
    var without: String {
        ["fr": "sans", "de": "kein", "es": "sin", "it": "senza", "pt": "sem"][grammar.code] ?? "no"
    }

    /// Whether the sentence speaks of what is to come.
    var isComing: Bool {
        let words = Self.words(sentence.text)
        return words.contains {
            grammar.months.contains($0) || Self.comingWords.contains($0)
                || Self.comingWords.contains(where: $0.hasPrefix)
        }
    }

    /// The words as written.
    func whole(_ words: [Word]) -> String {
        guard let first = words.first, let last = words.last, words.count <= 10 else { return "" }
        return FactText.oneLine(String(sentence.text[first.range.lowerBound..<last.range.upperBound]))
    }

    /// "un master de droit": with what it is in.
    func degree(_ words: [Word]) -> String {
        let bare = words.drop { grammar.articles.contains($0.form) }
        let end =
            bare.firstIndex {
                ["a", "in", "en", "an", "na", "no", "em", "bei", "chez", "presso", "alla"].contains($0.form)
            } ?? bare.endIndex
        return whole(Array(bare[..<end]))
    }

    /// "mit unseren zwei Kindern", "mes deux enfants": how many children there are.
    func presupposed() -> [Statement] {
        let words = Self.words(sentence.text)
        for index in words.indices.dropFirst(2) where Self.childWords.contains(words[index]) {
            guard Self.ours.contains(words[index - 2]),
                let count = grammar.numbers[words[index - 1]] ?? Int(words[index - 1]).map(String.init)
            else { continue }
            return [Statement(.user, "children", count, .verb("has \(count) \(words[index]) (children)"))]
        }
        return []
    }

    /// The statements with the time since when they hold.
    func dated(_ statements: [Statement]) -> [Statement] {
        guard let since = since() else { return statements }
        return statements.map { statement in
            var statement = statement
            if statement.validFrom == nil, statement.kind == .asserted, Self.lasting.contains(statement.attribute) {
                statement.validFrom = since
            }
            return statement
        }
    }

    /// "seit zwei Monaten", "depuis 2019", "desde enero", "da tre anni", "il y a deux ans", "ayer", "letzten Monat"
    private func since() -> String? {
        let words = Self.words(sentence.text)
        if words.contains(where: { ["gestern", "hier", "ayer", "ieri", "ontem"].contains($0) }) {
            return dates.text(.day, -1, prefix: 10)
        }
        for (index, word) in words.enumerated() {
            let unit = Self.unit(word)
            if let unit, index > 0 || index + 1 < words.count {
                let neighbours = [index > 0 ? words[index - 1] : "", index + 1 < words.count ? words[index + 1] : ""]
                if neighbours.contains(where: { Self.lastWords.contains($0) }) {
                    return dates.text(unit.0, -1, prefix: unit.1)
                }
            }
            guard Self.sinceWords.contains(word) || word == "llevo", index + 1 < words.count else { continue }
            let after = words[(index + 1)...].drop {
                ["de", "hace", "le", "el", "il", "o", "a", "dem", "mois", "mes"].contains($0)
            }.prefix(3)
            guard let next = after.first else { continue }
            if let year = Int(next), (1900...2100).contains(year) { return String(year) }
            if let month = grammar.months.firstIndex(of: next) {
                let year = dates.year(ofPast: month + 1)
                return "\(year)-" + (month < 9 ? "0\(month + 1)" : "\(month + 1)")
            }
            if let count = Int(next) ?? Self.counts[next], let unit = after.dropFirst().first.flatMap(Self.unit) {
                return dates.text(unit.0, -count, prefix: unit.1)
            }
        }
        return nil
    }

    private static func unit(_ word: String) -> (Calendar.Component, Int)? {
        if ["jahr", "jahre", "jahren", "an", "ans", "annee", "ano", "anos", "anno", "anni"].contains(word) {
            return (.year, 4)
        }
        if ["monat", "monate", "monaten", "mois", "mes", "meses", "mese", "mesi"].contains(word) { return (.month, 7) }
        if ["woche", "wochen", "semaine", "semaines", "semana", "semanas", "settimana", "settimane"].contains(word) {
            return (.weekOfYear, 7)
        }
        return nil
    }

    private static let sinceWords: Set<String> = ["seit", "vor", "depuis", "desde", "da", "dal", "ha", "hace", "a"]
    private static let lastWords: Set<String> = [
        "letzten", "letzte", "letztes", "dernier", "derniere", "pasado", "pasada", "scorso", "scorsa", "passado",
        "passada",
    ]
    private static let counts: [String: Int] = [
        "ein": 1, "einem": 1, "einer": 1, "zwei": 2, "drei": 3, "vier": 4, "funf": 5, "sechs": 6, "sieben": 7,
        "acht": 8, "zehn": 10,
        "un": 1, "une": 1, "deux": 2, "trois": 3, "quatre": 4, "cinq": 5, "six": 6, "sept": 7, "huit": 8, "dix": 10,
        "uno": 1, "una": 1, "dos": 2, "tres": 3, "cuatro": 4, "cinco": 5, "seis": 6, "siete": 7, "ocho": 8, "diez": 10,
        "due": 2, "tre": 3, "quattro": 4, "cinque": 5, "sei": 6, "sette": 7, "otto": 8, "dieci": 10,
        "um": 1, "uma": 1, "dois": 2, "duas": 2, "quatro": 4, "oito": 8, "dez": 10,
    ]
    private static let lasting: Set<String> = [
        "home_city", "employer", "job_title", "diet", "hobby", "relationship_status", "pet", "education", "habit",
        "living_situation",
    ]
    private static let comingWords: Set<String> = [
        "morgen", "nachste", "nachsten", "nachstes", "bald", "demain", "prochain", "prochaine", "bientot", "manana",
        "proxima", "proximo",
        "domani", "prossima", "prossimo", "presto", "amanha", "breve",
    ]
    private static let ours: Set<String> = [
        "unseren", "unsere", "meinen", "meine", "mes", "nos", "mis", "nuestros", "nuestras", "miei", "mie", "nostri",
        "nostre", "meus",
        "minhas", "nossos", "nossas",
    ]
    private static let childWords: Set<String> = [
        "kinder", "kindern", "sohne", "sohnen", "tochter", "tochtern", "enfants", "filles", "fils", "hijos", "hijas",
        "figli", "figlie",
        "bambini", "filhos", "filhas",
    ]
    /// Words that a time before the verb starts with: "por las tardes cuido …".
    static let timeLeads: Set<String> = [
        "por", "los", "las", "cada", "todos", "todas", "ogni", "il", "la", "tutti", "aos", "desde", "da", "depuis",
        "le", "tous", "toutes", "chaque", "en", "no", "na",
    ]

    /// "lavoro in banca": where one works, without a name.
    var field: String {
        Self.words(sentence.text).first {
            ["banca", "ufficio", "ospedale", "fabbrica", "comune", "posta"].contains($0)
        } ?? ""
    }

    /// Things that one "does" for pleasure.
    static let pastimes: Set<String> = [
        "yoga", "pilates", "natacion", "natacao", "nuoto", "escalada", "arrampicata", "ciclismo", "senderismo",
        "ceramica", "ballet",
        "danza", "danca", "teatro", "karate", "judo", "boxeo", "boxe", "atletismo", "equitacion", "equitazione", "surf",
        "fotografia",
        "croche", "punto", "ganchillo", "sci", "vela", "running", "crossfit", "musculacao", "ginastica",
    ]

    /// Words that a course of studies starts with.
    static let degrees: Set<String> = [
        "master", "licence", "doctorat", "these", "bts", "etudes", "apprentissage", "ausbildung", "studium",
        "promotion", "doktorarbeit",
        "bachelor", "grado", "doctorado", "carrera", "laurea", "dottorato", "mestrado", "doutoramento", "licenciatura",
        "doutorado",
        "maestria", "tesis", "tesi", "tese", "stage", "praktikum", "magistrale", "pos", "curso", "formation", "lehre",
    ]
    /// Verbs of what one may set out to do.
    static let lifeVerbs: Set<String> = [
        "lernen", "studieren", "werden", "ziehen", "heiraten", "laufen", "abnehmen", "aufhoren", "auswandern",
        "apprendre", "devenir",
        "courir", "etudier", "demenager", "arreter", "maigrir", "perdre", "aprender", "ser", "correr", "estudiar",
        "mudarme", "dejar",
        "adelgazar", "imparare", "diventare", "correre", "studiare", "trasferirmi", "smettere", "dimagrire", "estudar",
        "mudar", "parar",
        "emagrecer", "virar", "tornar", "viajar", "comprar", "kaufen", "acheter", "comprare", "reisen", "voyager",
        "viaggiare",
    ]
}

/// Words for lasting conditions in the languages beside English, folded.
enum HealthWords {
    static func contains(_ form: String) -> Bool {
        words.contains(form)
            || [
                "diabet", "asthma", "asma", "epilep", "migra", "emicran", "arthr", "artros", "artrit", "celia",
                "coelia", "zoliak",
            ]
            .contains { form.hasPrefix($0) }
    }

    private static let words: Set<String> = [
        "rheuma", "neurodermitis", "tinnitus", "depressionen", "depression", "depresion", "depressione", "depressao",
        "bluthochdruck",
        "hypertension", "hipertension", "ipertensione", "hipertensao", "adhs", "tdah", "adhd", "autisme", "autismo",
        "autist",
        "lupus", "eczema", "ekzem", "insomnie", "insomnio", "insonnia", "insonia", "scoliose", "skoliose", "vertigo",
        "schwanger",
        "enceinte", "embarazada", "incinta", "gravida", "sourd", "sorda", "sordo", "taub", "blind", "aveugle", "ciego",
        "ciega", "daltonien",
        "daltonico", "daltonica", "legasthenie", "dyslexie", "dislexia", "dyslexique", "hashimoto", "psoriasis",
        "gicht", "goutte", "gota",
    ]
}
