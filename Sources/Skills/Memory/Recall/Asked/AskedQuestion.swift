import AgentCore

/// What a message asks of the things remembered, part by part.
struct AskedQuestion {
    /// The parts; empty where the message asks nothing.
    let parts: [AskedPart]

    /// Reads a message.
    ///
    /// - Parameters:
    ///   - text: the message.
    ///   - earlier: the user's message before it, which tells whom "she" is.
    ///   - names: the known people by their folded first name, with their path.
    ///   - known: folded words of all values, by which a name is known although nobody bears it.
    init(_ text: String, after earlier: String?, names: [String: Set<String>], known: Set<String>) {
        guard Self.asks(text) else {
            parts = []
            return
        }
        var parts = Self.segments(text).map { Self.part($0, names, known) }
        let before = earlier.map { Self.segments($0).map { Self.part($0, names, known) } } ?? []
        // What one part leaves unsaid, its neighbour says: "my mother's job and age", "where do my mother and father live".
        var spokenOf = before.last { $0.speaksOfOthers }?.whom ?? []
        for index in parts.indices {
            if parts[index].whom.isEmpty {
                let isPronoun = !Self.pronouns.isDisjoint(with: parts[index].words)
                if isPronoun {
                    parts[index].whom = spokenOf
                } else if !parts[index].attributes.isEmpty, !parts[index].namesStranger {
                    parts[index].whom = parts[index > 0 ? index - 1 : min(1, parts.count - 1)].whom
                }
            } else if parts[index].whom == [.user], !spokenOf.isEmpty, Self.isForOthers(parts[index].words) {
                parts[index].whom = spokenOf
            }
            if parts[index].speaksOfOthers { spokenOf = parts[index].whom }
        }
        for index in parts.indices.dropLast().reversed() where parts[index].asksNothing {
            let next = parts[index + 1]
            let isList = parts[index].speaksOfOthers && next.speaksOfOthers && next.words.count > 1
            if isList, Set(parts[index].words).isDisjoint(with: ["who", "about", "whom"]) {
                parts[index].attributes = next.attributes
            }
        }
        // "The ages of Isla and Finn"
        for index in parts.indices.dropFirst() where parts[index].asksNothing && parts[index].words.count <= 3 {
            if parts[index].speaksOfOthers, parts[index - 1].speaksOfOthers {
                parts[index].attributes = parts[index - 1].attributes
            }
        }
        self.parts = parts.filter { !$0.whom.isEmpty || $0.namesStranger }
    }

    /// Whether the user asks what to do for somebody: "what should I bring her?".
    static func isForOthers(_ words: [String]) -> Bool {
        let joined = " " + words.joined(separator: " ") + " "
        return [" should i ", " could i ", " can i "].contains(where: joined.contains)
            || !pronouns.isDisjoint(with: words) && !words.contains("my")
    }

    private static let pronouns: Set<String> = ["he", "she", "they", "him", "her", "them", "his", "their", "hers"]

    /// Whether a message asks at all. "When I got home" and "my name is Ida" ask nothing.
    static func asks(_ text: String) -> Bool {
        text.contains("?") || sentences(text).contains(where: \.asks)
    }

    static func opensQuestion(_ words: [String]) -> Bool {
        let words = Array(words.drop { openers.contains($0) })
        guard let first = words.first, !isEcho(words) else { return false }
        // "Just so you know, …" goes before what is told.
        if " \(words.joined(separator: " ")) ".contains(" so you know ") { return false }
        if words.last == "please" && !orders.contains(first) || asksPlainly(words) { return true }
        if words.indices.contains(where: { asksInside(words, $0) }) { return true }
        let second = words.dropFirst().first ?? ""
        // "…, which is just right for them", "had the worst sandwich of my life"
        if first == "which", relatives.contains(second), words.dropFirst(2).first != "my" { return false }
        if ["had", "did"].contains(first), ["the", "my", "a", "an", "our", "some"].contains(second) { return false }
        if isToldByWhat(words) { return false }
        if ["what", "who", "which", "whose", "how"].contains(first) { return true }
        if ["when", "where"].contains(first) { return auxiliaries.contains(second) }
        if opensBehindPreposition(words) || asksBack(words) { return true }
        if auxiliaries.contains(first) { return subjects.contains(second) || ["does", "did"].contains(first) }
        let joined = " " + words.prefix(8).joined(separator: " ") + " "
        return requests.contains { joined.contains(" \($0) ") } || isOrder(words)
    }

