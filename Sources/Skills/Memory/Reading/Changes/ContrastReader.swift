/// Reads what stands against something known: "not Otto but Otis", "Lyon rather than Paris", "you've got my age wrong, I'm 28".
struct ContrastReader {
    let sentences: [Sentence]
    let dates: DateReader
    let pieces: [MessagePiece]

    init(_ sentences: [Sentence], dates: DateReader) {
        self.sentences = sentences
        self.dates = dates
        pieces = MessagePiece.pieces(of: sentences)
    }

    /// Something known that the message speaks against, and where.
    private struct Denied {
        let fact: Fact
        let piece: Int
        /// The words of the old value; empty where only its kind was named.
        let range: Range<Int>
        /// Where the words of denial start.
        let start: Int
    }

    /// The replacements, by the known facts they replace.
    ///
    /// - Parameter question: the assistant's message that this one answers: what it says wrong is put right.
    func read(_ state: ReadingState, found: [Statement], answering question: String? = nil) -> [ChangeReader.Change] {
        guard !state.known.isEmpty else { return [] }
        var changes: [ChangeReader.Change] = []
        var resolver = ReferenceResolver(state: state)
        if let question { _ = resolver.note(Sentence(question).tokens[...]) }
        for index in pieces.indices where !isQuestion(index) {
            guard let denied = denied(index, &resolver, state),
                !changes.contains(where: { $0.fact.id == denied.fact.id })
            else { continue }
            if let value = said(of: denied.fact, found) ?? replacement(denied, state) {
                changes.append(ChangeReader.Change(fact: denied.fact, value: value))
            } else if pieces[index].tokens[denied.start...].starts(with: ["no", "more"]),
                denied.range.upperBound == pieces[index].tokens.endIndex
            {
                // "… so no more SAP"
                changes.append(ChangeReader.Change(fact: denied.fact))
            }
        }
        changes += exchanged(state).filter { change in !changes.contains { $0.fact.id == change.fact.id } }
        return changes
            + answers(question, state, found).filter { change in !changes.contains { $0.fact.id == change.fact.id } }
    }

    private func isQuestion(_ index: Int) -> Bool {
        let sentence = sentences[pieces[index].sentence]
        let asksWhy = Self.doubts.contains { sentence.tokens[...].firstIndex(of: $0) != nil }
        return QuestionReader.opensQuestion(sentence.tokens[...]) && !asksWhy
            || sentence.endsAsQuestion && sentence.tokens.count > 4 && !asksWhy
                && !sentence.tokens[...].contains(anyOf: ["never", "not"])
            || pieces[index].tokens.contains(anyOf: ["if", "unless", "whether"])
    }

    /// What the patterns read of the same kind elsewhere in the message.
    func said(of fact: Fact, _ found: [Statement]) -> String? {
        found.last {
            $0.kind == .asserted && $0.person.path == fact.subject && $0.attribute == fact.attribute
                && Folding.key($0.value) != fact.valueKey
        }?.value
    }

    // MARK: What is denied

    private func denied(_ index: Int, _ resolver: inout ReferenceResolver, _ state: ReadingState) -> Denied? {
        let piece = pieces[index]
        let subject = resolver.note(piece.tokens) ?? resolver.note(sentences[piece.sentence].tokens[...])
        // Of several people whom "her" may mean, none is taken.
        if subject == nil, sentences[piece.sentence].tokens[...].contains(anyOf: ["her", "his"]) { return nil }
        for words in Self.denials {
            guard let start = piece.tokens.firstIndex(of: words) else { continue }
            let after = piece.tokens[(start + words.count)...]
            guard let mention = mention(in: after, of: subject, state),
                words != ["not"] || mention.fact.subject != "user"
                    || !sentences[piece.sentence].tokens.prefix(4).contains(where: { Self.others.contains($0.form) }),
                after.firstIndex(of: ["like", "me"]) == nil, after.firstIndex(of: ["like", "us"]) == nil,
                !["just", "only", "merely", "simply", "necessarily", "really"].contains(after.first?.form ?? "")
                    || words != ["not"],
                !Self.isPassing(sentences[piece.sentence])
                    || !["home_city", "work_city"].contains(mention.fact.attribute),
                after[..<mention.range.lowerBound].allSatisfy({
                    Self.between.contains($0.form) || Words.adverbs.contains($0.form)
                })
            else { continue }
            return Denied(fact: mention.fact, piece: index, range: mention.range, start: start)
        }
        // "Graphic designer? No, …"
        if sentences[piece.sentence].endsAsQuestion, piece.tokens.count <= 4, index + 1 < pieces.count,
            pieces[index + 1].tokens.first.map({ ["no", "nope", "nah", "not"].contains($0.form) }) == true,
            let mention = mention(in: piece.tokens, of: subject, state), mention.share > 0.9
        {
            return Denied(fact: mention.fact, piece: index, range: mention.range, start: piece.tokens.startIndex)
        }
        // "Otto is wrong"
        guard Self.wrong.contains(where: { piece.tokens.firstIndex(of: $0) != nil }),
            piece.tokens.firstIndex(of: ["off", "limits"]) == nil
        else { return nil }
        if let mention = mention(in: piece.tokens, of: subject, state) {
            return Denied(fact: mention.fact, piece: index, range: mention.range, start: piece.tokens.startIndex)
        }
        let kinds = resolver.facts(piece.tokens)
        guard kinds.count == 1, let fact = kinds.first else { return nil }
        let end = piece.tokens.endIndex
        return Denied(fact: fact, piece: index, range: end..<end, start: piece.tokens.startIndex)
    }

