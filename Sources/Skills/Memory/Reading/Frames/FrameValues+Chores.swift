/// What is cleaned, driven, taken out and wished for in so many words.
extension FrameValues {
    func deeds(_ kind: String, _ attribute: String, _ phrase: Phrase, _ value: Phrase, _ bare: Phrase) -> [Statement] {
        switch kind {
        case "cleaned":
            // "I clean offices at night"
            let rooms = bare.prefix { !$0.isMark && !["in", "at", "for", "and", "on", "every"].contains($0.form) }
            guard rooms.count <= 3, rooms.last.map({ DailyWords.cleaned.contains($0.form) }) == true,
                value.startIndex == bare.startIndex
            else { return [] }
            return [Statement(person, attribute, "cleans \(text(rooms))", .verb("cleans \(text(rooms))"))]
        case "omnibus":
            // "I drive a school bus"
            let bus = value.prefix { !$0.isMark && !["in", "at", "for", "and", "on", "every", "to"].contains($0.form) }
            guard (3...4).contains(bus.count), ["a", "an"].contains(bus.first?.form ?? ""),
                bus.dropping(1).first.map({ Self.routes.contains($0.form) }) == true,
                ["bus", "coach", "minibus", "tram", "taxi"].contains(bus.last?.form ?? "")
            else { return [] }
            return [Statement(person, attribute, "drives \(text(bus))", .verb("drives \(text(bus))"))]
        case "given_handset":
            // "my Samsung fell in the harbour, so my grandson set me up with an iPhone"
            let isInstead = sentence.tokens[...].contains(
                anyOf: PresuppositionReader.endings.union(["new", "instead"]))
            return read("phone:handset", phrase).map { given in
                var given = given
                given.replacesLatest = isInstead
                return given
            }
        case "removed":
            // "they took out two of my wisdom teeth on Tuesday"
            let part = bare.drop { ["of", "my", "his", "her", "the", "their", "out"].contains($0.form) }
            guard bare.count <= 6, let last = part.last, FrameWords.organs.contains(last.form) else { return [] }
            let shown = text(part)
            var statement = Statement(person, attribute, "\(shown) taken out", .verb("had \(shown) taken out"))
            statement.validFrom = dates.beginning(in: sentence.tokens[...])
            return [statement]
        case "wording":
            // "simple words please"
            return phrase.count == 2 && Self.plain.contains(phrase.first?.form ?? "")
                ? [Statement(person, attribute, text(phrase), .verb("wants \(text(phrase))"))] : []
        default: return []
        }
    }

    private static let routes: Set<String> = ["school", "city", "night", "tour", "public", "mini", "local", "shuttle"]
    private static let plain: Set<String> = [
        "simple", "plain", "easy", "short", "simpler", "easier", "shorter", "basic", "clear",
    ]
}
