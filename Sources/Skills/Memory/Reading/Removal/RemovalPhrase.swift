/// Tells from a piece of a message whether it asks for something to be taken out of memory, or to be kept.
struct RemovalPhrase {
    let tokens: Phrase

    /// What a piece asks for.
    enum Request: Sendable, Hashable {
        /// To remove what the phrase names; `isSure` where no other reading is likely.
        case remove(Phrase, isSure: Bool)
        /// To keep what the piece names.
        case keep
    }

    /// The request; `nil` where the piece makes none.
    func read() -> Request? {
        if let removed = order() ?? ban() ?? wish() ?? passive() { return removed }
        return Self.keeps.contains { tokens.firstIndex(of: $0) != nil } ? .keep : nil
    }

    /// "forget my age", "could you remove the name of my employer", "take my number out", "stop storing my diet"
    private func order() -> Request? {
        for order in RemovalWords.orders {
            guard let start = tokens.firstIndex(of: order.words),
                isAddressed(tokens[..<start]) || isFormal(order.words, after: tokens[..<start])
            else { continue }
            var object = tokens[(start + order.words.count)...]
            if let particle = order.particle {
                guard let end = object.firstIndex(of: particle), end - start < 9 else { continue }
                let rest = object[(end + particle.count)...]
                guard
                    rest.first.map({
                        [
                            "please", "of", "from", "your", "there", "memory", "again", "pls", "too", "now", "then",
                            "completely",
                        ].contains($0.form)
                    }) ?? true
                else { continue }
                object = object[..<end]
                guard !object.isEmpty else { continue }
            }
            if object.isEmpty, order.particle == nil { object = tokens[..<start] }
            if order.words == ["forget"], object.starts(with: ["to"]) || object.starts(with: ["not"]) { return nil }
            return .remove(
                object, isSure: order.isSure || speaksOfMemory(tokens))
        }
        // "I should never have told you about …", "pretend I never said …"
        for words in RemovalWords.unsaid {
            guard let start = tokens.firstIndex(of: words) else { continue }
            return .remove(tokens[(start + words.count)...].drop { ["about", "that"].contains($0.form) }, isSure: true)
        }
        return nil
    }

    /// "don't keep her birthday", "you shouldn't be storing that", "no need to remember my diet"
    private func ban() -> Request? {
        for ban in RemovalWords.bans {
            guard let start = tokens.firstIndex(of: ban) else { continue }
            let before = tokens[..<start]
            let speaker = before.last { ["i", "we", "he", "she", "they", "you", "who"].contains($0.form) }
            guard speaker.map({ $0.form == "you" }) ?? true || ban.contains("you") else { continue }
            let after = tokens[(start + ban.count)...]
            guard
                let verb = after.prefix(4).firstIndex(where: {
                    RemovalWords.keepingVerbs.contains($0.form)
                        || RemovalWords.keepingVerbs.contains(Self.plain($0.form))
                }), verb == after.startIndex || after[..<verb].allSatisfy({ Self.between.contains($0.form) })
            else { continue }
            // "I'd hate turning up and not knowing it" asks nobody for anything.
            if tokens[verb].form.hasSuffix("ing"), ban.last == "not",
                !before.contains(where: { ["you", "mind", "rather", "prefer", "please"].contains($0.form) })
            {
                continue
            }
            // "I bet you don't know her name" tells what is so and wants nothing forgotten.
            let isStated =
                speaker?.form == "you" && ["do", "did", "not"].contains(ban.first) && tokens[verb].form == "know"
            if isStated, !before.contains(where: { ["rather", "prefer", "wish", "want", "better"].contains($0.form) }) {
                continue
            }
            let object = after[(verb + 1)...].drop {
                ["on", "onto", "to", "hold", "down", "of", "a", "note"].contains($0.form)
            }
            // "do not keep me waiting", "do not remember being asked"
            guard object.first.map({ !["me", "asking", "calling", "telling", "us"].contains($0.form) }) ?? true,
                tokens[verb].form != "keep" || !(object.first?.form.hasSuffix("ing") ?? false)
            else { return nil }
            return .remove(object, isSure: true)
        }
        return nil
    }

    /// "I'd rather not have my phone number saved here", "I want my address gone"
    private func wish() -> Request? {
        guard
            let start = RemovalWords.wishes.lazy.compactMap({ words in
                tokens.firstIndex(of: words).map { $0 + words.count }
            })
            .first
        else {
            for words in RemovalWords.gone {
                guard let end = tokens.firstIndex(of: words),
                    tokens[(end + words.count)...].first.map({ ["from", "of", "please", "now"].contains($0.form) })
                        ?? true
                else { continue }
                guard let want = tokens.firstIndex(where: { ["want", "like", "need", "prefer"].contains($0.form) }),
                    tokens[..<want].contains(anyOf: ["i", "we"]), !tokens.contains(anyOf: ["not"])
                else { continue }
                guard want < end else { continue }
                return .remove(tokens[(want + 1)..<end], isSure: true)
            }
            return nil
        }
        let rest = tokens[start...]
        guard
            rest.contains(anyOf: RemovalWords.kept.union(["show", "appear", "listed"])) || speaksOfMemory(rest)
                || ["you", "it", "that"].contains(rest.first?.form ?? "")
                    && rest.contains(anyOf: RemovalWords.keepingVerbs.union(["knowing", "to"]))
        else { return nil }
        return .remove(rest, isSure: true)
    }