    /// "At how many degrees must it be", "by what day do I have to be done"; "in what felt like hours" asks nothing.
    private static func opensBehindPreposition(_ words: [String]) -> Bool {
        guard words.count > 3, leading.contains(words[0]), asking.contains(words[1]) else { return false }
        return words.indices.dropFirst(2).dropLast().contains { place in
            (auxiliaries.contains(words[place]) || words[place] == "must") && subjects.contains(words[place + 1])
        }
    }

    /// "Wasn't there a material that I can't have on my skin", "don't I have a key for that".
    private static func asksBack(_ words: [String]) -> Bool {
        let verb = words[0]
        let isApart = words.count > 2 && words[1] == "t"
        let isJoined = verb.hasSuffix("nt") && auxiliaries.contains(String(verb.dropLast(2)))
        guard isJoined || isApart && verb.hasSuffix("n") && auxiliaries.contains(String(verb.dropLast())) else {
            return false
        }
        return ["i", "we", "there", "my", "our"].contains(words.dropFirst(isApart ? 2 : 1).first ?? "")
    }

    private static let leading: Set<String> = [
        "at", "in", "on", "by", "for", "from", "to", "with", "of", "until", "till", "since", "under",
    ]
    private static let asking: Set<String> = ["what", "which", "how", "who", "whom", "whose", "when", "where"]

    /// Whether something is asked for as an order: "give me my mother's number", "I need my address".
    private static func isOrder(_ words: [String]) -> Bool {
        words.indices.dropLast().prefix(6).contains { place in
            let pair = "\(words[place]) \(words[place + 1])"
            if place == 0 || ["you", "please", "just", "to"].contains(words[place - 1]) {
                return requestsInFront.contains(pair) || needs.contains(pair)
            }
            return ["i", "we"].contains(words[place - 1]) && needs.contains(pair)
        }
    }

    /// "What got me last time was my friend's wedding"
    private static func isToldByWhat(_ words: [String]) -> Bool {
        guard words.count > 4, words[0] == "what", PastVerbs.contains(words[1]), !auxiliaries.contains(words[1]) else {
            return false
        }
        return words.dropFirst(3).contains { ["was", "is"].contains($0) }
    }

    /// "So am I", "neither did we"
    private static func isEcho(_ words: [String]) -> Bool {
        words.count <= 3 && words.count > 1 && auxiliaries.contains(words[words.count - 2])
            && ["i", "we", "he", "she", "they", "it"].contains(words[words.count - 1])
            && (words.count == 2 || ["neither", "nor"].contains(words[0]))
    }

    /// Whether a question begins in the middle: "besides English which language do I speak".
    static func asksInside(_ words: [String], _ place: Int) -> Bool {
        guard place > 0, ["what", "which", "where", "when", "who"].contains(words[place]) else { return false }
        let next = words[(place + 1)...].prefix(3)
        // "embarrassing, but what's my mother-in-law's name"
        if next.starts(with: ["s", "my"]) || next.starts(with: ["s", "our"]) { return true }
        guard let verb = next.firstIndex(where: { auxiliaries.contains($0) && $0 != "s" }), verb + 1 < words.count
        else { return false }
        return subjects.contains(words[verb + 1])
            && (verb == place + 1 || words[place] == "which" || words[place] == "what")
    }

