/// Reads of people who are no longer together: "I'm no longer with Renske", "Jonas and I called it quits".
struct PartingReader {
    let sentences: [Sentence]

    /// What is over: the names of partners, and a relationship that was known.
    func read(_ state: ReadingState) -> [ChangeReader.Change] {
        let partners = state.known.filter {
            $0.attribute == "partner" && $0.subject == "user" || $0.attribute == "name" && Self.isPartner($0.subject)
        }
        let standing = state.known.filter {
            $0.subject == "user" && $0.attribute == "relationship_status" && !Self.apart.contains($0.valueKey)
        }
        let found = united(state)
        if !found.isEmpty { return found }
        guard !partners.isEmpty || !standing.isEmpty else { return [] }
        for sentence in sentences where !sentence.endsAsQuestion {
            let tokens = sentence.tokens[...]
            guard
                let start = Self.partings.lazy.compactMap({ tokens.firstIndex(of: $0) }).first,
                !tokens[..<start].contains(anyOf: Self.unreal)
            else { continue }
            // Who is married is no longer engaged, and still with the same person.
            if tokens[start...].starts(with: ["no", "longer", "engaged"]),
                sentences.contains(where: { $0.tokens[...].contains(anyOf: Self.wed) })
                    || standing.contains(where: { $0.valueKey == "married" })
            {
                return standing.filter { $0.valueKey == "engaged" }.map { ChangeReader.Change(fact: $0) }
            }
            let named = partners.filter { fact in tokens.contains { Folding.key($0.text) == fact.valueKey } }
            let isOwn =
                tokens.contains(anyOf: ["i", "we", "me", "us"]) || start == tokens.startIndex
                || tokens.starts(with: ["the", "divorce"])
            let speaksOfOthers = tokens[..<start].contains {
                Relations.relation($0.form).map { !Self.isPartner("user.\($0)") } ?? false
            }
            guard !named.isEmpty || isOwn && !speaksOfOthers else { continue }
            if isOwn || named.isEmpty, tokens.contains(anyOf: ["divorce", "divorced"]), let status = standing.last {
                return partners.map { ChangeReader.Change(fact: $0) } + [
                    ChangeReader.Change(fact: status, value: "divorced")
                ]
            }
            let ended = named.isEmpty ? partners.count == 1 ? partners : [] : named
            return (ended + standing).map { ChangeReader.Change(fact: $0) }
        }
        return []
    }

    /// "I'm seeing someone", said by somebody who was single.
    private func united(_ state: ReadingState) -> [ChangeReader.Change] {
        let alone = state.known.filter {
            $0.subject == "user" && $0.attribute == "relationship_status" && Self.apart.contains($0.valueKey)
        }
        guard alone.count == 1 else { return [] }
        for sentence in sentences where !sentence.endsAsQuestion {
            let tokens = sentence.tokens[...]
            guard let start = Self.unions.lazy.compactMap({ tokens.firstIndex(of: $0) }).first,
                !tokens[..<start].contains(anyOf: Self.unreal),
                tokens[..<start].contains(anyOf: ["i", "we"]) || tokens.starts(with: ["guess", "who"])
            else { continue }
            return [ChangeReader.Change(fact: alone[0], value: "in a relationship")]
        }
        return []
    }

    private static let unions: [[String]] = [
        "seeing someone", "dating someone", "seeing somebody", "dating somebody", "met someone", "a girlfriend",
        "a boyfriend",
        "are dating", "are together", "are a couple", "are official", "no longer single", "not single any more",
    ].map { $0.split(separator: " ").map(String.init) }

    static func isPartner(_ path: String) -> Bool {
        let parts = path.split(separator: ".")
        return parts.count == 2 && parts[0] == "user"
            && ["partner", "girlfriend", "boyfriend", "wife", "husband", "fiance", "fiancee", "spouse"].contains(
                String(parts[1]))
    }

    private static let apart: Set<String> = ["single", "divorced", "separated", "widowed"]

    private static let wed: Set<String> = ["married", "wed", "wedding", "husband", "wife", "knot", "hitched", "spouse"]

    private static let unreal: Set<String> = [
        "not", "never", "if", "might", "could", "would", "almost", "nearly", "think", "thinking", "dreamed", "afraid",
        "worried",
    ]

    private static let partings: [[String]] = [
        "no longer with", "no longer together", "not together any more", "not together any longer", "broke up",
        "broken up",
        "split up", "split last", "have split", "called it quits", "ended things", "broke it off", "called it off",
        "are over",
        "is my ex", "parted ways", "went our separate ways", "gone our separate ways", "dumped me", "left me",
        "are done",
        "not seeing each other any more", "no longer seeing", "no longer dating", "not with", "got divorced",
        "are divorced",
        "finalised the divorce", "finalized the divorce", "divorce is final", "divorce came through",
        "broke things off", "it is over between", "are history",
        "not dating any more", "no longer a couple", "not a couple any more", "ended it", "walked out on me",
        "an ex now",
        "no longer engaged", "no longer married", "called off the wedding", "called off the engagement", "we split",
    ].map { $0.split(separator: " ").map(String.init) }
}
