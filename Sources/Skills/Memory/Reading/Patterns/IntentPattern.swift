/// Goals and plans.
struct IntentPattern: ClausePattern {
    func read(_ clause: ClauseReading) -> [Statement] {
        guard !clause.verb.isNegated, !clause.verb.isDoubtful, !clause.verb.usedTo, !clause.verb.isPast else {
            return []
        }
        let isDistant = ["landlord", "landlady", "boss", "neighbor", "teacher", "colleague", "doctor"].contains(
            clause.person.relation)
        if let goal = goalPhrase(clause), !isDistant { return goals(goal, clause) }
        if clause.verb.modal == "will",
            let place = clause.after(
                .verb, "be in", "visit", "be visiting", "fly to", "move to", "travel to", "be traveling to",
                "be travelling to"), place.first?.isCapitalised == true,
            ValueReader.timeStart(place) != nil || place.contains(where: { Numbers.ordinal($0.form) != nil })
                || place.contains(where: { DateReader.month($0) != nil })
        {
            let text = clause.text(ValueReader.value(place, keepsTime: true))
            let verb = clause.rest.first?.form == "move" ? "move to" : "visit"
            return [dated(clause.say("plan", "\(verb) \(text)", "plans to \(verb) \(text)"), clause)]
        }
        if ["will", "shall"].contains(clause.verb.modal ?? ""),
            let rest = clause.after(.verb, "be at", "be with", "be staying"),
            !clause.rest.contains(anyOf: ["today", "tonight", "tomorrow"]),
            let index = rest.firstIndex(of: ["in"]),
            rest.dropping(index - rest.startIndex + 1).first?.isCapitalised == true,
            let place = Places.place(rest[(index + 1)...], in: clause.sentence),
            let from = clause.dates.beginning(
                in: ValueReader.timeStart(rest).map { rest[$0...] } ?? rest[(index + 2)...], isComing: true)
        {
            var stay = Statement(clause.person, "temporary_location", place, .verb("will stay in \(place)"))
            stay.validFrom = from
            stay.validTo = from.count == 7 ? from : clause.dates.ending(in: rest)
            return [stay]
        }
        if let work = work(clause) { return [work] }
        guard clause.verb.modal == nil else { return [] }
        if clause.after(.verb, "get married", "gets married") != nil, ValueReader.timeStart(clause.rest) != nil {
            let text = clause.text(ValueReader.value(clause.rest, keepsTime: true))
            return [dated(clause.say("plan", text, "plans to \(text)"), clause)]
        }
        if let rest = clause.after(.be, "planning"), ["a", "an", "our", "my", "the"].contains(rest.first?.form ?? ""),
            rest.prefix(4).contains(where: { Self.ventures.contains($0.form) })
        {
            let value = ValueReader.withoutArticle(ValueReader.value(rest.prefix { $0.form != "," }, keepsTime: true))
            let text = clause.text(value.drop { ["our", "my", "the"].contains($0.form) })
            return [dated(clause.say("plan", text, "is planning a \(text)"), clause)]
        }
        // "We fly to Zanzibar on 2 April"
        if clause.person.isUser, let rest = clause.after(.verb, "fly to", "travel to", "leave for", "move to"),
            rest.first?.isCapitalised == true, let time = ValueReader.timeStart(rest),
            clause.dates.beginning(in: rest[time...], isComing: true) != nil
        {
            let place = clause.text(ValueReader.value(rest[..<time]))
            return [dated(clause.say("plan", "trip to \(place)", "plans to go to \(place)"), clause)]
        }
        if let plan = clause.after(.verb, "plan to", "plans to", "intend to", "intends to", "plan on", "decided to")
            ?? clause.after(
                .be, "planning to", "planning on", "hoping to", "about to", "going to", "flying to", "traveling to",
                "travelling to", "moving to", "heading to", "visiting", "getting married", "starting", "off to",
                "driving to", "expecting", "planning a trip to", "taking", "getting braces", "getting surgery",
                "getting a", "getting my", "getting an", "picking up our new", "picking up my new")
        {
            return plans(plan, clause).map { dated($0, clause) }
        }
        return []
    }

