/// Reads what the user asks to be taken out of memory, by what is known: "the migraine thing, you can erase that".
struct RemovalReader {
    let sentences: [Sentence]
    private let pieces: [MessagePiece]

    init(_ sentences: [Sentence]) {
        self.sentences = sentences
        pieces = MessagePiece.pieces(of: sentences)
    }

    /// The facts to be removed.
    struct Removal: Sendable, Hashable {
        /// The facts, in the order in which they were named.
        var facts: [Fact] = []
        /// The sentences that ask for it, each with what it goes on to say: "Forget the 10k, I'm training for …".
        var sentences: [Int: Sentence?] = [:]
        /// What is to be kept in a fact's place: "strike Hindi and write Gujarati in its place".
        var replacements: [ChangeReader.Change] = []
    }

    /// The removal that the message asks for; `nil` where it asks for none or names nothing that is known.
    func read(_ state: ReadingState) -> Removal? {
        guard !state.known.isEmpty else { return nil }
        var reference = ReferenceResolver(state: state)
        var found: [Fact] = []
        var kept: [Fact] = []
        var asked: [Int: Sentence?] = [:]
        var keeping: Set<Int> = []
        var isListing = false
        var replacements: [ChangeReader.Change] = []
        var lastWasKept = false
        for (index, piece) in pieces.enumerated() {
            guard !piece.tokens.contains(anyOf: RemovalWords.elsewhere) else { continue }
            defer { _ = reference.note(piece.tokens) }
            switch RemovalPhrase(tokens: piece.tokens).read() {
            case .remove(let object, let isSure):
                // "nothing about my ex, forget all of it": all of what was named.
                if Self.isAll(object), object.contains(anyOf: ["it", "that", "them"]), !found.isEmpty {
                    asked[piece.sentence] = .some(nil)
                    continue
                }
                if Self.isAll(object), object.contains(anyOf: ["it", "them"]), let spoken = reference.spokenOf {
                    asked[piece.sentence] = .some(nil)
                    found += state.known.filter { $0.subject == spoken || $0.subject.hasPrefix(spoken + ".") }
                    continue
                }
                if Self.isAll(object), isSure {
                    asked[piece.sentence] = .some(nil)
                    return Removal(facts: state.known, sentences: asked)
                }
                var facts = Self.isPronoun(object) ? [] : reference.facts(object)
                if facts.isEmpty, Self.isPronoun(object) {
                    facts = around(index, &reference, isPronoun: Self.isPronoun(object))
                }
                guard !facts.isEmpty,
                    isSure || names(object, facts, isAddressed: piece.tokens.contains(anyOf: ["you", "u"]))
                        || Self.isPronoun(object)
                else {
                    // "wipe all my contact details: phone, email"
                    isListing = isSure && facts.isEmpty && index + 1 < pieces.count && pieces[index + 1].joiner == ":"
                    if isListing { asked[piece.sentence] = .some(nil) }
                    continue
                }
                found += facts
                lastWasKept = false
                asked[piece.sentence] = .some(rest(after: index))
                isListing = true
            case _ where isListing && ["just", "only"].contains(piece.tokens.first?.form ?? ""):
                // "my religion, just the diet"
                kept += reference.facts(piece.tokens)
                isListing = false
            case .keep where lastWasKept && Self.excepts(piece.tokens):
                // "what I do is fine, just not the company"
                found += reference.facts(piece.tokens)
            case .keep:
                lastWasKept = true
                let facts = reference.facts(piece.tokens)
                kept += facts
                if !facts.isEmpty { keeping.insert(piece.sentence) }
                isListing = false
            case nil where isListing && Self.isSubstitute(piece.tokens):
                let dates = DateReader(now: state.date, calendar: state.calendar)
                isListing = false
                guard let fact = found.last,
                    let link = piece.tokens.firstIndex(where: { Self.links.contains($0.form) }),
                    let value = NewValue(fact: fact, sentence: sentences[piece.sentence], dates: dates).read(
                        piece.tokens[..<link].dropFirst(), isBeside: true)
                else { continue }
                replacements.append(ChangeReader.Change(fact: fact, value: value))
            case nil:
                // "delete my age, my phone number and where I live"
                guard isListing, [",", "and", "&", "plus", "or", "as", ":"].contains(piece.joiner),
                    piece.sentence == pieces[index - 1].sentence,
                    Self.isNoun(piece.tokens)
                else {
                    if isListing { isListing = false }
                    continue
                }
                found += reference.facts(piece.tokens)
            }
        }
        found.removeAll { fact in kept.contains { $0.id == fact.id } }
        guard !found.isEmpty else { return nil }
        for sentence in keeping where asked[sentence] == nil { asked[sentence] = .some(nil) }
        var unique: [Fact] = []
        for fact in found where !unique.contains(where: { $0.id == fact.id }) { unique.append(fact) }
        return Removal(facts: named(unique, in: asked.keys), sentences: asked, replacements: replacements)
    }

