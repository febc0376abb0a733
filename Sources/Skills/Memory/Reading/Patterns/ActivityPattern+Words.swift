/// The verbs and nouns of what one does for its own sake.
extension ActivityPattern {
    static let hobbyVerbs: [String: String] = [
        "do": "does", "does": "does", "practice": "practices", "practise": "practices", "practices": "practices",
        "practises": "practices",
        "collect": "collects", "collects": "collects", "paint": "paints", "paints": "paints", "knit": "knits",
        "knits": "knits",
        "sing": "sings", "sings": "sings", "garden": "gardens", "bake": "bakes", "bakes": "bakes", "run": "runs",
        "runs": "runs", "swim": "swims", "swims": "swims",
        "write": "writes", "dance": "dances", "dances": "dances", "crochet": "crochets", "sew": "sews", "sews": "sews",
        "climb": "climbs", "climbs": "climbs", "jog": "jogs", "surf": "surfs", "surfs": "surfs",
        "ski": "skis", "sail": "sails", "sails": "sails", "fish": "fishes", "hike": "hikes", "hikes": "hikes",
        "restore": "restores", "restores": "restores", "referee": "referees", "referees": "referees", "brew": "brews",
        "brews": "brews", "breed": "breeds", "breeds": "breeds", "keep": "keeps", "keeps": "keeps",
    ]

    private static let antiques: Set<String> = [
        "furniture", "cars", "radios", "clocks", "bikes", "bicycles", "motorcycles", "motorbikes", "boats", "guitars",
        "pianos", "watches", "paintings", "books", "tractors", "engines", "houses", "lamps", "instruments", "antiques",
    ]

    /// What is done or kept for its own sake, by the verb; none named where anything may be.
    static let kept: [String: Set<String>] = [
        "restore": antiques, "restores": antiques, "referee": [], "referees": [],
        "brew": ["beer", "cider", "mead", "ale"],
        "brews": ["beer", "cider", "mead", "ale"], "keep": ["bees"], "keeps": ["bees"],
        "breed": [], "breeds": [],
    ]

    static let habitVerbs: [String: String] = [
        "go": "goes", "goes": "goes", "get": "gets", "gets": "gets", "wake": "wakes", "wakes": "wakes", "work": "works",
        "works": "works", "meditate": "meditates", "drink": "drinks", "drinks": "drinks",
        "cycle": "cycles", "cycles": "cycles", "walk": "walks", "walks": "walks", "commute": "commutes",
        "visit": "visits", "visits": "visits", "call": "calls", "volunteer": "volunteers", "cook": "cooks",
        "read": "reads",
        "journal": "journals", "sit": "sits", "spend": "spends", "pray": "prays", "feed": "feeds", "nap": "naps",
        "study": "studies", "listen": "listens", "have": "has", "meet": "meets", "train": "trains", "trains": "trains",
        "teach": "teaches",
        "practice": "practices", "play": "plays", "watch": "watches", "take": "takes", "bike": "bikes", "eat": "eats",
    ]

    /// What goes wrong with a machine each time is no habit.
    static let faults: Set<String> = [
        "it", "error", "errors", "page", "pages", "crash", "crashes", "null", "404", "500", "warning", "exception",
        "click",
        "blank", "script",
    ]

    /// Times of work that one is "on".
    static let shifts: Set<String> = ["nights", "earlies", "lates", "night", "day", "early", "late"]

    /// Whether a word names something one does for its own sake.
    static func isPursuit(_ form: String) -> Bool {
        pursuits.contains(form) || sports.contains(form) || Lexicon.instruments.contains(form)
    }

    static let pursuits: Set<String> = [
        "running", "swimming", "climbing", "cycling", "painting", "knitting", "dancing", "boxing", "sailing", "baking",
        "gardening", "hiking", "rowing", "surfing", "skiing", "fencing", "jogging", "meditating", "journaling",
        "drawing",
        "yoga", "pilates", "pottery", "karate", "judo", "chess", "tennis", "golf", "photography",
    ]

    static let sports: Set<String> = [
        "yoga", "karate", "judo", "pilates", "crossfit", "pottery", "ballet", "aikido", "gymnastics", "ceramics",
        "calligraphy", "triathlons", "archery", "parkour", "origami", "tai", "capoeira", "photography", "athletics",
        "ju-jitsu", "taekwondo", "improv", "polo",
    ]
}
