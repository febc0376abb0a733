/// Word lists that patterns ask.
enum Lexicon {
    /// Animals kept as pets, singular.
    static let animals: Set<String> = [
        "dog", "cat", "puppy", "kitten", "rabbit", "bunny", "hamster", "guinea pig", "parrot", "budgie", "canary",
        "horse",
        "pony", "goldfish", "fish", "tortoise", "turtle", "snake", "lizard", "gecko", "ferret", "rat", "mouse",
        "gerbil",
        "chinchilla", "hedgehog", "chicken", "hen", "duck", "goat", "sheep", "donkey", "cow", "pig", "parakeet",
        "cockatiel", "cockatoo", "axolotl", "tarantula", "iguana", "labrador", "lab", "poodle", "beagle", "collie",
        "terrier", "spaniel", "retriever", "greyhound", "whippet", "dachshund", "corgi", "husky", "bulldog", "pug",
        "chihuahua", "dalmatian", "shepherd", "mastiff", "rottweiler", "mutt", "tabby", "siamese", "ragdoll", "doggo",
        "bearded dragon", "schnauzer", "setter", "pointer", "boxer", "cockapoo", "labradoodle", "llama", "alpaca",
        "pit bull", "pitbull", "akita", "samoyed", "pomeranian", "maltese", "shih tzu", "jack russell", "great dane",
        "vizsla", "weimaraner", "malinois", "doberman", "sheepdog", "lurcher", "macaw", "cockerel", "rooster",
        "peacock",
        "quail", "stick insect", "newt", "frog", "toad", "salamander", "hermit crab", "koi", "degu", "sugar glider",
        "goose", "mule", "lovebird", "finch", "pigeon", "guppy", "staffie", "staffy", "springer", "cavapoo", "cavachon",
        "cockerpoo", "shiba", "springador", "cavalier", "lhasa apso",
        "bichon", "pekingese", "papillon", "basset", "bloodhound", "newfoundland", "leonberger", "bernedoodle",
        "goldendoodle",
        "maine coon", "bengal", "sphynx", "birman", "burmese", "gecko", "axolotl", "tarantula", "chinchilla", "degu",
        "hedgehog", "chameleon", "python", "corn snake",
    ]

    /// The singular of an animal's plural.
    static func animal(_ form: String) -> String? {
        if animals.contains(form) { return form }
        let irregular = [
            "puppies": "puppy", "ponies": "pony", "canaries": "canary", "mice": "mouse", "bunnies": "bunny",
            "tabbies": "tabby", "huskies": "husky", "geese": "goose", "guppies": "guppy", "finches": "finch",
        ]
        if let singular = irregular[form] { return singular }
        let singular = form.hasSuffix("s") ? String(form.dropLast()) : form
        return animals.contains(singular) ? singular : nil
    }

    /// Names of languages.
    static let languages: Set<String> = [
        "english", "french", "german", "spanish", "italian", "portuguese", "dutch", "danish", "swedish", "norwegian",
        "finnish", "icelandic", "polish", "czech", "slovak", "hungarian", "romanian", "bulgarian", "greek", "turkish",
        "russian", "ukrainian", "arabic", "hebrew", "persian", "farsi", "hindi", "urdu", "bengali", "punjabi", "tamil",
        "telugu", "marathi", "gujarati", "malayalam", "kannada", "chinese", "mandarin", "cantonese", "japanese",
        "korean",
        "vietnamese", "thai", "indonesian", "malay", "tagalog", "swahili", "zulu", "afrikaans", "amharic", "yoruba",
        "irish", "welsh", "gaelic", "catalan", "basque", "galician", "croatian", "serbian", "bosnian", "slovenian",
        "albanian", "latvian", "lithuanian", "estonian", "georgian", "armenian", "latin", "esperanto", "luxembourgish",
        "asl", "bsl", "breton", "maltese", "mongolian", "nepali", "sinhala", "kurdish", "pashto", "somali", "hausa",
        "igbo", "wolof", "lingala", "shona", "xhosa", "tswana", "sotho", "twi", "ewe", "tigrinya", "oromo", "malagasy",
        "kinyarwanda", "uzbek", "kazakh", "kyrgyz", "tajik", "azeri", "azerbaijani", "tatar", "belarusian",
        "macedonian",
        "faroese", "frisian", "flemish", "dari", "sindhi", "tibetan", "burmese", "khmer", "lao", "javanese",
        "sundanese",
        "cebuano", "ilocano", "hokkien", "hakka", "shanghainese", "quechua", "aymara", "guarani", "nahuatl", "creole",
        "papiamento", "yiddish", "ladino", "romani", "sami", "occitan", "sardinian", "scots", "samoan", "tongan",
        "maori",
        "hawaiian", "fijian", "setswana", "isizulu", "bahasa", "kikuyu", "luganda", "bambara", "fula", "berber",
    ]