    private static let relatives: Set<String> = ["is", "was", "i", "means", "makes", "are", "were", "has", "had", "s"]
    private static let openers: Set<String> = [
        "hey", "hi", "ok", "okay", "so", "and", "hmm", "well", "right", "by", "the", "way", "also", "oh", "anyway",
        "quick", "question", "please", "btw", "wait", "sorry", "um", "erm", "actually", "quickly", "oops", "now", "but",
        "omg", "yo", "hii", "hiii", "heyy", "hello", "lol", "ugh", "dude", "bro", "argh", "gosh", "oi", "random",
    ]
    static let auxiliaries: Set<String> = [
        "do", "does", "did", "is", "am", "are", "was", "were", "s", "can", "could", "may", "should", "will", "would",
        "have", "has", "had",
    ]
    static let subjects: Set<String> = [
        "you", "i", "we", "he", "she", "they", "it", "there", "my", "our", "the", "any", "anyone", "anybody", "someone",
    ]
    private static let requests = [
        "tell me", "remind me", "you know", "you remember", "you recall", "i forgot", "i ve forgotten",
        "i have forgotten", "can t remember", "can t recall", "can t think", "help me remember", "need to know",
        "you don t know",
    ]
    private static let requestsInFront: Set<String> = [
        "give me", "name my", "list my", "say my", "guess who", "guess what",
    ]
    private static let needs: Set<String> = ["need my", "need the", "want my", "need our"]

    private static func part(
        _ segment: (words: [String], names: [String]), _ names: [String: Set<String>], _ known: Set<String>
    ) -> AskedPart {
        var part = AskedPart(words: segment.words)
        let all = Set(segment.words)
        part.whom = whom(segment.words, names)
        part.attributes = AskedAttributes.read(segment.words.filter { names[$0] == nil })
        let joined = " " + segment.words.joined(separator: " ") + " "
        let isOpenForm = (part.whom == [.user] ? ownForms : openForms).contains { joined.contains(" \($0) ") }
        let asksWhether = joined.hasPrefix(" do i have ") && part.speaksOfOthers
        // "Who is Emil's teacher?" asks for more than who Emil is.
        let isOfSomebody = segment.words.indices.dropLast(2).contains {
            names[segment.words[$0]] != nil && segment.words[$0 + 1] == "s"
        }
        let asksWho = all.contains("who") && !isOfSomebody
        part.isOpen = !part.whom.isEmpty && part.attributes.isEmpty && (isOpenForm || asksWhether || asksWho)
        let unknown = segment.words.indices.filter { index in
            let word = segment.words[index]
            return segment.names.contains(word) && names[word] == nil && !known.contains(word)
                && Relations.relation(word) == nil && !calendar.contains(word)
        }
        part.namesUnknown = !unknown.isEmpty
        // Behind "in" or "the" stands no person.
        let isPerson = unknown.contains { $0 > 0 && !places.contains(segment.words[$0 - 1]) }
        let asksOfWhom = joined.contains(" who ") || joined.contains(" to me ") || joined.contains(" know ")
        part.namesStranger =
            isPerson && (asksOfWhom || isOpenForm || !part.attributes.isEmpty && part.whom.isDisjoint(with: [.user]))
        if part.namesStranger, part.whom == [.user] { part.whom = [] }
        part.animal = segment.words.indices.dropFirst().first { index in
            ["my", "the", "his", "her", "their", "s"].contains(segment.words[index - 1])
                && AnimalKinds.kind(segment.words[index]) != nil
        }.map { segment.words[$0] }
        let isOfUser =
            all.isDisjoint(with: ["somebody", "someone", "anybody", "anyone"])
            && !part.attributes.isDisjoint(with: AskedAttributes.workAttributes) && !all.isDisjoint(with: ["me", "my"])
        if part.animal != nil && (part.whom.isEmpty || part.whom == [.anyone]) || part.whom == [.anyone] && isOfUser {
            part.whom = [.user]
        }
        // "My wife's phone number": a thing of somebody's.
        let owner = segment.words.indices.dropLast(2).contains { index in
            Relations.relation(segment.words[index]) != nil && segment.words[index + 1] == "s"
        }
        part.asksPossession =
            part.whom == [.user] && (possessions.contains { joined.contains(" \($0) ") } || asksThing(segment.words))
            || part.speaksOfOthers && part.whom != [.anyone] && (owner || asksMeasure(segment.words))
        return part
    }

    /// "Which club do I support", "what size do I wear"
    private static func asksThing(_ words: [String]) -> Bool {
        words.indices.dropLast(3).contains { at in
            guard ["which", "what"].contains(words[at]), !auxiliaries.contains(words[at + 1]) else { return false }
            return [at + 2, at + 3].contains { verb in
                verb + 1 < words.count && ["do", "did"].contains(words[verb]) && words[verb + 1] == "i"
            }
        }
    }

