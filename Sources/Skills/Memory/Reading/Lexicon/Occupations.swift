/// Which nouns name an occupation, so that "I'm a nurse" is a job and "I'm a bit late" is none.
enum Occupations {
    /// Whether the last word of a noun phrase names an occupation.
    static func isOccupation(_ words: [String]) -> Bool {
        guard let last = words.last, !notJobs.contains(last) else { return false }
        if words.count > 1, compounds.contains(words.suffix(2).joined(separator: " ")) { return true }
        if jobs.contains(last) { return true }
        if words.count > 1, last == "dad" || last == "mum" || last == "mom", words[0] == "stay-at-home" { return true }
        if Relations.isKin(last) { return false }
        let stem = last.split(separator: "-").last.map(String.init) ?? last
        if jobs.contains(stem) { return true }
        return stem.count > 4 && !notJobs.contains(stem) && suffixes.contains { stem.hasSuffix($0) }
    }

    private static let suffixes = [
        "ologist", "ographer", "ician", "ineer", "keeper", "maker", "worker", "driver", "teacher", "writer", "smith",
        "ist", "wright", "grapher", "monger", "master", "person", "man", "woman", "er", "or", "ian", "eur", "guard",
    ]

    private static let compounds: Set<String> = [
        "flight attendant", "au pair", "civil servant", "stay-at-home mum", "stay-at-home dad", "stay-at-home mom",
        "police officer", "phd student", "teaching assistant", "care assistant", "shop assistant", "product lead",
        "sous chef", "head chef", "vice president", "real-estate agent", "estate agent", "travel agent",
        "data analyst", "dinner lady", "lollipop lady", "tea lady", "cleaning lady", "lunch lady",
    ]

    private static let jobs: Set<String> = [
        "nurse", "chef", "cook", "judge", "clerk", "pilot", "vet", "midwife", "architect", "surgeon", "paramedic",
        "accountant", "consultant", "assistant", "lawyer", "solicitor", "attorney", "paralegal", "notary", "mechanic",
        "plumber", "student", "postdoc", "professor", "lecturer", "tutor", "dean", "principal", "headteacher",
        "analyst", "scientist", "biologist", "chemist", "pharmacist", "dentist", "doctor", "physician", "gp",
        "therapist", "psychologist", "psychiatrist", "optician", "barista", "sommelier", "waitress", "waiter", "host",
        "butcher", "tailor", "seamstress", "coach", "athlete", "jockey", "diplomat", "ambassador", "mayor",
        "politician", "priest", "pastor", "rabbi", "imam", "nun", "monk", "vicar", "soldier", "sergeant", "captain",
        "sailor", "marine", "detective", "guard", "policeman", "firefighter", "florist", "gardener", "shepherd",
        "rancher", "vintner", "fisherman", "farmhand", "forester", "geologist", "astronaut", "nanny", "carer",
        "caregiver", "housewife", "homemaker", "secretary", "receptionist", "librarian", "archivist", "curator",
        "critic", "journalist", "editor", "poet", "novelist", "artist", "illustrator", "sculptor", "potter", "actor",
        "actress", "comedian", "dj", "musician", "pianist", "cellist", "violinist", "guitarist", "composer",
        "conductor", "dancer", "model", "stylist", "barber", "hairdresser", "beautician", "masseuse", "masseur",
        "programmer", "developer", "dev", "sysadmin", "engineer", "technician", "electrician", "carpenter", "joiner",
        "welder", "roofer", "mason", "bricklayer", "builder", "plasterer", "painter", "decorator", "glazier",
        "surveyor", "designer", "planner", "manager", "director", "ceo", "cto", "cfo", "founder", "cofounder",
        "co-founder", "entrepreneur", "freelancer", "recruiter", "realtor", "broker", "banker", "trader", "economist",
        "actuary", "auditor", "bookkeeper", "cashier", "salesman", "saleswoman", "intern", "trainee", "apprentice",
        "courier", "trucker", "chauffeur", "steward", "stewardess", "translator", "interpreter", "linguist",
        "historian", "philosopher", "mathematician", "physicist", "statistician", "astronomer", "meteorologist",
        "researcher", "undergraduate", "undergrad", "pensioner", "retiree", "contractor", "handyman", "janitor",
        "cleaner", "maid", "housekeeper", "concierge", "butler", "porter", "radiographer", "sonographer", "physio",
        "physiotherapist", "chiropractor", "osteopath", "nutritionist", "dietitian", "dietician", "orderly",
        "anaesthetist", "anesthetist", "cardiologist", "pediatrician", "paediatrician", "vp", "exec", "executive",
        "official", "agent", "officer", "attendant", "advocate", "specialist", "expert", "advisor", "adviser", "lead",
        "headhunter", "luthier", "blacksmith", "cobbler", "brewer", "baker", "beekeeper", "farmer", "apiarist",
        "undertaker", "bartender", "hydrologist", "copywriter", "cartographer", "temp", "webmaster", "animator",
    ]

    private static let notJobs: Set<String> = [
        "believer", "lover", "beginner", "loser", "winner", "member", "user", "stranger", "newcomer", "foreigner",
        "runner", "swimmer", "hiker", "cyclist", "climber", "reader", "listener", "thinker", "eater", "drinker",
        "smoker", "sleeper", "riser", "early-riser", "gamer", "father", "mother", "brother", "sister", "daughter",
        "neighbor", "neighbour", "other", "bother", "partner", "owner", "subscriber", "customer", "visitor",
        "traveler", "traveller", "commuter", "leader", "follower", "survivor", "donor", "supporter", "sufferer",
        "hater", "hoarder", "monster", "disaster", "killer", "sucker", "joker", "liar", "millennial", "boomer",
        "zoomer", "minor", "senior", "junior", "major", "vegetarian", "pescatarian", "christian", "optimist",
        "pessimist", "perfectionist", "realist", "feminist", "atheist", "buddhist", "humanist", "idealist",
        "minimalist", "narcissist", "racist", "nudist", "tourist", "italian", "canadian", "australian", "brazilian",
        "russian", "ukrainian", "norwegian", "belgian", "austrian", "hungarian", "romanian", "bulgarian", "serbian",
        "croatian", "bosnian", "albanian", "armenian", "georgian", "iranian", "indian", "egyptian", "algerian",
        "nigerian", "ethiopian", "kenyan", "colombian", "peruvian", "chilean", "argentinian", "bolivian",
        "ecuadorian", "venezuelan", "mexican", "american", "german", "european", "african", "asian", "estonian",
        "latvian", "lithuanian", "slovenian", "malaysian", "indonesian", "londoner", "berliner", "new-yorker",
        "teenager", "person", "man", "woman", "human", "fiend", "worrier", "procrastinator", "overthinker",
        "introvert", "extrovert", "number", "wonder", "superior", "failure", "prisoner", "homeowner", "newbie",
        "cat-lover", "twitcher", "player", "light-sleeper", "super", "never", "computer", "burner", "sinner",
        "wanderer", "dreamer", "lifer", "outsider", "insider", "latecomer", "walker", "caller", "mister", "master",
        "superstar", "order", "over", "under", "error", "mirror", "doctor's", "offer", "river", "civilian",
        "guardian", "barbarian", "martian", "alien", "clever", "better", "older", "younger", "taller", "shorter",
        "bigger", "smaller", "sober", "eager", "bitter", "proper", "poor", "tiger", "quarter", "matter", "letter",
        "paper", "water", "dinner", "summer", "winter", "cancer", "buyer", "seller", "renter", "fast-learner",
        "learner", "widower", "quitter", "fighter", "slacker", "morning-person", "vampire", "wizard",
    ]
}
