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
        case "without": return nouns(phrase, upTo: 2).filter { $0.contains { Allergens.isFood($0.form) } }.map { food in
            Statement(person, "diet", "no \(text(food))", .verb("does not eat or drink \(text(food))"))
        }
        case "diet":
            return when(Lexicon.diets.contains(bare.forms.joined(separator: " ")))
        case "fasting": return when(bare.count <= 3, "fasts during \(whole)")
        case "demonym":
            return when(bare.count <= 2 && bare.last.map { Lexicon.demonyms.contains($0.form) } == true)
        case "company":
            return when(bare.count <= 6 && Self.isCompany(value), "with \(text(value))")
        case "home":
            return when(
                bare.count <= 8 && bare.contains { HomePattern.isHome($0.form) },
                "\(phrase.startIndex > 0 ? sentence.tokens[phrase.startIndex - 1].text : "in") \(text(value))")
        case "alone":
            let alone = ["alone", "above", "by", "upstairs", "downstairs", "opposite"].contains(first.form)
                || value.starts(with: ["on", "my", "own"]) || value.starts(with: ["next", "door"])
                || ["in", "on"].contains(first.form) && value.dropping(1).contains { HomePattern.isHome($0.form) }
                || first.form == "with" && Self.isCompany(value.dropping(1))
            return when(alone && value.count <= 8, text(value))
        case "ride":
            let isOne = bare.contains { BelongingPattern.isVehicle($0.form) }
            return when(isOne && bare.count <= 5 && !bare.contains(anyOf: ["bus", "train", "taxi"]))
        case "handset": return when(bare.count <= 4 && bare.contains { Self.handsets.contains($0.form) })
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
            let units = bare.filter { Self.units.contains($0.form) }
            let named = units.map { Statement(person, "units", $0.form, .verb("uses \($0.form) units")) }
            return bare.allSatisfy { Self.units.contains($0.form) || ["and", "or", ",", "units", "system"].contains($0.form) }
                ? named : []
        case "foods":
            return nouns(phrase, upTo: 2).filter { $0.contains { Allergens.isFood($0.form) } }.map {
                say(attribute, text($0))
            }
        case "capital_name":
            return phrase.prefix(2).allSatisfy(\.isCapitalised) ? read("name", phrase) : []
        case "capital_place":
            return bare.count <= 2 && bare.allSatisfy(\.isCapitalised) ? read("home_city", phrase) : []
        case "app":
            return when(bare.count <= 2 && Self.apps.contains(bare.first?.form ?? ""))
        default: return life(kind, attribute, phrase, value, bare)
        }
    }

    private func life(_ kind: String, _ attribute: String, _ phrase: Phrase, _ value: Phrase, _ bare: Phrase) -> [Statement] {
        let whole = text(bare)
        func when(_ fits: Bool, _ text: String? = nil) -> [Statement] { fits ? [say(attribute, text ?? whole)] : [] }
        switch kind {
        case "diagnosis", "aid", "medicine", "looks", "height", "trait", "character":
            return bodily(kind, attribute, value, bare)
        case "trade":
            return when(bare.count <= 3 && !Taste.isEmptyObject(bare) && !bare.contains { $0.isMark })
        case "craft":
            let first = phrase.startIndex > 0 ? sentence.tokens[phrase.startIndex - 1].form : ""
            let third = first.hasSuffix("s") ? first : FrameRow.third(first)
            return bare.count <= 4 && bare.last.map { Self.wares.contains($0.form) } == true && value.startIndex == bare.startIndex
                ? [Statement(person, attribute, "\(third) \(whole)", .verb("\(third) \(whole)"))] : []
        case "institution":
            return when(
                bare.count <= 5 && bare.contains { Self.institutions.contains($0.form) } && value.count > bare.count - 1,
                whole)
        case "business":
            return when(
                bare.count <= 3 && bare.last.map { WorkPattern.businesses.contains($0.form) } == true,
                "owns \(FactSentence.withArticle(whole))")
        case "subject":
            let end = bare.firstIndex { ["at", "in", "part", "full"].contains($0.form) } ?? bare.endIndex
            let field = bare[..<end]
            return field.count <= 4 && field.contains { FieldsOfStudy.contains($0.form) } ? [say(attribute, text(field))] : []
        case "degree": return EducationPattern.degree(value, ClauseReading(
            person: person, verb: VerbPhrase(possession: value), sentence: sentence, dates: dates))
        case "dropped":
            return when(bare.prefix(4).contains(anyOf: ["college", "university", "uni", "school", "law", "medicine"]), "dropped out of \(whole)")
        case "student":
            return when(bare.count <= 4 && bare.contains { FieldsOfStudy.contains($0.form) }, "\(whole) student")
        case "hours": return when(value.contains { Numbers.value($0.form) != nil || $0.form.first?.isNumber == true || ["noon", "midnight"].contains($0.form) }, text(ValueReader.value(phrase, keepsTime: true)))
        case "off":
            let days = ValueReader.value(phrase, keepsTime: true).filter { day in
                Lexicon.weekdays.contains(day.form) || Lexicon.weekdays.contains(String(day.form.dropLast()))
                    || ["weekends", "weekend"].contains(day.form)
            }
            return days.isEmpty || !days.contains { $0.form.hasSuffix("s") } ? [] : [say(attribute, "off on \(days.map(\.text).joined(separator: " and "))")]
        case "starts":
            let time = ValueReader.value(phrase, keepsTime: true)
            return time.first.map { Numbers.value($0.form) != nil || $0.form.first?.isNumber == true } == true && !time.contains(anyOf: ["today", "tomorrow"])
                ? [say(attribute, "starts at \(text(time))")] : []
        case "pursuit", "pursuer", "group", "collecting", "volunteering", "regular", "needs":
            return pastime(kind, attribute, phrase, value, bare)
        case "count":
            return bare.first.flatMap { Numbers.value($0.form) }.map { _ in [say(attribute, bare.first?.text ?? "")] } ?? []
        case "raised":
            return FamilyPattern.had(
                ClauseReading(
                    person: person, verb: VerbPhrase(possession: phrase), sentence: sentence, dates: dates)
            ).filter { $0.attribute == "children" }
        case "person":
            guard NameReader.name(bare) != nil || value.contains(anyOf: ["named", "called"]) else { return [] }
            return read("partner:name", phrase)
        case "whole_name":
            guard let (name, rest) = NameReader.name(phrase), rest.isEmpty, !Self.isNoName(phrase.first) else { return [] }
            return [say(attribute, name)]
        case "named_person":
            return NameReader.name(bare) == nil || bare.count > 3 ? [] : read("name", phrase)
        case "year_old":
            return bare.first.map { $0.form.hasSuffix("-year-old") } == true ? read("age", bare) : []
        case "trip":
            guard bare.first?.isCapitalised == true, let name = Places.place(bare, in: sentence) else { return [] }
            let verb = sentence.tokens[..<phrase.startIndex].last { !["to", "in", "into", "over", "back", "out", "be"].contains($0.form) }
            let going = verb.map { ["living", "moving", "relocating", "live", "move", "emigrating"].contains($0.form) } == true ? "move to" : "go to"
            return [Statement(person, attribute, "\(going) \(name)", .verb("plans to \(going) \(name)"))]
        case "progressive":
            guard let deed = bare.first, Self.labours.contains(deed.form), (2...4).contains(value.count),
                value.last?.form.hasSuffix("s") == true || Self.wares.contains(value.last?.form ?? "")
            else { return [] }
            return [Statement(person, attribute, text(value), .verb("works at \(text(value))"))]
        case "title":
            let end = bare.firstIndex { [",", "as", "at", "now", "since", "for", "in"].contains($0.form) }
            return WorkPattern.title(bare[..<(end ?? bare.endIndex)], ClauseReading(
                person: person, verb: VerbPhrase(complement: bare), sentence: sentence, dates: dates), trustsNoun: true)
        case "plan":
            let hours = ValueReader.value(phrase, keepsTime: true)
            return hours.count <= 14 && (hours.contains { Numbers.value($0.form) != nil || $0.form.first?.isNumber == true }
                || hours.contains(anyOf: ["nights", "days", "shifts", "shift", "mornings", "evenings", "weekends", "lates", "earlies"]))
                ? [say(attribute, text(hours))] : []
        case "pastjob":
            return when(bare.count <= 4 && Occupations.isOccupation(bare.forms), "worked as \(FactSentence.withArticle(whole))")
        case "firm":
            return bare.first?.isCapitalised == true ? WorkPattern.employer(bare.prefix { $0.isCapitalised }, ClauseReading(
                person: person, verb: VerbPhrase(complement: bare), sentence: sentence, dates: dates)) : []
        case "makes":
            guard let verb = value.first, let object = value.last, (2...5).contains(value.count),
                value.dropFirst().allSatisfy({ !$0.isMark && !Words.verbs.contains($0.form) }),
                !value.contains(anyOf: ["the", "a", "an", "my", "this", "these", "you", "your", "in", "on", "at", "that"])
            else { return [] }
            let plain = verb.form.hasSuffix("s") ? String(verb.form.dropLast()) : verb.form
            if attribute == "job_title" {
                guard Self.repairs.contains(plain), object.form.hasSuffix("s") else { return [] }
                let third = FrameRow.third(plain)
                return [Statement(person, attribute, "\(third) \(text(value.dropFirst()))", .verb("\(third) \(text(value.dropFirst()))"))]
            }
            guard Self.crafts.contains(plain), object.form.hasSuffix("s") || ["pottery", "bread", "jewellery", "wood", "wine", "beer", "models", "kombucha"].contains(object.form)
            else { return [] }
            let object2 = text(value.dropFirst())
            return [Statement(person, attribute, "\(Self.gerund(plain)) \(object2)", .verb("\(FrameRow.third(plain)) \(object2)"))]
        case "ordinal_age":
            let parts = (bare.first?.form ?? "").split(separator: "-").map(String.init)
            let tens = parts.first.flatMap { Numbers.value($0) } ?? 0
            let whole = Numbers.ordinal(bare.first?.form ?? "")
                ?? (parts.count == 2 ? Numbers.ordinal(parts[1]).map { tens + $0 } : nil)
            return whole.flatMap { (2...120).contains($0) ? [IdentityPattern.age($0 - 1, person)] : nil } ?? []
        case "people":
            guard let one = bare.first, one.isCapitalised, bare.count == 1 || bare.dropping(1).first?.form == "born",
                ["er", "ian", "ite", "ese", "an"].contains(where: { one.form.hasSuffix($0) }) || one.form == "scouser",
                !Lexicon.traitNouns.contains(one.form), !["christian", "lutheran", "taurean"].contains(one.form)
            else { return [] }
            return [Statement(person, attribute, one.text, .verb("is a \(one.text)"))]
        case "nofood":
            return nouns(phrase, upTo: 2).filter { $0.contains { Allergens.isFood($0.form) } }.map {
                Statement(person, attribute, "no \(text($0))", .verb("does not have \(text($0))"))
            }
        case "part":
            return when(bare.count <= 3 && bare.last.map { Self.parts.contains($0.form) } == true, "bad \(whole)")
        case "illness":
            let illness = bare.prefix { !$0.isMark && !["in", "and", "last", "on", "at", "when", "two", "three"].contains($0.form) }
            return illness.count <= 4 && illness.last.map { Self.illnesses.contains($0.form) } == true
                ? [Statement(person, attribute, text(illness), .verb("had \(FactSentence.withArticle(text(illness)))"))] : []
        case "chores": return when(bare.count <= 2 && bare.last.map { Self.chores.contains($0.form) } == true, "does the \(whole)")
        case "grade": return bare.first.flatMap { Numbers.value($0.form) }.map { [say(attribute, "\(sentence.tokens[phrase.startIndex - 1].text) \($0)")] } ?? []
        case "gerund": return when(bare.first?.form.hasSuffix("ing") == true && (2...6).contains(bare.count))
        case "ability":
            let ability = bare.first?.form ?? ""
            return bare.count <= 4 && Self.abilities.contains(ability)
                ? [Statement(person, attribute, "cannot \(ability)", .verb("cannot \(ability)"))] : []
        case "tongue":
            return bare.first.map { Lexicon.languages.contains($0.form) } == true ? [say(attribute, "in \(bare.first?.text ?? "")")] : []
        case "lone_pet":
            return phrase.count <= 4 && phrase.first.flatMap { Numbers.value($0.form) }.map { $0 > 1 } == true
                ? read("pet", phrase) : []
        case "twins":
            let twins = bare.prefix { !$0.isMark }
            return ["twins", "triplets", "twin"].contains(bare.first?.form ?? "") && twins.count <= 3
                ? [say(attribute, text(twins))] : []
        case "kids":
            let kids = bare.prefix { !$0.isMark && !["and", "with", "at", "in", "from"].contains($0.form) }
            return kids.count <= 4 && kids.last.map { Relations.relation($0.form) == "child" || Relations.pluralRelation($0.form) != nil || ["boy", "girl", "son", "daughter", "baby", "toddler", "teenager", "twins"].contains($0.form) } == true
                ? [say(attribute, text(kids))] : []
        case "clock":
            return bare.contains { $0.form.hasPrefix("24-hour") || $0.form.hasPrefix("12-hour") || $0.form == "24h" || $0.form == "clock" }
                ? [say(attribute, text(bare.prefix { !["when", "in", "please", "for"].contains($0.form) }))] : []
        case "like": return when(value.count <= 5 && !bare.contains(anyOf: ["this", "that"]), "like \(text(value))")
        case "stopping":
            return value.count <= 6 && value.first?.form.hasSuffix("ing") == true && !value.contains(anyOf: ["this", "that", "it"])
                ? [Statement(person, attribute, "stop \(text(value))", .verb("wants: stop \(text(value))"))] : []
        case "manner":
            return bare.compactMap { RequestReader.length($0.form) ?? (Self.manners.contains($0.form) ? $0.form : nil) }
                .prefix(2).map { say(attribute, $0) }
        default: return []
        }
    }

    /// The nouns of a list, none of them longer than some words and none of them a person or nothing.
    func nouns(_ phrase: Phrase, upTo limit: Int, atLeast: Int = 1) -> [Phrase] {
        let values = ValueReader.values(phrase).map { ValueReader.withoutArticle($0) }
        let fits = values.allSatisfy { value in
            (1...limit).contains(value.count) && !Taste.isEmptyObject(value)
                && !value.contains { token in
                    token.isMark || Self.noNouns.contains(token.form) || Relations.relation(token.form) != nil
                        || Words.verbs.contains(token.form) && !Allergens.contains(token.form) && value.count > 1
                }
        }
        return fits && values.count >= atLeast ? values : []
    }

    /// "my aunt", "two nurses and a cat"
    static func isCompany(_ phrase: Phrase) -> Bool {
        phrase.contains { token in
            Relations.relation(token.form) != nil || Relations.pluralRelation(token.form) != nil
                || ["family", "people", "students", "girls", "guys", "roommates", "flatmates", "housemates", "nurses", "strangers", "kids", "cats", "dogs", "cat", "dog"].contains(token.form)
        }
    }

    private static let noNouns: Set<String> = [
        "i", "my", "our", "your", "his", "her", "their", "we", "you", "he", "she", "they", "it", "that", "this", "these",
        "those", "who", "what", "which", "people", "everyone", "someone", "nobody", "everything", "nothing", "something",
        "thing", "things", "one", "not", "there", "here", "work", "life", "if", "when", "to", "idea", "answer",
    ]
    /// Whether a capitalised word before "here" greets or tells what somebody is.
    static func isNoName(_ token: Token?) -> Bool {
        guard let form = token?.form else { return true }
        return notNames.contains(form) || Words.adverbs.contains(form) || Occupations.isOccupation([form])
            || Relations.relation(form) != nil || form.contains("-")
    }

    private static let notNames: Set<String> = [
        "new", "hey", "hello", "hi", "still", "back", "newbie", "same", "nothing", "everything", "nobody", "everyone",
        "quick", "first", "next", "welcome", "long", "good", "student", "retired", "guest", "admin", "yes", "over",
        "down", "up", "out", "me", "myself", "happy", "glad", "only", "right", "you", "we", "sun", "winter", "summer",
    ]
    private static let parts: Set<String> = [
        "knees", "knee", "back", "hip", "hips", "hearing", "eyesight", "heart", "shoulder", "shoulders", "eyes", "memory", "lungs",
        "feet", "ankle", "ankles", "joints", "teeth", "neck", "wrist", "wrists", "hands",
    ]
    private static let illnesses: Set<String> = [
        "stroke", "attack", "miscarriage", "breakdown", "replacement", "bypass", "transplant", "mastectomy", "hysterectomy",
        "aneurysm", "seizure", "burnout", "embolism",
    ]
    private static let chores: Set<String> = [
        "accounts", "books", "payroll", "cleaning", "cooking", "catering", "flowers", "lighting", "laundry", "gardens", "hair",
        "bookkeeping", "sound", "driving",
    ]
    private static let abilities: Set<String> = ["swim", "drive", "cook", "dance", "sing", "draw", "ski", "skate", "whistle", "ride"]
    private static let labours: Set<String> = [
        "cleaning", "driving", "selling", "teaching", "repairing", "fixing", "cooking", "delivering", "packing", "building",
        "painting", "translating", "nursing", "sewing", "cutting", "designing", "making", "picking", "guarding", "baking",
    ]
    private static let repairs: Set<String> = [
        "fix", "repair", "mend", "install", "service", "sell", "make", "build", "clean", "drive", "cut", "paint", "weld",
    ]
    private static let crafts: Set<String> = [
        "carve", "whittle", "weave", "embroider", "knit", "crochet", "sew", "build", "fly", "restore", "paint", "draw",
        "sketch", "brew", "bind", "blow", "throw", "grow", "breed", "race", "photograph", "quilt", "forge", "bake", "make",
        "collect", "distil", "press",
    ]
    private static let apps: Set<String> = [
        "firefox", "chrome", "safari", "vim", "emacs", "neovim", "vscode", "obsidian", "notion", "excel", "libreoffice",
        "linux", "debian", "ubuntu", "fedora", "arch", "windows", "macos", "slack", "teams", "signal", "telegram", "zed",
        "todoist", "evernote", "onenote", "joplin", "figma", "blender", "gimp", "photoshop", "proton", "protonmail", "brave",
    ]
    private static let handsets: Set<String> = [
        "nokia", "motorola", "iphone", "pixel", "fairphone", "xiaomi", "huawei", "oneplus", "oppo", "xperia", "redmi",
        "galaxy", "smartphone", "blackberry", "honor", "vivo", "realme",
    ]
    private static let units: Set<String> = [
        "metric", "imperial", "celsius", "fahrenheit", "kelvin", "kilometers", "kilometres", "km", "miles", "kilos", "kilograms",
        "kg", "pounds", "stone", "grams", "ounces", "litres", "liters", "gallons", "pints", "cups", "feet", "inches", "metres",
        "meters", "centimetres", "centimeters", "cm",
    ]
    private static let institutions: Set<String> = [
        "brigade", "police", "army", "navy", "office", "hospital", "council", "railway", "railways", "university", "library",
        "church", "ngo", "bank", "museum", "ministry", "cross", "government", "airline", "airport", "charity", "court", "post",
        "municipality", "city", "borough", "union", "theatre", "opera", "coastguard", "guard", "force", "embassy", "company",
        "startup", "school", "clinic", "firm", "agency", "service", "factory", "plant", "supermarket", "chain",
    ]
    private static let wares: Set<String> = [
        "shoes", "bikes", "bicycles", "cars", "clocks", "watches", "boats", "pianos", "violins", "guitars", "furniture",
        "phones", "computers", "lifts", "elevators", "roofs", "windows", "kitchens", "pipes", "houses", "dresses", "suits",
        "hair", "dogs", "boilers", "machines", "engines", "instruments", "organs", "saddles", "cheese", "candles", "bread",
    ]
    private static let manners: Set<String> = [
        "light", "friendly", "technical", "gentle", "practical", "polite",
    ]
}