    /// "my old city, please remove Kutaisi": where a value is named, a neighbour of its kind that is not named stays.
    private func named(_ facts: [Fact], in asked: some Sequence<Int>) -> [Fact] {
        let words = Set(asked.flatMap { Folding.words(sentences[$0].text) })
        guard words.isDisjoint(with: ["all", "both", "every", "everything", "any"]) else { return facts }
        let isNamed = { (fact: Fact) in Set(Folding.words(fact.value)).isSubset(of: words) }
        let named = facts.filter(isNamed)
        return facts.filter { fact in
            isNamed(fact)
                || !named.contains { $0.subject == fact.subject && Self.kind($0) == Self.kind(fact) }
        }
    }

    /// The kind of a fact, whether it holds or held: `past_home_city` is `home_city`.
    private static func kind(_ fact: Fact) -> Substring {
        for prefix in ["past_", "former_", "ex_", "old_", "previous_"] where fact.attribute.hasPrefix(prefix) {
            return fact.attribute.dropFirst(prefix.count)
        }
        return fact.attribute[...]
    }

    /// "write Gujarati in its place", "put Leeds instead"
    private static func isSubstitute(_ tokens: Phrase) -> Bool {
        guard ["write", "put", "note", "save", "store", "enter", "add"].contains(tokens.first?.form ?? "") else {
            return false
        }
        return tokens.firstIndex(of: ["in", "its", "place"]) != nil || tokens.last?.form == "instead"
    }

    private static let links: Set<String> = ["in", "instead"]

    /// What a sentence says after asking for a removal, from the next piece on that has a subject of its own.
    private func rest(after index: Int) -> Sentence? {
        let sentence = sentences[pieces[index].sentence]
        for next in pieces[(index + 1)...] where next.sentence == pieces[index].sentence {
            guard let first = next.tokens.first, ["i", "we", "my", "he", "she"].contains(first.form),
                RemovalPhrase(tokens: next.tokens).read() == nil,
                !["because", "since", "as", "while"].contains(next.joiner)
            else { continue }
            return Sentence(String(sentence.text[first.range.lowerBound...]))
        }
        return nil
    }

    /// "the migraine thing, you can erase that": what the pieces before say, the nearest first, or else the one after.
    private func around(_ index: Int, _ reference: inout ReferenceResolver, isPronoun: Bool) -> [Fact] {
        for near in pieces[..<index].suffix(3).reversed() {
            let isSame = near.sentence == pieces[index].sentence
            guard isSame || isPronoun && pieces[index].sentence - near.sentence <= 2 else { continue }
            let facts = reference.facts(near.tokens)
            if !facts.isEmpty { return facts }
        }
        // "Unlearn, if you can, that I am shy"
        let aside = pieces[(index + 1)...].first.map {
            ["if", "please", "kindly"].contains($0.tokens.first?.form ?? "")
        }
        for near in pieces[(index + 1)...].dropFirst(aside == true ? 1 : 0).prefix(1)
        where RemovalPhrase(tokens: near.tokens).read() == nil {
            return reference.facts(near.tokens)
        }
        return []
    }

    private static func excepts(_ tokens: Phrase) -> Bool {
        [["just", "not"], ["but", "not"], ["only", "not"], ["not", "the"], ["not", "my"]].contains {
            tokens.starts(with: $0)
        }
    }