    /// "my address should be deleted", "the divorce can go", "that has no place in your notes"
    private func passive() -> Request? {
        // "Can the salary bit be deleted?"
        if let first = tokens.first, ["can", "could", "should", "may"].contains(first.form),
            let be = tokens.firstIndex(of: ["be"]),
            be > tokens.startIndex + 1,
            tokens[(be + 1)...].first.map({ RemovalWords.removed.contains($0.form) }) == true
        {
            return .remove(tokens[(tokens.startIndex + 1)..<be], isSure: false)
        }
        for words in RemovalWords.passives {
            guard let start = tokens.firstIndex(of: words) else { continue }
            let end = start + words.count
            let isWhole = end == tokens.endIndex
            let verb = tokens[end...].first?.form ?? ""
            let goes = words.last == "go" || words.last == "disappear"
            if goes || words.last == "belong" || words.last == "place" {
                guard
                    isWhole || speaksOfMemory(tokens[end...]) || ["now", "please", "too", "there", "in"].contains(verb)
                else { continue }
            } else if words.contains("not") {
                guard
                    RemovalWords.kept.contains(verb) || speaksOfMemory(tokens[end...])
                        || ["there", "in"].contains(verb)
                else { continue }
            } else if !RemovalWords.removed.contains(verb) {
                continue
            }
            return .remove(
                tokens[..<start], isSure: speaksOfMemory(tokens) || verb == "forgotten" || words.contains("not"))
        }
        return nil
    }

    // MARK: Guards

    /// Whether what stands before an order lets it be one to the assistant.
    private func isAddressed(_ before: Phrase) -> Bool {
        guard let last = before.last else { return true }
        if before.contains(anyOf: ["not", "never", "cannot", "did", "if", "when"]) { return false }
        if last.form == "to" {
            return ["you", "time", "best", "better", "ok", "okay", "free", "as", "enough"].contains(
                before.dropLast().last?.form ?? "")
        }
        if [
            "you", "u", "ya", "please", "pls", "just", "also", "then", "now", "maybe", "kindly", "ahead", "actually",
            "yes", "ok", "okay",
            "hey", "well", "oh", "no", "perhaps", "instead", "mind", "us", "completely", "simply", "anyway", "btw",
            "right",
            "sorry", "better", "rather", "thanks", "there", "today", "thing", "things", "again", "permanently", "at",
        ].contains(last.form) {
            return true
        }
        // "you can erase that", "my number, which you should delete"
        return ["can", "could", "should", "may", "might", "must"].contains(last.form)
            && before.dropLast().last?.form == "you"
    }

    /// "I hereby request erasure of …"
    private func isFormal(_ words: [String], after before: Phrase) -> Bool {
        ["request", "ask"].contains(words[0]) && before.contains(anyOf: ["i", "we"])
            && !before.contains(anyOf: ["not", "never", "if", "when", "did"])
    }

    private func speaksOfMemory(_ phrase: Phrase) -> Bool { RemovalWords.speakOfMemory(phrase) }

    private static func plain(_ verb: String) -> String {
        guard verb.hasSuffix("ing"), verb.count > 5 else { return verb }
        let stem = String(verb.dropLast(3))
        return RemovalWords.keepingVerbs.contains(stem) ? stem : stem + "e"
    }

    private static let between: Set<String> = [
        "to", "have", "be", "you", "please", "need", "for", "it", "also", "really", "actually", "even", "ever", "make",
        "take",
    ]

    /// Ways to say that something may stay.
    private static let keeps: [[String]] = [
        "can stay", "may stay", "should stay", "stays", "stay", "can keep", "please keep", "you keep", "leave the",
        "leave my",
        "leave everything", "leave it", "is fine", "are fine", "is ok", "is okay", "still on", "still stands",
        "do not touch",
        "hold on to", "hang on to", "the rest", "everything else", "can have", "can remain", "remains", "remain",
        "still true",
        "still right", "still valid", "still correct", "keep", "all the others", "the others", "but not", "not the",
        "not my",
        "still the plan", "is right", "not a secret", "can know", "no problem", "is still", "are still",
        "does not bother",
        "still counts", "still apply", "still applies", "leave that", "leave those", "just not", "still",
    ].map { $0.split(separator: " ").map(String.init) }
}
