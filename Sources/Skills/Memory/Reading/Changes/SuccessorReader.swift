/// Finds what came in the place of a thing that is over, where the patterns did not: "left Kestrel, signed with Norrvik".
struct SuccessorReader {
    let sentences: [Sentence]
    let dates: DateReader

    /// The statements, with an end that a beginning follows made one replacement.
    func joined(_ found: [Statement], _ state: ReadingState) -> [Statement] {
        let pieces = MessagePiece.pieces(of: sentences)
        var joined = found
        var taken: [String] = []
        for index in joined.indices where joined[index].kind == .ended {
            if joined[index].confidence < 0.5, let fact = Self.fact(joined[index], state),
                let next = joined.firstIndex(where: {
                    $0.kind == .asserted && $0.fact == nil && $0.attribute == fact.attribute
                        && $0.person.path == fact.subject
                })
            {
                joined[next].fact = fact.id
            }
            guard let fact = Self.fact(joined[index], state), let verbs = Self.beginnings[fact.attribute],
                !joined.contains(where: {
                    $0.kind == .asserted && $0.attribute == fact.attribute && $0.person.path == fact.subject
                })
            else { continue }
            let place = sentences.firstIndex { FactText.oneLine($0.text) == joined[index].quote } ?? 0
            for piece in pieces where (place...(place + 1)).contains(piece.sentence) {
                if piece.tokens.count <= 5, !Self.named.contains(fact.attribute),
                    ["now", "instead"].contains(piece.tokens.last?.form ?? ""),
                    !piece.tokens.contains(where: { Words.verbs.contains($0.form) }),
                    let value = NewValue(fact: fact, sentence: sentences[piece.sentence], dates: dates).read(
                        piece.tokens.dropLast(), isBeside: true)
                {
                    // "e-bike now"
                    joined[index] = replacing(fact, by: value, in: piece, joined[index])
                    taken.append(value)
                    break
                }
                guard !piece.tokens.contains(anyOf: Self.unreal), let value = begun(in: piece, verbs, fact) else {
                    continue
                }
                joined[index] = replacing(fact, by: value, in: piece, joined[index])
                taken.append(value)
                break
            }
        }
        // "using a Galaxy since Tuesday" is then no thing beside the new phone.
        return joined.filter { statement in
            if statement.kind == .ended, statement.confidence < 0.5 { return false }
            return statement.fact != nil || statement.kind != .asserted
                || !taken.contains { Folding.key($0) == Folding.key(statement.value) }
        }
    }

    /// What a piece says to have begun, after the last of its words of beginning that a value follows.
    private func begun(in piece: MessagePiece, _ verbs: Set<String>, _ fact: Fact) -> String? {
        let reader = NewValue(fact: fact, sentence: sentences[piece.sentence], dates: dates)
        // "ASML took me on"
        if fact.attribute == "employer",
            let hired = Self.hirings.lazy.compactMap({ piece.tokens.firstIndex(of: $0) }).first,
            hired > piece.tokens.startIndex, piece.tokens[hired - 1].isCapitalised,
            let value = reader.read(piece.tokens[..<hired], isBeside: true)
        {
            return value
        }
        for verb in piece.tokens.indices.reversed() where verbs.contains(piece.tokens[verb].form) {
            let rest = piece.tokens[verb...]
            let names = FactFinder(known: [fact]).valued(in: rest, of: fact.subject).contains { $0.share > 0.4 }
            let isBeside =
                Self.isNoun(rest.dropping(1)) && !Self.named.contains(fact.attribute)
                || fact.attribute == "diet" && rest.contains(anyOf: ["again", "now"])
            guard rest.first?.form != "is" || piece.tokens.contains(anyOf: ["now", "these", "nowadays"]) else {
                continue
            }
            if !names, let value = reader.read(rest, isBeside: isBeside) { return value }
        }
        return nil
    }

    private func replacing(_ fact: Fact, by value: String, in piece: MessagePiece, _ ending: Statement) -> Statement {
        var change = ChangeReader.Change(fact: fact, value: value)
        change.from = dates.beginning(in: piece.tokens, or: sentences[piece.sentence])
        var statement = change.statement
        statement.quote = ending.quote
        return statement
    }

    private static func isNoun(_ phrase: Phrase) -> Bool {
        ["a", "an", "my", "the", "our"].contains(phrase.first?.form ?? "") || phrase.first?.isCapitalised == true
    }

    /// The fact that an ending ends, where it is one.
    private static func fact(_ statement: Statement, _ state: ReadingState) -> Fact? {
        let facts = state.known.filter { fact in
            if let id = statement.fact { return fact.id == id }
            guard fact.subject == statement.person.path else { return false }
            return (fact.attribute == statement.attribute || statement.scope.contains(fact.attribute))
                && (statement.value.isEmpty || Folding.shareStem(fact.value, statement.value)
                    || Folding.contains(statement.value, in: fact.value))
        }
        return facts.count == 1 ? facts.first : nil
    }

    private static let hirings = [
        ["took", "me", "on"], ["has", "taken", "me", "on"], ["hired", "me"], ["has", "hired", "me"],
        ["snapped", "me", "up"],
    ]

    /// Attributes whose values are names of their own.
    private static let named: Set<String> = ["employer", "home_city", "work_city", "origin", "name", "partner"]

    private static let unreal: Set<String> = [
        "not", "never", "might", "could", "would", "may", "if", "want", "wish", "hope", "looking", "maybe", "perhaps",
        "should",
        "need", "old", "used", "almost",
    ]

    /// Words with which a thing of each kind begins.
    private static let beginnings: [String: Set<String>] = {
        let owning: Set<String> = [
            "got", "bought", "have", "drive", "driving", "ride", "riding", "replaced", "picked", "ordered", "leasing",
            "leased",
            "own", "now", "instead", "getting", "upgraded", "for", "with", "new", "using", "use", "inherited",
            "switched", "is",
        ]
        return [
            "employer": [
                "joined", "signed", "started", "starting", "went", "moved", "working", "work", "at", "with", "hired",
                "accepted",
                "now", "join", "joining", "start", "for",
            ],
            "job_title": ["became", "as", "am", "now", "started", "retrained", "working", "to", "become", "made"],
            "living_situation": ["own", "rent", "renting", "bought", "share", "sharing"],
            "education": ["entered", "started", "began", "studying"],
            "home_city": ["in", "to", "is"], "work_city": ["in", "to", "is"],
            "vehicle": owning, "device": owning, "phone": owning, "tool": owning.union(["on", "to"]),
            "hobby": [
                "took", "started", "taken", "doing", "do", "switched", "picked", "into", "instead", "play", "playing",
                "go",
            ],
            "goal": ["doing", "training", "aiming", "instead", "now"], "plan": ["going", "instead", "doing"],
            "diet": ["am", "eat", "now", "just", "doing", "on", "switched", "following", "trying"],
            "schedule": ["work", "now", "on", "to", "do"],
        ]
    }()
}