    /// Whether an object speaks of a thing remembered rather than of a thing in the world.
    private func names(_ object: Phrase, _ facts: [Fact], isAddressed: Bool) -> Bool {
        guard let first = object.first else { return false }
        // "the coffee order" is no coffee.
        let end =
            object.firstIndex { ["from", "on", "in", "at", "for", "out", "off", "with", "before"].contains($0.form) }
            ?? object.endIndex
        if let head = object[..<end].last, !RemovalWords.speakOfMemory(object), !RemovalWords.pieces.contains(head.form)
        {
            let kinds = AttributeNouns.attributes(of: head.form) ?? []
            let isMeant = facts.contains { fact in
                kinds.contains(fact.attribute) || fact.attribute == head.form
                    || FactFinder.contentWords(fact.value).contains {
                        FactFinder.isSame(Folding.lower($0), Folding.lower(head.text))
                    }
            }
            guard
                isMeant || Relations.relation(head.form) != nil
                    || object.contains(anyOf: ["where", "how", "what", "who", "when", "which"])
                    || object.contains(anyOf: RemovalWords.pieces)
            else { return false }
        }
        if isAddressed || RemovalWords.speakOfMemory(object) || object.contains(anyOf: RemovalWords.pieces) {
            return true
        }
        return ["my", "our", "the", "that", "this", "where", "how", "what", "who", "when", "both", "her", "his", "any"]
            .contains(first.form) || first.isCapitalised
    }

    private static func isPronoun(_ object: Phrase) -> Bool {
        let words = object.filter { !empty.contains($0.form) && !$0.isMark }
        return words.isEmpty
    }

    /// "everything", "all of it", "every single thing you have stored"
    private static func isAll(_ object: Phrase) -> Bool {
        guard object.contains(anyOf: ["everything", "all", "every", "lot"]),
            !object.contains(anyOf: ["about", "my", "the", "but"])
        else {
            return object.firstIndex(of: ["about", "me"]) != nil
                && (object.first?.form == "everything" || object.starts(with: ["what", "you"]))
        }
        return object.allSatisfy { wholes.contains($0.form) }
    }

    private static let wholes: Set<String> = [
        "everything", "all", "of", "it", "that", "every", "single", "thing", "you", "know", "have", "stored", "saved",
        "please",
        "now", "learned", "learnt", "remember", "fact", "data", "from", "your", "memory", "ever", "got", "noted",
        "kept", "them",
    ]

    private static func isNoun(_ tokens: Phrase) -> Bool {
        guard let first = tokens.first, tokens.count <= 6 else { return false }
        if ["where", "how", "what", "who", "when", "my", "our", "the", "also", "everything"].contains(first.form) {
            return !tokens.contains(anyOf: Words.be) || ["where", "how", "what", "who"].contains(first.form)
        }
        return !tokens.contains { Words.verbs.contains($0.form) }
            && !["i", "he", "she", "they", "it", "you"].contains(first.form)
    }

    private static let empty: Set<String> = [
        "it", "that", "this", "them", "those", "these", "one", "both", "please", "now", "too", "again", "from", "your",
        "memory", "notes", "records", "there", "here", "thanks", "ok", "okay", "out", "for", "me", "all", "the", "of",
        "saved",
        "stored", "in", "on", "file", "record", "list", "off", "right", "away", "about", "ever", "you", "have", "any",
        "more",
        "bit", "part", "thing", "entry", "completely", "pls", "entirely", "anywhere", "go", "and", "then", "fact",
        "detail",
        "permanently", "kept", "forever", "anymore", "last", "knowing", "to", "be", "would", "just", "piece", "info",
    ]
}

extension RemovalReader.Removal {
    /// As what the user says: a fact in whose place something else was said is replaced rather than forgotten.
    func statements(beside found: inout [Statement], _ known: [Fact]) -> [Statement] {
        facts.compactMap { fact in
            if let change = replacements.first(where: { $0.fact.id == fact.id }) { return change.statement }
            if let index = found.firstIndex(where: { statement in
                statement.kind == .asserted && statement.person.path == fact.subject
                    && statement.attribute == fact.attribute
                    && !known.contains { $0.subject == fact.subject && Reconciler.isSameValue($0, statement) }
            }) {
                found[index].fact = fact.id
                return nil
            }
            var statement = Statement(
                Person(path: fact.subject, name: fact.person), fact.attribute, fact.value, .verb(fact.value),
                kind: .forget)
            statement.fact = fact.id
            return statement
        }
    }
}
