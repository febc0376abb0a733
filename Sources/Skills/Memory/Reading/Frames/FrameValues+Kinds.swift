/// Kinds of things that only some words can be.
extension FrameValues {
    func narrow(_ kind: String, _ attribute: String, _ phrase: Phrase) -> [Statement] {
        let value = ValueReader.value(phrase)
        let bare = ValueReader.withoutArticle(value)
        guard let first = bare.first else { return [] }
        let whole = text(bare)
        func when(_ fits: Bool, _ text: String? = nil) -> [Statement] { fits ? [say(attribute, text ?? whole)] : [] }
        switch kind {
        case "food", "liked": return nouns(phrase, upTo: kind == "food" ? 3 : 5).map { say(attribute, text($0)) }
        case "list": return nouns(phrase, upTo: 3, atLeast: 2).map { say(attribute, text($0)) }
        case "allergen":
            return nouns(phrase, upTo: 3).filter { $0.contains { Allergens.contains($0.form) } }.map {
                say(attribute, text($0))
            }
        case "without":
            let food = phrase.prefix {
                !["for", "during", "since", "because", "at", "in", "after", "on"].contains($0.form)
            }
            return nouns(food, upTo: 2).filter { $0.contains { Allergens.isFood($0.form) } }.map { food in
                Statement(person, "diet", "no \(text(food))", .verb("does not eat or drink \(text(food))"))
            }
        case "diet":
            return when(Lexicon.diets.contains(bare.forms.joined(separator: " ")))
        case "fasting": return when(bare.count <= 3, "fasts during \(whole)")
        case "demonym":
            return when(bare.count <= 2 && bare.last.map { Lexicon.demonyms.contains($0.form) } == true)
        case "company":
            // "with my gran and play water polo": what is done besides is no company.
            let end = value.indices.first { index in
                value[index].form == "and"
                    && value.dropping(index - value.startIndex + 1).first.map {
                        Words.verbs.contains($0.form) || FrameWords.deedVerbs.contains($0.form)
                            || ActivityPattern.hobbyVerbs[$0.form] != nil || $0.form == "play"
                    } == true
            }
            let company = value[..<(end ?? value.endIndex)]
            return when(company.count <= 7 && Self.isCompany(company), "with \(text(company))")
        case "home":
            guard bare.count <= 8, bare.contains(where: { HomePattern.isHome($0.form) }),
                !bare.contains(where: { $0.form == "with" }), phrase.startIndex > 0
            else { return [] }
            let verbs = ["renting": "rents", "sharing": "shares", "rent": "rents", "share": "shares", "own": "owns"]
            let deed = "\(verbs[sentence.tokens[phrase.startIndex - 1].form] ?? "lives in") \(text(value))"
            return [Statement(person, attribute, deed, .verb(deed))]
        case "alone":
            let alone =
                ["alone", "above", "by", "upstairs", "downstairs", "opposite"].contains(first.form)
                || value.starts(with: ["on", "my", "own"]) || value.starts(with: ["next", "door"])
                || ["in", "on"].contains(first.form) && value.dropping(1).contains { HomePattern.isHome($0.form) }
                || first.form == "with" && Self.isCompany(value.dropping(1))
            return when(alone && value.count <= 8, text(value))
        case "ride":
            let isOne = bare.contains { BelongingPattern.isVehicle($0.form) }
            return when(isOne && bare.count <= 5 && !bare.contains(anyOf: ["bus", "train", "taxi"]))
        case "handset":
            let phone = bare.drop { $0.form == "new" }.prefix {
                !$0.isMark && !["for", "as", "because", "last", "in", "on", "and", "with", "so"].contains($0.form)
            }
            return when(phone.count <= 4 && phone.contains { FrameWords.handsets.contains($0.form) }, text(phone))
        case "gadget":
            let end = bare.firstIndex { ["for", "at", "in", "with"].contains($0.form) } ?? bare.endIndex
            let name = bare[..<end]
            return name.count <= 4 && name.contains { BelongingPattern.namedDevices.contains($0.form) }
                || name.count <= 4 && name.contains { BelongingPattern.isThing($0.form) } && value.count > name.count
                ? [say(attribute, text(name))] : []
        case "flock": return animals(phrase)
        case "belongings": return []
        case "currency":
            return when(bare.count <= 2 && bare.last.map { Currencies.contains($0.form) } == true)
        case "units":
            let units = bare.filter { FrameWords.units.contains($0.form) }
            let named = units.map { Statement(person, "units", $0.form, .verb("uses \($0.form) units")) }
            return bare.allSatisfy {
                FrameWords.units.contains($0.form) || ["and", "or", ",", "units", "system"].contains($0.form)
            }
                ? named : []
        case "foods":
            return nouns(phrase, upTo: 2).filter { $0.contains { Allergens.isFood($0.form) } }.map {
                say(attribute, text($0))
            }
        case "capital_name":
            return phrase.prefix(2).allSatisfy(\.isCapitalised) ? read("\(attribute):name", phrase) : []
        case "capital_place":
            return bare.count <= 2 && bare.allSatisfy(\.isCapitalised) ? read("home_city", phrase) : []
        case "app":
            return when(bare.count <= 2 && FrameWords.apps.contains(bare.first?.form ?? ""))
        default: return life(kind, attribute, phrase, value, bare)
        }
    }

    /// The nouns of a list, none of them longer than some words and none of them a person or nothing.
    func nouns(_ phrase: Phrase, upTo limit: Int, atLeast: Int = 1) -> [Phrase] {
        let values = ValueReader.values(phrase).map { ValueReader.withoutArticle($0) }
        let fits = values.allSatisfy { value in
            (1...limit).contains(value.count) && !Taste.isEmptyObject(value)
                && !value.contains { token in
                    token.isMark || FrameWords.noNouns.contains(token.form) || Relations.relation(token.form) != nil
                        || Words.verbs.contains(token.form) && !Allergens.contains(token.form) && value.count > 1
                }
        }
        return fits && values.count >= atLeast ? values : []
    }

    /// "my aunt", "two nurses and a cat"
    static func isCompany(_ phrase: Phrase) -> Bool {
        phrase.contains { token in
            Relations.relation(token.form) != nil || Relations.pluralRelation(token.form) != nil
                || [
                    "family", "people", "students", "girls", "guys", "roommates", "flatmates", "housemates", "nurses",
                    "strangers", "kids", "cats", "dogs", "cat", "dog",
                ].contains(token.form)
        }
    }

    /// Whether a capitalised word before "here" greets or tells what somebody is.
    static func isNoName(_ token: Token?) -> Bool {
        guard let form = token?.form else { return true }
        return FrameWords.notNames.contains(form) || Words.adverbs.contains(form) || Occupations.isOccupation([form])
            || Relations.relation(form) != nil || form.contains("-")
    }
}
