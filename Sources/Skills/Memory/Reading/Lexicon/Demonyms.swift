/// Countries and what their people are called.
enum Demonyms {
    /// Whether one word is the country and the other its people, or both are one of them.
    static func areSame(_ left: String, _ right: String) -> Bool {
        if country(left) == country(right) { return true }
        let (short, long) = left.count < right.count ? (left, right) : (right, left)
        return short.count >= 4 && long.hasPrefix(short.dropLast())
            && endings.contains(String(long.dropFirst(short.count - 1)))
    }

    private static func country(_ word: String) -> String { countries[word] ?? word }

    private static let endings: Set<String> = [
        "ian", "an", "nian", "nese", "ese", "ish", "lian", "ns", "ni", "i", "aian",
    ]

    private static let countries = [
        "french": "france", "spanish": "spain", "dutch": "netherlands", "danish": "denmark", "swedish": "sweden",
        "polish": "poland",
        "turkish": "turkey", "greek": "greece", "irish": "ireland", "scottish": "scotland", "welsh": "wales",
        "english": "england",
        "norwegian": "norway", "finnish": "finland", "swiss": "switzerland", "portuguese": "portugal",
        "chinese": "china",
        "german": "germany", "belgian": "belgium", "brazilian": "brazil", "argentinian": "argentina",
        "argentine": "argentina",
        "peruvian": "peru", "mexican": "mexico", "canadian": "canada", "israeli": "israel", "iraqi": "iraq",
        "pakistani": "pakistan",
        "filipino": "philippines", "american": "usa", "british": "uk", "hungarian": "hungary",
        "czech": "czech republic",
        "ukrainian": "ukraine", "russian": "russia", "lebanese": "lebanon", "egyptian": "egypt", "moroccan": "morocco",
        "vietnamese": "vietnam", "thai": "thailand", "japanese": "japan", "korean": "korea", "indian": "india",
        "kenyan": "kenya",
        "nigerian": "nigeria", "ghanaian": "ghana", "italian": "italy", "austrian": "austria",
        "australian": "australia",
        "croatian": "croatia", "serbian": "serbia", "bulgarian": "bulgaria", "romanian": "romania",
        "icelandic": "iceland",
    ]
}