    private func mention(in phrase: Phrase, of subject: String?, _ state: ReadingState) -> FactFinder.Mention? {
        let finder = state.finder
        let everybody = ["user"] + Set(state.known.map(\.subject)).sorted()
        let subjects = subject.map { $0 == "user" ? everybody : [$0] } ?? everybody
        return subjects.lazy.compactMap { subject in
            (finder.valued(in: phrase, of: subject) + part(phrase, of: subject, state)).first { mention in
                // "Tom Cruise" is no Tom.
                mention.fact.attribute != "name"
                    || phrase[mention.range.upperBound...].first.map { !NameReader.isName($0) } ?? true
            }
        }.first
    }

    /// "… not June" where "wedding in June" is known: a name or a time that is a part of one value alone.
    private func part(_ phrase: Phrase, of subject: String, _ state: ReadingState) -> [FactFinder.Mention] {
        guard (1...2).contains(phrase.count), let last = phrase.last,
            last.isCapitalised || Numbers.value(last.form) != nil
        else {
            return []
        }
        let facts = state.known.filter {
            $0.subject == subject && FactFinder.contentWords($0.value).count > 1
                && Folding.contains(last.text, in: $0.value)
        }
        guard facts.count == 1 else { return [] }
        return [FactFinder.Mention(fact: facts[0], range: (phrase.endIndex - 1)..<phrase.endIndex, share: 0.5)]
    }

    // MARK: What is so

    private func replacement(_ denied: Denied, _ state: ReadingState) -> String? {
        let piece = pieces[denied.piece]
        let reader = { (index: Int) in
            NewValue(fact: denied.fact, sentence: sentences[pieces[index].sentence], dates: dates)
        }
        let old = piece.tokens[denied.range.clamped(to: piece.tokens.indices)].map { Folding.lower($0.text) }
        var before = piece.tokens[..<denied.start]
        // "it is not Otto", "I don't play": the words before deny, and are no value.
        if let last = before.last, Self.auxiliaries.contains(last.form) { before = [] }
        let verb = piece.tokens[denied.start..<max(denied.start, denied.range.lowerBound)].last {
            Words.verbs.contains($0.form)
        }
        let isBare =
            denied.start == piece.tokens.startIndex
            || !before.isEmpty && before.allSatisfy { ["i", "we"].contains($0.form) }
        // "it's Otis not Otto", "Otis, not Otto"
        if before.count > 0, !isBare, let value = reader(denied.piece).read(Self.last(before), isBeside: true, old: old)
        {
            return value
        }
        if denied.start == piece.tokens.startIndex, denied.piece > 0, pieces[denied.piece - 1].tokens.count <= 4,
            piece.sentence - pieces[denied.piece - 1].sentence == 1, piece.joiner.isEmpty,
            piece.tokens.first?.form == "not"
        {
            // "Newport. Not Newcastle."
            let previous = Self.last(pieces[denied.piece - 1].tokens)
            if let value = reader(denied.piece - 1).read(previous, isBeside: true, old: old) { return value }
        }
        if isBare, denied.piece > 0, [",", "and", "—", "–", "-", "(", ";"].contains(piece.joiner),
            pieces[denied.piece - 1].sentence == piece.sentence, !goesOn(denied.piece)
        {
            let previous = Self.last(pieces[denied.piece - 1].tokens)
            if let value = reader(denied.piece - 1).read(previous, isBeside: denied.range.count > 0, old: old) {
                return value
            }
        }
        // "not Otto but Otis", "isn't peanuts, it's cashews", "my age is wrong. I'm 28"
        let rest = piece.tokens[denied.range.upperBound...]
        let opens = rest.first.map { ["but", "it", "its", "that", "rather"].contains($0.form) } ?? false
        if opens || denied.range.isEmpty, rest.count > 0,
            let value = reader(denied.piece).read(rest, isBeside: Self.links(rest, verb), old: old)
        {
            return value
        }
        for index in pieces.indices.dropFirst(denied.piece + 1).prefix(3) {
            let next = pieces[index]
            guard next.sentence - piece.sentence <= 1, !next.tokens.contains(anyOf: ["not"]) else { break }
            // "make that a low-salt diet"
            let isOrder = [["make", "that"], ["make", "it"]].contains { next.tokens.starts(with: $0) }
            if isOrder, let value = reader(index).read(next.tokens.dropping(2), isBeside: true, old: old) {
                return value
            }
            let isFragment = next.tokens.count <= 3 && !next.tokens.contains { Words.verbs.contains($0.form) }
            let links = Self.links(next.tokens, verb) || isBare && isFragment && index == denied.piece + 1
            if let value = reader(index).read(next.tokens, isBeside: links || next.joiner == "but", old: old) {
                return value
            }
        }
        return nil
    }