    /// "From April I'll be working at the ferry terminal": work that a named time begins.
    private func work(_ clause: ClauseReading) -> Statement? {
        guard clause.verb.modal == "will",
            let rest = clause.after(
                .verb, "be working", "work", "be starting", "start", "be teaching", "be studying", "be training",
                "begin"),
            let verb = clause.rest.first(where: { $0.form != "be" }),
            ["at", "in", "for", "as", "on", "with"].contains(rest.first?.form ?? ""),
            !clause.rest.contains(anyOf: ["today", "tonight", "tomorrow", "if", "late"]),
            let from = clause.dates.beginning(in: clause.sentence.tokens[...], isComing: true)
        else { return nil }
        let value = ValueReader.value(rest.prefix { $0.form != "," })
        guard (2...8).contains(value.count), Numbers.value(value.last?.form ?? "") == nil else { return nil }
        let text = "\(verb.text) \(clause.text(value))"
        var statement = clause.say("plan", text, "will be \(text)")
        statement.validFrom = from
        return statement
    }

    /// With the day of which it is planned, and the end where one is said.
    private func dated(_ statement: Statement, _ clause: ClauseReading) -> Statement {
        var statement = statement
        let time = ValueReader.timeStart(clause.rest).map { clause.rest[$0...] } ?? []
        statement.validFrom = clause.dates.beginning(in: time, isComing: true)
        return statement
    }

    private func goalPhrase(_ clause: ClauseReading) -> Phrase? {
        if clause.verb.modal == "would" {
            guard let rest = clause.after(.verb, "love to", "like to"),
                clause.sentence.tokens[...].firstIndex(of: ["one", "day"]) != nil
                    || rest.contains(anyOf: ["someday", "day", "eventually", "lifetime", "year"])
            else { return nil }
            return rest
        }
        guard clause.verb.modal == nil else { return nil }
        return clause.after(
            .verb, "want to", "wants to", "hope to", "hopes to", "dream of", "dreams of", "aim to", "aims to",
            "train for", "wish to", "dream about")
            ?? clause.after(
                .be, "training for", "saving for", "saving up for", "trying to", "working towards", "aiming to",
                "determined to", "saving up to", "training to", "dreaming of")
    }

    private func goals(_ phrase: Phrase, _ clause: ClauseReading) -> [Statement] {
        let value = ValueReader.value(phrase, keepsTime: true)
        guard let first = value.first,
            (2...ValueReader.limit).contains(value.count) || value.count == 1 && first.form.count > 4,
            !Self.requests.contains(first.form) || first.form == "get" && Self.gains(value),
            !value.contains(anyOf: [
                "you", "your", "tonight", "now", "today", "it", "that", "these", "them", "tomorrow", "here",
            ]), !value.contains(anyOf: ["this"]) || value.suffix(2).first?.form == "this"
        else { return [] }
        let isTrying = clause.rest.first?.form == "trying"
        guard !isTrying || Self.efforts.contains(first.form) else { return [] }
        let text = clause.text(value)
        let forms = clause.rest.forms
        if forms.starts(with: ["training", "for"]) || forms.starts(with: ["train", "for"]) {
            return [clause.say("goal", text, "is training for \(text)")]
        }
        if forms.first == "saving", forms.contains("for") {
            return [clause.say("goal", "saving for \(text)", "is saving for \(text)")]
        }
        if forms.first?.hasPrefix("dream") == true { return [clause.say("goal", text, "dreams of \(text)")] }
        return [clause.say("goal", text, "wants to \(text)")]
    }

