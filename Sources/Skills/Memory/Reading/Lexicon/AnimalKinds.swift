/// Breeds and words for young animals, by the animal they are.
enum AnimalKinds {
    /// The animal a word names: `labrador`, `puppy` and `pup` are `dog`.
    static func kind(_ word: String) -> String? {
        guard let animal = Lexicon.animal(Folding.lower(word)) else { return nil }
        return kinds.first { $0.value.contains(animal) }?.key ?? animal
    }

    private static let kinds: [String: Set<String>] = [
        "dog": [
            "dog", "puppy", "pup", "labrador", "lab", "poodle", "beagle", "collie", "terrier", "spaniel", "retriever",
            "greyhound", "whippet", "dachshund", "corgi", "husky", "bulldog", "pug", "chihuahua", "dalmatian",
            "shepherd", "mastiff", "rottweiler", "mutt", "doggo", "schnauzer", "setter", "pointer", "boxer",
            "cockapoo", "labradoodle", "pit bull", "pitbull", "akita", "samoyed", "pomeranian", "maltese", "shih tzu",
            "jack russell", "great dane", "vizsla", "weimaraner", "malinois", "doberman", "sheepdog", "lurcher",
            "staffie", "staffy", "springer", "cavapoo", "cavachon", "cockerpoo", "shiba", "springador", "cavalier",
            "lhasa apso",
            "bichon", "pekingese", "papillon", "basset", "bloodhound", "newfoundland", "leonberger", "bernedoodle",
            "goldendoodle",
        ],
        "cat": ["cat", "kitten", "tabby", "siamese", "ragdoll"],
        "rabbit": ["rabbit", "bunny"], "horse": ["horse", "pony", "mare"],
        "bird": ["parrot", "budgie", "canary", "parakeet", "cockatiel", "cockatoo", "bird"],
        "chicken": ["chicken", "hen"],
    ]
}
