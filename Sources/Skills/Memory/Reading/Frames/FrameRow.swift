/// A row of words that a statement is said with: `my roots (are|lie) in {origin}`.
///
/// `(a|b c)` is one of several rows of words, `[a|b]` may be missing, `{x}` names what stands there, `~` stands for up to
/// six words that do not matter, `S` is whom the sentence speaks of, `$` is the end of a clause. `I`, `MY`, `ME` and `BE`
/// are the user's words for themselves; a verb with `*` may stand in its third person. Adverbs may stand between.
struct FrameRow: Sendable {
    enum Piece: Sendable {
        /// One of several rows of words; it may be missing where the flag says so.
        case words([[Set<String>]], isOptional: Bool)
        /// What is said, up to what the next piece matches.
        case slot(String)
        case gap
        case subject
        case end
    }

    let pieces: [Piece]
    /// Words of which a sentence has to have one each, so that most rows are passed over at once.
    let anchors: [Set<String>]

    /// Reads a row. By bytes: all rows are read before the first reply.
    init(_ text: Substring) {
        var pieces: [Piece] = []
        var rest = text.utf8
        while let first = rest.first {
            if first == UInt8(ascii: " ") {
                rest = rest.dropFirst()
                continue
            }
            let closing = Self.closings[first]
            let inner: Substring.UTF8View
            if let closing {
                inner = rest.dropFirst().prefix { $0 != closing }
                rest = rest.dropFirst(inner.count + 2)
            } else {
                inner = rest.prefix { $0 != UInt8(ascii: " ") }
                rest = rest.dropFirst(inner.count)
            }
            switch (first, inner.count, inner.first) {
            case (UInt8(ascii: "{"), _, _): pieces.append(.slot(String(Substring(inner))))
            case (_, 1, UInt8(ascii: "~")): pieces.append(.gap)
            case (_, 1, UInt8(ascii: "S")): pieces.append(.subject)
            case (_, 1, UInt8(ascii: "$")): pieces.append(.end)
            default:
                let rows = inner.split(separator: UInt8(ascii: "|")).map(Self.row)
                pieces.append(.words(rows, isOptional: first == UInt8(ascii: "[")))
            }
        }
        self.pieces = pieces
        anchors = pieces.compactMap { piece in
            guard case .words(let rows, isOptional: false) = piece else { return nil }
            let words = rows.reduce(into: Set<String>()) { all, row in
                all.formUnion(row.max { Self.weight($0) < Self.weight($1) } ?? [])
            }
            return words.isDisjoint(with: Self.common) ? words : nil
        }
    }

