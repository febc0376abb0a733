/// Models of cars and motorbikes that people call by their name alone.
enum VehicleModels {
    /// Whether a word names a model.
    static func contains(_ form: String) -> Bool { unmistakable.contains(form) || ambiguous.contains(form) }

    /// Whether it names nothing else.
    static func isUnmistakable(_ form: String) -> Bool { unmistakable.contains(form) }

    /// Words said of vehicles.
    static let context: Set<String> = [
        "start", "starts", "engine", "battery", "tyre", "tyres", "tire", "tires", "garage", "mechanic", "brakes",
        "brake", "mileage",
        "mot", "inspection", "drive", "driving", "drives", "park", "parked", "parking", "clutch", "gearbox", "exhaust",
        "oil",
        "windscreen", "windshield", "insurance", "fuel", "petrol", "diesel", "service", "rusty", "rust", "dashboard",
        "radiator",
        "charge", "charging", "wipers", "trunk", "boot", "bonnet", "km", "miles", "headlight", "headlights", "mirror",
    ]

    private static let unmistakable: Set<String> = [
        "corolla", "fiesta", "civic", "yaris", "clio", "corsa", "astra", "passat", "tiguan", "octavia", "fabia",
        "qashqai",
        "prius", "camry", "rav4", "cr-v", "twingo", "kangoo", "berlingo", "panda", "punto", "vectra", "zafira",
        "mondeo", "f-150",
        "silverado", "impreza", "forester", "outback", "mx-5", "miata", "cinquecento", "touran", "sharan", "caddy",
        "transit",
        "sprinter", "hilux", "duster", "sandero", "logan", "picanto", "sportage", "tucson", "i10", "i20", "i30",
        "ioniq", "leaf",
        "zoe", "aygo", "beetle", "vito", "fabia", "superb", "kodiaq", "ibiza", "leon", "megane", "scenic", "laguna",
        "205", "206",
        "207", "208", "308", "c3", "c4", "2cv", "vespa", "lambretta", "bonneville", "fireblade", "sportster", "tacoma",
        "tundra",
        "wrangler", "cherokee", "mustang", "camaro", "corvette", "jimny", "swift", "micra", "juke", "x-trail", "a4",
        "a6", "q5",
        "kombi", "unimog", "defender", "discovery", "freelander", "minivan",
    ]

    private static let ambiguous: Set<String> = [
        "golf", "polo", "focus", "up", "accord", "jazz", "fit", "element", "escape", "explorer", "ranger", "escort",
        "ka", "galaxy",
        "spark", "beat", "pilot", "odyssey", "soul", "rio", "ceed", "niro", "mini", "smart", "seat", "fox", "bus",
        "note", "pulse",
    ]
}