    private func plans(_ phrase: Phrase, _ clause: ClauseReading) -> [Statement] {
        let forms = clause.rest.forms
        var value = ValueReader.value(phrase, keepsTime: true)
        // "to Lisbon on the 28th, first holiday in years": what follows a comma is a remark.
        if let comma = value.firstIndex(where: { $0.form == "," }), comma > value.startIndex { value = value[..<comma] }
        let time = ValueReader.timeStart(value.startIndex > clause.rest.startIndex ? clause.rest : value)
        let tooSoon = clause.rest.contains(anyOf: [
            "now", "today", "tonight", "bed", "sleep", "shop", "store", "gym", "toilet", "later", "soon", "try",
        ])
        guard !tooSoon, value.count <= ValueReader.limit else { return [] }
        let text = clause.text(value)
        switch forms.first ?? "" {
        case "going", "flying", "traveling", "travelling", "heading", "off", "driving", "visiting":
            guard let place = value.first else { return [] }
            // "going to Rome" is a journey, "going to visit Rome" an action.
            if place.isCapitalised || forms.first == "visiting" {
                guard time != nil || place.isCapitalised, !Taste.isEmptyObject(value),
                    forms.first != "off" || place.isCapitalised
                else { return [] }
                return [clause.say("plan", "visit \(text)", "plans to visit \(text)")]
            }
            guard forms.first == "going", time != nil || Self.milestones.contains(place.form),
                value.count >= 2 || Self.milestones.contains(place.form), !Self.requests.contains(place.form),
                !value.contains(anyOf: ["it", "you", "this", "that"])
            else { return [] }
            return [clause.say("plan", text, "plans to \(text)")]
        case "moving":
            guard value.first?.isCapitalised == true || time != nil else { return [] }
            return [clause.say("plan", "move to \(text)", "plans to move to \(text)")]
        case "getting" where value.first?.form != "married" && !forms.starts(with: ["getting", "married"]):
            let thing = clause.text(ValueReader.value(clause.rest.dropping(1), keepsTime: true))
            guard time != nil, !thing.isEmpty else { return [] }
            return [clause.say("plan", "get \(thing)", "plans to get \(thing)")]
        case "getting":
            return time == nil ? [] : [clause.say("plan", "get married \(text)", "plans to get married \(text)")]
        case "starting", "taking":
            guard
                time != nil
                    || value.first?.form == "a"
                        && value.contains(anyOf: ["job", "course", "school", "business", "sabbatical", "degree"]),
                value.count >= 2
            else { return [] }
            let verb = forms.first == "starting" ? "start" : "take"
            return [clause.say("plan", "\(verb) \(text)", "plans to \(verb) \(text)")]
        case "expecting":
            guard value.contains(anyOf: ["baby", "child", "twins", "daughter", "son"]) else { return [] }
            return [clause.say("event", "expecting \(text)", "is expecting \(text)")]
        case "decided":
            guard value.count >= 2, let first = value.first,
                Self.milestones.contains(first.form) || Self.efforts.contains(first.form)
            else { return [] }
            return [clause.say("plan", text, "plans to \(text)")]
        default:
            if forms.starts(with: ["planning", "a"]), value.first?.isCapitalised == true {
                return [clause.say("plan", "visit \(text)", "plans to visit \(text)")]
            }
            guard let first = value.first, value.count >= 2, !Self.requests.contains(first.form),
                !value.contains(anyOf: ["it", "you", "this"])
            else { return [] }
            if forms.dropFirst().first == "on" { return [clause.say("plan", text, "plans on \(text)")] }
            return [clause.say("plan", text, "plans to \(text)")]
        }
    }

    /// "get my Portuguese up to B1", "get fit"
    private static func gains(_ value: Phrase) -> Bool {
        let second = value.dropFirst().first?.form ?? ""
        return value.count > 2 && ["my", "a", "fit", "better", "into", "fluent"].contains(second)
    }

    private static let ventures: Set<String> = [
        "honeymoon", "trip", "holiday", "vacation", "wedding", "move", "roadtrip", "expedition", "tour", "cruise",
        "safari", "sabbatical",
        "extension", "renovation", "reunion",
    ]

    private static let requests: Set<String> = [
        "know", "ask", "understand", "see", "check", "find", "talk", "tell", "say", "hear", "sleep", "eat", "go", "cry",
        "die", "make", "be", "have", "do", "get", "use",
        "add", "change", "try", "show", "discuss", "thank", "print", "send", "cook", "order", "buy", "book", "test",
        "write", "compare", "convert", "create", "generate", "fix",
        "remind", "scream", "leave", "stay", "watch", "look", "help", "put", "give", "take", "call", "surprise",
        "figure", "share", "set", "rest", "relax", "apologize", "clarify", "point", "mention",
        "delete", "remove", "explain", "wear", "note", "reply", "meet",
    ]

    private static let efforts: Set<String> = [
        "lose", "learn", "quit", "stop", "save", "eat", "drink", "read", "get", "become", "cut", "run", "exercise",
        "sleep", "improve", "build", "reduce", "gain", "write", "wake", "conceive",
    ]

    private static let milestones: Set<String> = [
        "retire", "marry", "propose", "move", "quit", "graduate", "emigrate", "visit", "adopt", "study", "start", "run",
        "learn", "sell", "buy", "become", "apply", "travel", "fly", "open",
    ]
}