    /// What closes a piece that opens with a bracket.
    private static let closings: [UInt8: UInt8] = [
        UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "["): UInt8(ascii: "]"),
        UInt8(ascii: "{"): UInt8(ascii: "}"),
    ]

    private static func row(_ text: Substring.UTF8View) -> [Set<String>] {
        text.split(separator: UInt8(ascii: " ")).map { bytes in
            let word = String(Substring(bytes))
            if let several = classes[word] { return several }
            guard bytes.last == UInt8(ascii: "*") else { return [word] }
            let plain = String(word.dropLast())
            return [plain, third(plain)]
        }
    }

    /// `have` → `has`, `carry` → `carries`
    static func third(_ verb: String) -> String {
        if let irregular = irregular[verb] { return irregular }
        let letters = verb.utf8
        switch letters.last {
        case UInt8(ascii: "y"):
            guard let before = letters.dropLast().last, !vowels.contains(before) else { return verb + "s" }
            return verb.dropLast() + "ies"
        case UInt8(ascii: "s"), UInt8(ascii: "x"), UInt8(ascii: "z"): return verb + "es"
        case UInt8(ascii: "h"):
            return ["s", "c"].contains(verb.dropLast().last) ? verb + "es" : verb + "s"
        default: return verb + "s"
        }
    }

    private static let irregular = [
        "have": "has", "do": "does", "go": "goes", "am": "is", "be": "is", "must": "must", "can": "can", "may": "may",
        "will": "will", "should": "should",
    ]
    private static let vowels = Set("aeiou".utf8)

    private static func weight(_ words: Set<String>) -> Int { words.isDisjoint(with: common) ? 1 : 0 }

    private static let classes: [String: Set<String>] = [
        "I": ["i", "we"], "MY": ["my", "our"], "ME": ["me", "us", "myself"], "BE": ["am", "are", "is", "'s"],
        "HIS": ["my", "our", "her", "his", "their"], "YOU": ["i", "we", "she", "he", "they"],
        "is": ["is", "'s"], "has": ["has", "'s"], "am": ["am", "are", "is", "'s"],
    ]

    private static let common: Set<String> = [
        "i", "we", "my", "our", "me", "us", "am", "are", "is", "'s", "a", "an", "the", "in", "on", "at", "to", "of",
        "for", "and", "with", "have", "has", "it", "from", "do", "does", "be", "been", "so", "as", ",",
    ]

    /// What the slots hold and who is spoken of, where tokens from a place on have this shape.
    struct Match {
        var person: Person?
        var slots: [(name: String, phrase: Phrase)] = []
        var end: Int
    }

    /// Matches a row that opens with the user from where the words after them start.
    func matchWithoutSubject(_ phrase: Phrase, subject: (Int) -> (Person, Int)?) -> Match? {
        switch pieces.first {
        case .subject: break
        case .words(let rows, _) where rows == [[["i", "we"]]]: break
        default: return nil
        }
        return match(pieces.dropFirst(), phrase.startIndex, in: phrase, subject)
    }

    /// Matches a row of anybody from where the words after a third person start: "she's 81 and uses a wheelchair".
    func match(_ phrase: Phrase, onward person: Person, subject: (Int) -> (Person, Int)?) -> Match? {
        guard case .subject? = pieces.first,
            var found = match(pieces.dropFirst(), phrase.startIndex, in: phrase, subject)
        else { return nil }
        found.person = person
        return found
    }

    /// Matches the row from the start of a phrase.
    func match(_ phrase: Phrase, subject: (Int) -> (Person, Int)?) -> Match? {
        match(pieces[...], phrase.startIndex, in: phrase, subject)
    }

    private func match(
        _ pieces: ArraySlice<Piece>, _ index: Int, in phrase: Phrase, _ subject: (Int) -> (Person, Int)?
    ) -> Match? {
        guard let piece = pieces.first else { return Match(end: index) }
        let rest = pieces.dropFirst()
        switch piece {
        case .end:
            let isOver = index >= phrase.endIndex || phrase[index].isMark || Self.joins.contains(phrase[index].form)
            return isOver ? match(rest, index, in: phrase, subject) : nil
        case .subject:
            guard let (person, next) = subject(index), next <= phrase.endIndex else { return nil }
            var found = match(rest, next, in: phrase, subject)
            found?.person = person
            return found
        case .gap:
            var end = index
            while end < phrase.endIndex, end - index <= 6, !phrase[end].isMark,
                !Self.stops.contains(phrase[end].form)
            {
                end += 1
            }
            for next in index...max(index, end) {
                if let found = match(rest, next, in: phrase, subject) { return found }
            }
            return nil
        case .slot(let name):
            guard index < phrase.endIndex else { return nil }
            let isLast = rest.allSatisfy { piece in
                if case .words(_, isOptional: true) = piece { return true }
                if case .gap = piece { return true }
                return false
            }
            guard !isLast else {
                if !rest.isEmpty {
                    // Up to the first of the words that may follow.
                    for end in (index + 1)...min(phrase.endIndex, index + 14) where end < phrase.endIndex {
                        if Self.walls.contains(phrase[end - 1].form) { break }
                        guard case .words(let rows, _)? = rest.first,
                            rows.contains(where: { row in
                                row.count <= phrase.endIndex - end
                                    && row.indices.allSatisfy { row[$0].contains(phrase[end + $0].form) }
                            })
                        else { continue }
                        return Match(slots: [(name, phrase[index..<end])], end: end)
                    }
                }
                let last = Self.clause(phrase[index...])
                return last.isEmpty ? nil : Match(slots: [(name, last)], end: last.endIndex)
            }
            for end in (index + 1)...min(phrase.endIndex, index + 14) {
                if Self.walls.contains(phrase[end - 1].form) { return nil }
                guard var found = match(rest, end, in: phrase, subject) else { continue }
                found.slots.insert((name, phrase[index..<end]), at: 0)
                return found
            }
            return nil
        case .words(let rows, let isOptional):
            for start in [index, pastAdverbs(index, in: phrase)] {
                for row in rows where row.count <= phrase.endIndex - start {
                    let fits = row.indices.allSatisfy { row[$0].contains(phrase[start + $0].form) }
                    if fits, let found = match(rest, start + row.count, in: phrase, subject) { return found }
                }
            }
            return isOptional ? match(rest, index, in: phrase, subject) : nil
        }
    }

    /// What belongs to the clause that a phrase starts in: up to where another subject or verb follows a mark or "and".
    private static func clause(_ phrase: Phrase) -> Phrase {
        for index in phrase.indices where index > phrase.startIndex {
            let form = phrase[index - 1].form
            guard phrase[index - 1].isMark && form != "-" || joins.contains(form), !phrase[index].isMark else {
                continue
            }
            let isClause =
                walls.contains(phrase[index].form) || Words.be.contains(phrase[index].form)
                || ["my", "our", "his", "her"].contains(phrase[index].form)
                    && phrase[index...].prefix(5).contains { Words.verbs.contains($0.form) }
                || ["have", "has", "had", "do", "does", "can", "will", "would", "never"].contains(phrase[index].form)
            if isClause { return phrase[..<(index - 1)] }
        }
        return phrase
    }

    private func pastAdverbs(_ index: Int, in phrase: Phrase) -> Int {
        var index = index
        while index < phrase.endIndex, Words.adverbs.contains(phrase[index].form) { index += 1 }
        return index
    }

    private static let joins: Set<String> = [
        "and", "but", "so", "because", "since", "which", "plus", "though", "while",
    ]
    /// Words that a slot does not reach over.
    private static let walls: Set<String> = [
        "i", "we", "you", "he", "she", "they", "but", "because", "if", "when", ";", "who", "which", "there",
    ]
    private static let stops: Set<String> = ["not", "never", "no", "if", "would", "could", "might", "maybe", "without"]
}
