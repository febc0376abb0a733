/// The attributes that a noun such as "car" or "job" stands for, where the user speaks of what is known.
enum AttributeNouns {
    /// The attributes of a phrase such as "birthday" or "home address", the likeliest first.
    static func attributes(_ forms: [String]) -> [String]? {
        let words = forms.filter {
            !["date", "of", "the", "and", "full", "current", "home", "old"].contains($0) || forms.count == 1
        }
        return words.compactMap(attributes(of:)).first ?? forms.compactMap(attributes(of:)).first
    }

    /// The attributes of one noun.
    static func attributes(of noun: String) -> [String]? {
        table[noun] ?? (noun.hasSuffix("s") ? table[String(noun.dropLast())] : nil)
    }

    private static let table: [String: [String]] = {
        var table: [String: [String]] = [:]
        for (attributes, nouns) in nouns {
            for noun in nouns.split(separator: " ") { table[String(noun), default: []] += attributes }
        }
        return table
    }()

    private static let nouns: [([String], String)] = [
        (["birthday"], "birthday birth birthdate bday"), (["name"], "name surname"), (["age"], "age"),
        (["nickname"], "nickname alias"),
        (["employer"], "employer company firm workplace"), (["job_title", "employer"], "job role position"),
        (["job_title", "employer", "work_city"], "work career"),
        (["job_title"], "profession occupation title trade"),
        (["work_city"], "office"),
        (["home_city"], "address city home location town residence whereabouts"),
        (["origin"], "hometown origin roots nationality birthplace"),
        (["allergy"], "allergy allergies intolerance"), (["diet"], "diet eating"),
        (["health", "allergy"], "health medical"), (["health"], "condition illness disease diagnosis injury ailment"),
        (["pet"], "pet animal"), (["hobby", "like"], "hobby hobbies pastime interest"),
        (["vehicle"], "car van truck motorbike motorcycle scooter bike bicycle vehicle ride wheels"),
        (["device", "phone"], "device gadget"),
        (["device"], "laptop computer tablet pc notebook console camera"),
        (["phone", "device"], "phone mobile smartphone cell handset telephone number"),
        (["goal"], "goal resolution ambition aim dream target"),
        (["plan", "event"], "plan trip holiday vacation journey travel"),
        (["event"], "appointment event exam interview"),
        (["education"], "education school studies degree course major uni university college"),
        (["partner"], "partner husband wife boyfriend girlfriend fiance fiancee"),
        (["relationship_status", "partner"], "relationship marriage divorce engagement status separation"),
        (["language"], "language"), (["like"], "like preference taste"), (["dislike", "like"], "dislike tastes"),
        (["children"], "children kid kids"), (["reply_style"], "style tone format"),
        (["schedule"], "schedule shift hours timetable rota"), (["habit"], "habit routine ritual"),
        (["tool"], "tool editor browser software app"), (["units"], "unit measurement"), (["currency"], "currency"),
        (["living_situation"], "flatmate roommate housemate arrangement lodging"),
        (["trait"], "weight religion height personality faith orientation pronoun"),
        (["skill"], "skill"), (["income"], "income salary earnings wage pay"), (["experience"], "experience"),
        (["temporary_location"], "stay"),
    ]
}