    /// Where people come from, as adjectives.
    static let demonyms: Set<String> = languages.subtracting(["latin", "esperanto", "asl", "bsl", "mandarin", "hindi"])
        .union([
            "american", "british", "canadian", "australian", "scottish", "austrian", "swiss", "belgian", "mexican",
            "brazilian",
            "argentinian", "colombian", "chilean", "peruvian", "indian", "pakistani", "egyptian", "moroccan",
            "tunisian",
            "algerian", "nigerian", "kenyan", "ghanaian", "ethiopian", "israeli", "iranian", "iraqi", "syrian",
            "lebanese",
            "filipino", "kiwi", "aussie", "taiwanese", "european", "bavarian", "venezuelan", "cuban", "jamaican",
            "malaysian",
            "corsican", "sicilian", "sardinian", "neapolitan", "basque", "breton", "cornish", "texan", "californian",
            "punjabi",
            "kurdish", "flemish", "galician", "andalusian", "hawaiian", "libyan", "sudanese", "eritrean", "ugandan",
            "rwandan", "zambian", "zimbabwean", "angolan", "senegalese", "congolese", "cameroonian", "ivorian",
            "namibian",
            "botswanan", "ecuadorian", "bolivian", "paraguayan", "uruguayan", "guatemalan", "honduran", "salvadoran",
            "panamanian", "haitian", "dominican", "trinidadian", "barbadian", "nepali", "nepalese", "bhutanese",
            "bangladeshi", "singaporean", "cambodian", "laotian", "mongolian", "kazakh", "uzbek", "tajik", "kyrgyz",
            "turkmen", "afghan", "saudi", "emirati", "kuwaiti", "qatari", "omani", "yemeni", "jordanian", "palestinian",
            "cypriot", "maltese", "bosnian", "kosovar", "montenegrin", "moldovan", "belarusian", "andorran", "faroese",
            "greenlandic", "tibetan", "uyghur", "samoan", "tongan", "fijian", "maori", "romani", "sephardic",
            "quebecois",
        ])

    /// Lasting conditions of health, by the words said for them.
    static let conditions: Set<String> = [
        "asthma", "diabetes", "type 1 diabetes", "type 2 diabetes", "type 1", "type 2", "type one", "type two",
        "epilepsy", "migraines", "adhd", "add", "autism",
        "arthritis", "rheumatoid arthritis", "eczema", "psoriasis", "depression", "anxiety", "ibs", "crohn", "crohn's",
        "crohn's disease", "celiac", "coeliac", "celiac disease", "coeliac disease", "hypertension",
        "high blood pressure",
        "low blood pressure", "tinnitus", "dyslexia", "dyscalculia", "lupus", "endometriosis", "pcos", "ms",
        "multiple sclerosis", "parkinson's", "cancer", "hayfever", "hay fever", "insomnia", "sleep apnea",
        "sleep apnoea",
        "stutter", "stammer", "lisp", "tics", "dementia", "alzheimer's", "alzheimer", "leukaemia", "leukemia", "angina",
        "arrhythmia", "cataracts", "sciatica",
        "shingles", "narcolepsy", "hepatitis", "hiv", "cerebral palsy", "cystic fibrosis", "sickle cell",
        "kidney stones",
        "gallstones", "ulcerative colitis", "colitis", "diverticulitis", "emphysema", "neuropathy",
        "macular degeneration",
        "carpal tunnel", "plantar fasciitis", "varicose veins", "raynaud's", "menieres", "meniere's", "mdd", "gerd",
        "angioedema", "lymphoma", "melanoma", "epilepsy", "polio", "sarcoidosis", "dystonia", "aphasia",
        "glaucoma", "scoliosis", "fibromyalgia", "ptsd", "ocd", "bipolar disorder", "osteoporosis", "gout", "rosacea",
        "vertigo", "hypothyroidism", "hashimoto's", "anemia", "anaemia", "hemophilia", "haemophilia", "copd", "reflux",
        "a pacemaker", "a heart condition", "a bad back", "chronic pain", "chronic fatigue", "long covid", "tourette's",
        "a peanut allergy", "high cholesterol", "a thyroid condition", "alopecia", "vitiligo", "a hearing aid",
        "bad knees", "bad back", "bad knee", "bad hip", "heart condition", "pacemaker", "hearing aid",
        "a bad knee",
    ]

