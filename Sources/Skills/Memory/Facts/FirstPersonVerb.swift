/// Turns what is said of "the user" into what the user would say: "speaks Thai" into "speak Thai".
enum FirstPersonVerb {
    /// The sentence's words after its subject, with the first verb as it stands after "I".
    static func sentence(_ words: String) -> String {
        var parts = words.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        guard let verb = parts.firstIndex(where: { !adverbs.contains($0) }) else { return words }
        parts[verb] = form(parts[verb])
        return parts.joined(separator: " ")
    }

    private static func form(_ verb: String) -> String {
        if let plain = irregular[verb] { return plain }
        guard verb.hasSuffix("s"), !verb.hasSuffix("ss"), verb.count > 3 else { return verb }
        if verb.hasSuffix("ies") { return verb.count > 4 ? verb.dropLast(3) + "y" : String(verb.dropLast()) }
        let hissing = ["sses", "shes", "ches", "xes", "zzes", "oes"].contains { verb.hasSuffix($0) }
        return String(verb.dropLast(hissing ? 2 : 1))
    }

    private static let irregular = [
        "is": "am", "isn't": "am not", "has": "have", "hasn't": "haven't", "does": "do", "doesn't": "don't",
        "was": "was", "always": "always", "used": "used",
    ]

    private static let adverbs: Set<String> = [
        "also", "always", "now", "often", "really", "sometimes", "still", "usually", "mostly", "currently", "recently",
    ]
}