    /// Whether what follows a denial tells what is so instead: ", but …", ", it's …".
    private func goesOn(_ index: Int) -> Bool {
        guard index + 1 < pieces.count, pieces[index + 1].sentence == pieces[index].sentence else { return false }
        return pieces[index + 1].joiner == "but" || pieces[index + 1].tokens.starts(with: ["it", "is"])
    }

    /// Whether a phrase tells right after a denial what is so: "it's …", "but …", "I play …" after "I don't play …".
    static func links(_ phrase: Phrase, _ verb: Token?) -> Bool {
        guard let first = phrase.first else { return false }
        if ["but", "rather", "its"].contains(first.form) { return true }
        let rest = phrase.dropping(1).drop { Words.adverbs.contains($0.form) || $0.form == "have" }
        guard ["it", "that", "he", "she", "they", "i", "we"].contains(first.form), let next = rest.first else {
            return false
        }
        return Words.be.contains(next.form) || next.form == "been"
            || verb.map { Folding.stem($0.form) == Folding.stem(next.form) } ?? false
    }

    static let auxiliaries: Set<String> = [
        "is", "'s", "am", "are", "was", "were", "do", "does", "did", "have", "has", "had", "can", "could", "will",
        "would",
        "should", "be",
    ]

    /// What a phrase says last: the words after its last verb or linking word.
    private static func last(_ whole: Phrase) -> Phrase {
        // "Marc with a c"
        let spelling = whole.indices.first { index in
            ["with", "without"].contains(whole[index].form)
                && whole[(index + 1)...].prefix(3).contains { $0.form.count == 1 && $0.form != "a" || $0.form == "c" }
        }
        let phrase = spelling.map { whole[..<$0] } ?? whole
        guard
            let verb = phrase.lastIndex(where: {
                [
                    "is", "'s", "am", "are", "was", "be", "in", "at", "to", "from", "on", "mean", "called", "named",
                    "as", "means", "meant", "said",
                    "play", "speak", "drive", "to", "have", "with", "spelled", "it", "say", "do", "study", "like",
                    "love", "eat",
                    "grow", "teach", "collect", "its",
                ].contains($0.form)
            }), verb + 1 < phrase.endIndex
        else { return phrase }
        return phrase[(verb + 1)...]
    }

    /// Words for people of whom nothing is known.
    static let others: Set<String> = ["people", "locals", "everyone", "everybody", "someone", "somebody", "folks"]

    /// Whether a sentence speaks of a while only.
    private static func isPassing(_ sentence: Sentence) -> Bool {
        sentence.tokens[...].contains(anyOf: ["today", "tonight", "visiting", "holiday", "weekend", "tomorrow"])
            || sentence.tokens[...].firstIndex(of: ["this", "week"]) != nil
    }
}