    /// Lasting conditions that are said of a part of the body.
    static let bodyConditions: Set<String> = [
        "flat feet", "bad back", "back pain", "bad knee", "bad knees", "high blood pressure", "poor eyesight",
        "dry skin", "sensitive skin", "weak ankles", "knee problems", "back problems",
        "hearing loss", "hearing aid", "pacemaker", "acid reflux", "panic attacks", "heart condition", "weak heart",
    ]

    /// Adjectives that name a lasting condition.
    static let conditionAdjectives: Set<String> = [
        "diabetic", "asthmatic", "epileptic", "dyslexic", "autistic", "deaf", "blind", "colorblind", "colourblind",
        "color-blind", "colour blind", "color blind", "colour-blind", "celiac", "coeliac", "pregnant", "bipolar",
        "hard of hearing", "short-sighted",
        "nearsighted", "far-sighted", "anemic", "anaemic", "neurodivergent", "visually impaired", "paraplegic",
        "partially sighted", "hard-of-hearing",
    ]

    /// Ways of eating, by the words said for them.
    static let diets: Set<String> = [
        "vegetarian", "vegan", "pescatarian", "pescetarian", "flexitarian", "veggie", "omnivore", "carnivore",
        "gluten-free", "gluten free", "dairy-free", "dairy free", "halal", "kosher", "keto", "low-carb", "paleo",
        "plant-based", "lactose-free",
    ]

    /// Instruments one plays with an article.
    static let instruments: Set<String> = [
        "guitar", "piano", "violin", "cello", "viola", "flute", "drums", "bass", "trumpet", "saxophone", "sax",
        "clarinet",
        "oboe", "harp", "organ", "accordion", "ukulele", "banjo", "mandolin", "trombone", "keyboard", "keyboards",
        "tuba",
        "double bass", "bassoon", "harmonica", "recorder", "sitar", "lute", "horn", "french horn", "bagpipes", "synth",
    ]

    /// Lasting traits: adjectives.
    static let traits: Set<String> = [
        "left-handed", "right-handed", "ambidextrous", "shy", "introverted", "extroverted", "tall", "short",
        "religious",
        "catholic", "muslim", "jewish", "buddhist", "hindu", "christian", "atheist", "agnostic", "gay", "lesbian",
        "bisexual",
        "queer", "transgender", "trans", "nonbinary", "non-binary", "optimistic", "impatient", "perfectionist",
        "forgetful",
        "stubborn", "curious", "bald", "colorblind", "nocturnal", "clumsy", "punctual", "sensitive", "teetotal",
    ]

    /// Lasting traits: nouns with an article.
    static let traitNouns: Set<String> = [
        "introvert", "extrovert", "night owl", "early bird", "early riser", "morning person", "night person",
        "evening person",
        "light sleeper", "heavy sleeper", "perfectionist", "people person", "homebody", "redhead", "lefty", "leftie",
        "feminist",
        "atheist", "catholic", "muslim", "buddhist", "christian", "optimist", "pessimist", "foodie", "bookworm",
        "teetotaler",
        "teetotaller", "non-smoker", "smoker", "minimalist", "sikh", "hindu", "jew", "mormon", "quaker", "protestant",
        "anglican", "hoarder", "worrier", "procrastinator",
        "daydreamer", "clown", "loner", "nerd", "geek", "control freak", "clean freak", "workaholic", "insomniac",
        "vegetarian", "slow reader", "fast learner",
        "visual learner",
    ]

    /// Standing of a relationship.
    static let relationshipStatuses: Set<String> = [
        "married", "single", "divorced", "engaged", "widowed", "separated", "in a relationship", "newly single",
        "in a long-distance relationship", "in an open relationship",
    ]

    /// Months by name, January first; their short forms are their first three letters.
    static let months = [
        "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
        "december",
    ]

    /// Days of the week, Monday first.
    static let weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
}
