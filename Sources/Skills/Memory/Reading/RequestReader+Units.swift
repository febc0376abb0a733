/// Units that somebody cannot make anything of.
extension RequestReader {
    /// Without the pieces that say of a unit that it tells nothing: "Celsius, Fahrenheit means nothing to me".
    static func withoutConfusing(_ phrase: Phrase) -> Phrase {
        let pieces = phrase.split { $0.isMark || ["and", "but", "because", "since", "as", "so"].contains($0.form) }
        let kept = pieces.filter { piece in !confusions.contains { piece.firstIndex(of: $0) != nil } }
        return kept.count == pieces.count ? phrase : ArraySlice(kept.joined())
    }

    private static let confusions = """
        means nothing
        mean nothing
        makes no sense
        make no sense
        does not mean
        do not mean
        does not make sense
        do not make sense
        confuses me
        confuse me
        confusing
        baffles me
        baffle me
        gibberish
        greek to me
        alien to me
        a mystery
        beyond me
        do not get
        do not understand
        do not know
        do not speak
        do not use
        never understood
        never got
        no idea
        no clue
        useless to me
        tells me nothing
        tell me nothing
        not a fan
        """.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
}
