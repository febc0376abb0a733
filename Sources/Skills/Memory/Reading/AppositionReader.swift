/// "Anna is my sister", "Miso is my cat", "Tom, my brother, lives in Leeds".
struct AppositionReader {
    let sentence: Sentence

    /// The people and animals that a clause without a known subject identifies.
    func read(_ phrase: Phrase, _ state: inout ReadingState) -> [Statement] {
        if let favorite = favorite(phrase) { return [favorite] }
        for praise in [
            ["nothing", "beats"], ["you", "can", "not", "beat"], ["there", "is", "nothing", "like"],
            ["nothing", "like"],
            ["nothing", "better", "than"], ["there", "is", "nothing", "better", "than"],
        ] {
            guard let start = phrase.prefix(9).firstIndex(where: { $0.form == praise[0] }),
                phrase[start...].starts(with: praise)
            else { continue }
            return ValueReader.values(phrase[start...].dropping(praise.count)).filter {
                !Taste.isEmptyObject($0) && $0.count <= 8
            }.map {
                let text = ValueReader.text(ValueReader.withoutArticle($0), in: sentence)
                return Statement(.user, "like", text, .verb("likes \(text)"))
            }
        }
        if let taste = taste(phrase) { return [taste] }
        if phrase.starts(with: ["mine", "is", "a"]) || phrase.starts(with: ["mine", "is", "an"]) {
            let noun = ValueReader.value(phrase.dropping(3))
            guard let last = noun.last, let animal = Lexicon.animal(last.form), noun.count < 4 else { return [] }
            return [
                Statement(
                    .user, "pet", animal, .verb("has \(FactSentence.withArticle(ValueReader.text(noun, in: sentence)))")
                )
            ]
        }
        // "Home for me is Ljubljana", "Bordeaux is home"
        if phrase.first?.form == "home",
            let be = phrase.prefix(5).firstIndex(where: { ["is", "'s"].contains($0.form) }),
            phrase[..<be].allSatisfy({ ["home", "for", "me", "us", "now", "these", "days"].contains($0.form) }),
            phrase.dropping(be - phrase.startIndex + 1).first?.isCapitalised == true,
            let place = Places.place(phrase[(be + 1)...], in: sentence)
        {
            return [Statement(.user, "home_city", place, .verb("lives in \(place)"))]
        }
        if let be = phrase.firstIndex(of: ["is", "home"]), be > phrase.startIndex, be - phrase.startIndex <= 3,
            phrase[..<be].allSatisfy(\.isCapitalised),
            phrase.dropping(be - phrase.startIndex + 2).allSatisfy({
                ["now", "for", "me", "us", "these", "days"].contains($0.form)
            })
        {
            let place = ValueReader.text(phrase[..<be], in: sentence)
            return [Statement(.user, "home_city", place, .verb("lives in \(place)"))]
        }
        let phrase = phrase.starts(with: ["this", "is"]) ? phrase.dropping(2) : phrase
        guard let (name, rest) = NameReader.name(phrase) else { return [] }
        if rest.first?.form == "here", !FrameValues.isNoName(phrase.first), rest.dropping(1).first.map(\.isMark) ?? true
        {
            // "Marek here, 38, living in Brno"
            let clause = ClauseReading(
                person: .user, verb: VerbPhrase(complement: rest), sentence: sentence,
                dates: DateReader(now: state.date, calendar: state.calendar))
            return [IdentityPattern.statement(name, .user)] + Introduction.read(rest.dropping(1), clause)
        }
        return identified(name, rest, &state)
    }

    private func identified(_ name: String, _ rest: Phrase, _ state: inout ReadingState) -> [Statement] {
        guard let link = rest.first, ["is", "'s", ","].contains(link.form), rest.dropping(1).first?.form == "my" else {
            return []
        }
        let noun = rest.dropping(1)
        if case (.people(let people), let after)? = SubjectReader(state).read(noun), people.count == 1,
            var person = people.first, !person.isUser
        {
            guard after.first?.form != "'s", link.form != "," || after.isEmpty || after.first?.form == "," else {
                return []
            }
            person.name = name
            state.mention(person)
            return [IdentityPattern.statement(name, person)]
        }
        let kind = ValueReader.value(noun.dropping(1))
        guard link.form != ",", let last = kind.last, let animal = Lexicon.animal(last.form), kind.count <= 3 else {
            return []
        }
        return [
            Statement(
                .user, "pet", "\(animal) named \(name)", .verb("has \(FactSentence.withArticle(animal)) named \(name)"))
        ]
    }

    /// "Window seats are my favourite", "horror films aren't my thing"
    private func taste(_ phrase: Phrase) -> Statement? {
        let phrase = ["now", "lately", "though"].contains(phrase.last?.form ?? "") ? phrase.dropLast() : phrase
        for (ending, isLiked) in Self.tastes {
            guard phrase.count > ending.count + 1, phrase.suffix(ending.count).forms == ending,
                let verb = phrase.dropLast(ending.count).lastIndex(where: { Words.be.contains($0.form) })
            else { continue }
            let between = phrase[(verb + 1)..<(phrase.endIndex - ending.count)].forms
            guard between.allSatisfy({ ["not", "really", "just", "definitely", "all-time"].contains($0) }) else {
                continue
            }
            let value = ValueReader.trimmed(phrase[..<verb])
            guard (1...5).contains(value.count), !Taste.isEmptyObject(value),
                value.first.map({ !["my", "the", "a", "an", "our"].contains($0.form) || ending.contains("my") })
                    == true, value.first?.form != "my"
            else {
                return nil
            }
            let shown = ValueReader.text(value, in: sentence)
            let likes = isLiked != between.contains("not")
            let name = shown.prefix(1).lowercased() + shown.dropFirst()
            let text = value.count > 1 && value.dropFirst().allSatisfy({ !$0.isCapitalised }) ? name : shown
            return Statement(.user, likes ? "like" : "dislike", text, .verb("\(likes ? "likes" : "dislikes") \(text)"))
        }
        return nil
    }

    private static let tastes: [([String], Bool)] = [
        (["my", "favorite"], true), (["my", "favorites"], true), (["my", "thing"], true),
        (["my", "cup", "of", "tea"], true),
        (["my", "jam"], true), (["my", "passion"], true), (["for", "me"], true), (["the", "best"], true),
        (["delicious"], true),
        (["to", "die", "for"], true), (["my", "weakness"], true), (["my", "guilty", "pleasure"], true),
        (["my", "comfort", "food"], true), (["my", "happy", "place"], true), (["my", "favorite", "thing"], true),
        (["disgusting"], false), (["gross"], false), (["the", "worst"], false), (["overrated"], false),
        (["revolting"], false),
        (["vile"], false), (["not", "my", "thing"], false),
    ]

    /// "Pizza is my favourite food"
    private func favorite(_ phrase: Phrase) -> Statement? {
        guard
            let index = phrase.firstIndex(of: ["is", "my", "favorite"])
                ?? phrase.firstIndex(of: ["are", "my", "favorite"]), index > phrase.startIndex
        else { return nil }
        let value = ValueReader.trimmed(phrase[..<index])
        let topic = ValueReader.value(phrase[(index + 3)...]).forms.joined(separator: " ").replacing(
            "colour", with: "color")
        guard !topic.isEmpty, topic.count < 40, value.count <= 6, !Taste.isEmptyObject(value) else { return nil }
        let shown = ValueReader.text(value, in: sentence)
        return Statement(
            .user, PossessionPattern.favoriteAttribute(topic), shown, .possession("favorite \(topic)", "is \(shown)"))
    }
}
