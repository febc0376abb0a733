extension AskedAttributes {
    static let rows: [(Set<String>, Set<String>)] = [
        (["name", "names", "named", "called", "call", "calls", "greet"], ["name", "nickname"]),
        (
            [
                "live", "lives", "lived", "living", "reside", "resides", "residing", "residence", "dwell", "dwells",
                "home",
                "house", "flat", "apartment", "address", "based", "settle", "settled", "located", "stay", "stays",
                "staying", "hometown", "moved", "move", "domicile",
            ], ["home_city", "living_situation", "temporary_location"]
        ),
        (
            [
                "origin", "origins", "originally", "grew", "grow", "raised", "roots", "homeland", "birthplace",
                "native",
                "hail", "hails", "nationality", "background", "childhood",
            ], ["origin"]
        ),
        (["birthday", "birthdate", "birth", "birthdays", "celebrate", "celebrates", "congratulate"], ["birthday"]),
        (["old", "age", "aged", "older", "ages"], ["age", "birthday"]),
        (["candles"], ["age", "birthday"]),
        (
            [
                "allergic", "allergy", "allergies", "allergen", "avoid", "intolerant", "intolerance", "tolerate",
                "react",
                "reacts", "dangerous", "unsafe", "risky", "harmful", "trouble", "ill", "unwell", "sick", "limits",
                "poison",
                "harm", "dangers", "forbidden",
            ], ["allergy", "diet", "health"]
        ),
        (
            meals, foodAttributes
        ),
        (["vegetarian", "vegan", "diet"], ["diet"]),
        (["health", "illness", "condition", "medication"], ["health"]),
        (
            [
                "like", "likes", "liked", "enjoy", "enjoys", "love", "loves", "hobby", "hobbies", "fond", "keen",
                "interest",
                "interests", "interested", "passion", "passions", "passionate", "enthusiastic", "fan", "fun", "adore",
                "adores", "crazy", "mad", "happy", "smile", "glad", "pleases", "delight", "delights", "gift",
                "present", "into", "pleasure", "appreciate", "appreciates", "mood", "relax", "relaxes", "joy", "cheers",
                "cheer", "excites", "fascinates", "inspires", "entertains", "unwind", "unwinds",
            ], ["like", "hobby"]
        ),
        (
            [
                "dislike", "dislikes", "hate", "hates", "annoys", "bothers", "irritates", "stand", "peeve", "detest",
                "loathe", "bother", "annoy", "disgusts",
            ], ["dislike"]
        ),
        (
            [
                "study", "studies", "studying", "degree", "subject", "major", "majoring", "university", "course",
                "student",
                "faculty", "field", "school", "college", "learn", "learns", "learning", "discipline", "lectures",
                "thesis",
            ], ["education"]
        ),
        (["instrument", "instruments", "music", "musical"], ["hobby", "skill"]),
        (
            ["play", "plays", "sport", "sports", "playing", "practise", "practises", "exercise"],
            ["hobby", "favorite_sport"]
        ),
        (["language", "languages", "speak", "speaks", "fluent", "tongue"], ["language"]),
        (["car", "drive", "drives", "vehicle", "motorbike", "bike", "ride"], ["vehicle"]),
        (["pet", "pets", "animal", "animals", "furry"], ["pet"]),
        (
            [
                "goal", "goals", "dream", "dreams", "dreaming", "aim", "aims", "aiming", "ambition", "hope", "hopes",
                "hoping", "achieve", "wish", "want", "wants", "target", "planning", "plan", "plans", "towards",
            ], ["goal", "plan"]
        ),
        (
            [
                "trip", "travel", "travelling", "traveling", "holiday", "holidays", "vacation", "destination",
                "journey",
                "fly", "flying", "visiting", "headed", "going", "tour",
            ], ["plan", "goal", "event"]
        ),
        (["single", "married", "relationship", "dating"], ["relationship_status", "partner"]),
        (["appointment", "appointments"], ["event", "schedule"]),
    ]

    static let meals: Set<String> = [
        "eat", "eats", "eating", "order", "plate", "serve", "dinner", "lunch", "cook", "recipe", "feed",
    ]

    static let foodAttributes: Set<String> = [
        "allergy", "diet", "health", "favorite_food", "favorite_dish", "favorite_meal",
    ]

    static let dislikes = [
        "don t like", "not like", "doesn t like", "not fond", "not a fan", "not into", "not keen", "can t stand",
        "don t enjoy", "doesn t enjoy", "not enjoy", "don t i like", "don t i enjoy", "doesn t he like",
        "doesn t she like",
    ]

    static let phrases: [([String], Set<String>)] = [
        (["who am i", "who i am"], ["name"]),
        (
            ["how many years", "year older", "years old", "number of my years", "a year", "birthdays have i"],
            ["age", "birthday"]
        ),
        (["get presents", "blow out", "years old on"], ["birthday"]),
        (["into the world"], ["origin", "birthday"]),
        (
            [
                "bad for", "can t have", "not have", "cannot have", "makes me ill", "stay away", "keep away",
                "can t touch",
                "not give", "nobody give", "never give", "not touch", "not serve", "no one give", "off the table",
            ], ["allergy", "diet", "health"]
        ),
        (dislikes, ["dislike"]),
        (["do for fun", "spare time", "free time", "days off"], ["hobby", "like"]),
        (["give to", "get for", "buy for", "my thing", "s thing"], ["like", "hobby"]),
        (["off to", "off again", "heading to", "headed to", "jetting off", "packing for"], ["plan", "goal", "event"]),
        (["end up", "ended up", "send a card", "find me"], ["home_city"]),
        (["pays the bills", "pay the bills", "busy at work", "bring home"], ["job_title", "employer"]),
    ]
}