    /// "How tall is she"
    private static func asksMeasure(_ words: [String]) -> Bool {
        words.indices.dropLast(2).contains { at in
            words[at] == "how" && !auxiliaries.contains(words[at + 1]) && ["is", "was", "s"].contains(words[at + 2])
        }
    }

    static let places: Set<String> = [
        "in", "at", "to", "from", "near", "the", "of", "on", "for", "into", "a", "an", "by", "like",
    ]

    private static let openForms = [
        "about", "know of", "describe", "introduce", "characterise", "in your memory",
    ]
    private static let ownForms = [
        "about me", "about myself", "know of me", "describe me", "introduce me", "characterise me", "remember me",
        "know me", "in your memory", "about my life",
    ]

    private static let possessions = [
        "what is my", "what s my", "which is my", "when is my", "when s my", "where is my", "remember my", "know my",
        "date of my", "date of our", "what is our", "what s our", "when is our", "when s our", "tell me my", "say my",
        "which one is my", "what day is my", "which day is my", "what time is my", "what date is my", "how much is my",
    ]

    static let calendar: Set<String> = [
        "i", "january", "february", "march", "april", "may", "june", "july", "august", "september", "october",
        "november", "december", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
    ]

    static func whom(_ words: [String], _ names: [String: Set<String>]) -> Set<AskedPart.Whom> {
        var found: Set<AskedPart.Whom> = []
        var before: String?
        var index = 0
        while index < words.count {
            var taken = 1
            for length in [3, 2, 1] where index + length <= words.count {
                let form = words[index..<(index + length)].joined(separator: "-")
                guard let relation = Relations.relation(form) ?? (length == 1 ? Relations.pluralRelation(form) : nil)
                else { continue }
                // "my sister's husband": whoever stands first only tells whose.
                var next = index + length
                // "my sisters husband", typed in haste
                let isHasty = length == 1 && Relations.relation(form) == nil && next < words.count
                if !isHasty, next < words.count, words[next] == "s" { next += 1 }
                let owns =
                    next < words.count && (isHasty || next > index + length) && Relations.relation(words[next]) != nil
                if owns {
                    before = relation
                } else {
                    found.insert(.relation(relation, of: before))
                    for other in before.map({ KinComposition.relations($0, relation) }) ?? [] {
                        found.insert(.relation(other, of: nil))
                    }
                    before = nil
                }
                taken = owns ? next - index : length
                break
            }
            // "stefans birthday"
            let word = words[index]
            let name = names[word] == nil && word.hasSuffix("s") ? String(word.dropLast()) : word
            let paths = names[name] ?? []
            // "Klaus's wife"
            if !paths.isEmpty, index + 2 < words.count, words[index + 1] == "s",
                let relation = Relations.relation(words[index + 2])
            {
                for owner in paths.compactMap({ $0.split(separator: ".").last.map(String.init) }) {
                    found.insert(.relation(relation, of: owner))
                    for other in KinComposition.relations(owner, relation) { found.insert(.relation(other, of: nil)) }
                }
                index += 3
                continue
            }
            for path in paths { found.insert(.person(path, name: name)) }
            index += taken
        }
        // A name says who it is better than the relation beside it.
        let named = found.filter { if case .person = $0 { true } else { false } }
        if !named.isEmpty { found = named }
        guard found.isEmpty else { return found }
        let all = Set(words)
        let joined = " " + words.joined(separator: " ") + " "
        let own = !all.isDisjoint(with: ["i", "me", "my", "mine", "myself", "am", "im", "ive"])
        let asksWho =
            !all.isDisjoint(with: ["who", "whos", "whose", "whom", "anyone", "anybody", "someone", "somebody"])
            || joined.contains(" of my people ") || joined.contains(" of my friends ") || joined.contains(" of them ")
            || joined.contains(" of my family ") || joined.contains(" of my relatives ")
        let mine = [" who am i ", " who i am ", " who do i "]
        if asksWho, !mine.contains(where: joined.contains) || joined.contains(" do i know ") { return [.anyone] }
        return own ? [.user] : []
    }
}
