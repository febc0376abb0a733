/// Reads the names of places.
enum Places {
    /// The place at the start of a phrase: "a small village near Ghent", "Lyon", "new york".
    static func place(_ phrase: Phrase, in sentence: Sentence) -> String? {
        var value = ValueReader.value(phrase)
        if let stop = value.firstIndex(where: {
            ["with", "for", "at", "until", "till", "and", "to", "on", "because", "from", "is", "or", "not"].contains(
                $0.form)
        }) {
            value = value[..<stop]
        }
        if let comma = value.firstIndex(where: { $0.form == "," }) {
            // "Portland, Oregon" is one place; "Portland, not Salem" is not.
            let after = value[(comma + 1)...]
            let isRegion = after.count <= 2 && after.allSatisfy { $0.isCapitalised }
            if !isRegion || after.isEmpty { value = value[..<comma] }
        }
        value = ValueReader.trimmed(value)
        // "a farmhouse just outside Kilkenny": the name is the place.
        if let near = value.firstIndex(where: { ["outside", "near"].contains($0.form) }), near > value.startIndex,
            near + 1 < value.endIndex, value[near + 1].isCapitalised, !value[..<near].contains(where: \.isCapitalised),
            value[..<near].contains(where: { HomePattern.isHome($0.form) })
        {
            value = value[(near + 1)...]
        }
        let forms = value.forms
        guard !value.isEmpty, value.count <= 7, !forms.allSatisfy({ notPlaces.contains($0) }),
            Numbers.value(forms[0]) == nil || forms.count > 1
        else { return nil }
        guard !forms.starts(with: ["the", "same"]), !notHeads.contains(forms[0]),
            forms.last.map({ !vague.contains($0) }) == true || value.contains(where: \.isCapitalised)
        else { return nil }
        let text = ValueReader.text(value, in: sentence)
        if value.contains(where: \.isCapitalised) || ["a", "an", "the"].contains(forms[0]) { return text }
        return NameReader.capitalised(text)
    }

    private static let notPlaces: Set<String> = [
        "a", "an", "the", "there", "here", "it", "that", "this", "place", "my", "own", "same",
    ]

    private static let notHeads: Set<String> = [
        "fear", "hope", "your", "this", "that", "these", "those", "it", "hell", "peace", "harmony", "denial",
        "constant", "total",
        "poverty", "sin", "pain", "misery", "reality", "bed", "pajamas", "pyjamas", "jeans", "order", "what", "which",
        "my", "his",
        "her", "their", "our", "one", "some", "another", "such", "general", "finance", "marketing", "sales",
    ]

    private static let vague: Set<String> = [
        "house", "flat", "apartment", "room", "basement", "studio", "shoebox", "hotel", "tent", "van", "dorm", "place",
        "area",
        "city", "town", "village", "countryside", "country", "suburbs", "middle", "bedroom", "building", "neighborhood",
        "neighbourhood",
    ]
}
