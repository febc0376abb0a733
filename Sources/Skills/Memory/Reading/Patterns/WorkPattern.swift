/// Jobs and employers.
struct WorkPattern: ClausePattern {
    /// Whether it is told that the user joined a class, a club and their like, and not as what.
    private func isLeisure(_ joined: Phrase, _ clause: ClauseReading) -> Bool {
        let value = ValueReader.value(joined)
        return clause.rest.first?.form == "joined" && ["a", "an"].contains(value.first?.form ?? "")
            && value.contains { Self.leisure.contains($0.form) } && !joined.contains { $0.form == "as" }
    }

    /// What is joined in one's own time.
    private static let leisure: Set<String> = [
        "class", "classes", "club", "course", "choir", "gym", "lesson", "lessons", "orchestra", "band", "league",
        "queue",
    ]

    func read(_ clause: ClauseReading) -> [Statement] {
        let clause = Self.withoutHours(clause)
        let verb = clause.verb
        guard verb.modal == nil, !verb.isDoubtful else { return [] }
        if verb.usedTo, verb.opener == .be {
            return Self.formerly(clause)
        }
        if verb.usedTo {
            guard let rest = clause.after(.verb, "work at", "work for") else { return [] }
            return Self.former(Self.employer(rest, clause), clause)
        }
        if let rest = clause.after(.verb, "worked at", "worked for"), !verb.isPerfect {
            return Self.former(Self.employer(rest, clause), clause)
        }
        if let rest = clause.after(.be, "in", "at", "with"), verb.isPast, !verb.isPerfect, !verb.isNegated {
            let span = clause.dates.span(in: clause.sentence.tokens[...])
            let place = ValueReader.value(rest)
            if span.from != nil, span.to != nil, (1...5).contains(place.count) {
                var statement = Statement(
                    clause.person, "experience", "was \(clause.rest.first?.form ?? "in") \(clause.text(place))",
                    .verb("was \(clause.rest.first?.form ?? "in") \(clause.text(place))"))
                (statement.validFrom, statement.validTo) = span
                return [statement]
            }
        }
        // "I've been with the port authority since 2011"
        if verb.isPerfect, verb.isPlain, let rest = clause.after(.be, "with", "at"),
            let since = rest.firstIndex(of: ["since"]), let from = clause.dates.beginning(in: rest[since...]),
            from.count <= 7, Self.isEmployer(rest[..<since], strict: false),
            rest[..<since].contains(where: \.isCapitalised) || rest.first?.form == "the",
            !rest.contains(anyOf: ["hospital", "hotel", "airport", "him", "her"])
        {
            return Self.employer(rest[..<since], clause).map { statement in
                var statement = statement
                statement.validFrom = from
                return statement
            }
        }
        if verb.opener == .be, verb.isPast, !verb.isPerfect, !verb.isNegated {
            return Self.formerly(clause)
        }
        if let rest = clause.after(.verb, "manage", "manages", "run", "runs", "own", "owns"), !verb.isNegated {
            let value = ValueReader.value(rest)
            let end =
                value.firstIndex {
                    [
                        "in", "with", "near", "and", "for", "of", "called", "named", ",", "outside", "together", "just",
                    ].contains($0.form)
                }
                ?? value.endIndex
            let noun = value[..<end]
            if let head = noun.last, Self.businesses.contains(head.form), noun.count <= 5,
                ["a", "an", "my", "our", "the", "two", "three"].contains(noun.first?.form ?? "")
            {
                let third = clause.rest.first.map { $0.form.hasSuffix("s") ? $0.form : $0.form + "s" } ?? "runs"
                return [clause.say("job_title", "\(third) \(clause.text(noun))", "\(third) \(clause.text(noun))")]
                    + Self.workplace(value[end...], clause)
            }
        }
        // "I work four days a week as a technician"
        if ["work", "works", "working"].contains(clause.rest.first?.form ?? ""), verb.opener != .have, verb.isPlain,
            let role = clause.rest.firstIndex(of: ["as"]), clause.rest.dropping(1).first?.form != "as",
            role - clause.rest.startIndex < 8
        {
            let time = clause.text(ValueReader.value(clause.rest.dropping(1)[..<role], keepsTime: true))
            let title = Self.title(clause.rest[(role + 1)...], clause, trustsNoun: true)
            let isTime = clause.rest[..<role].contains(anyOf: [
                "days", "hours", "nights", "week", "part-time", "full-time", "weekends",
            ])
            return title + (isTime && !title.isEmpty ? [clause.say("schedule", time, "works \(time)")] : [])
        }
        if let rest = clause.after(.verb, "drive", "drives"), verb.isPlain, rest.first?.form == "a",
            let kind = rest.dropping(1).first,
            ["taxi", "cab", "bus", "tram", "lorry", "train", "ambulance", "forklift", "truck"].contains(kind.form),
            kind.form != "truck" || rest.contains(anyOf: ["for", "living"])
        {
            return [clause.say("job_title", "\(kind.form) driver", "works as a \(kind.form) driver")]
        }
        if let rest = clause.after(.verb, "retired"), verb.isPlain, rest.first?.form != "from" {
            var statement = clause.say("job_title", "retired", "is retired")
            statement.validFrom = clause.dates.beginning(in: rest)
            return [statement]
        }
        if let rest = clause.after(
            .verb, "started a new job as", "started a job as", "started as", "began as", "got a job as",
            "got a new job as",
            "started working as", "start as", "found work as"), verb.isPlain
        {
            return Self.title(rest, clause, trustsNoun: true).map { statement in
                var statement = statement
                statement.validFrom = clause.dates.beginning(
                    in: clause.rest, isComing: clause.rest.first?.form == "start")
                return statement
            }
        }
        let asRole =
            clause.after(.verb, "work as", "works as", "worked as", "work full-time as", "work part-time as")
            ?? clause.after(.be, "working as", "employed as")
        if let asRole {
            guard verb.isPast || clause.rest.first?.form == "worked" && !verb.isPerfect else {
                return Self.title(asRole, clause, trustsNoun: true)
            }
            let span = clause.dates.span(in: clause.sentence.tokens[...])
            return Self.title(asRole, clause, trustsNoun: true).prefix(1).filter { _ in !verb.isNegated }.map { title in
                var past = Statement(
                    clause.person, "experience", "worked as \(FactSentence.withArticle(title.value))",
                    .verb("used to work as \(FactSentence.withArticle(title.value))"))
                (past.validFrom, past.validTo) = span
                return past
            }
        }
        let at =
            clause.after(.verb, "work at", "works at", "work for", "works for", "work over at")
            ?? clause.after(
                .be, "working at", "working for", "employed at", "employed by", "an employee of", "an employee at")
        if let at { return Self.employer(at, clause) }
        if clause.verb.isPlain, !verb.isPast,
            let rest = clause.after(
                .have, "a job at", "a new job at", "a job with", "a part-time job at", "a full-time job at",
                "a position at")
        {
            return Self.employer(rest, clause)
        }
        if let rest = clause.after(.verb, "work in", "works in") ?? clause.after(.be, "working in") {
            return field(rest, clause)
        }
        if let rest = clause.after(.verb, "do", "does") ?? clause.after(.be, "doing"), verb.isPlain,
            let head = rest.first,
            Self.fields.contains(head.form) || rest.prefix(2).forms.joined(separator: " ") == "customer service"
        {
            let end = rest.firstIndex { ["for", "at", "in", "with"].contains($0.form) || $0.isMark } ?? rest.endIndex
            let text = clause.text(ValueReader.value(rest[..<end]))
            return [clause.say("job_title", text, "does \(text)")]
                + (end < rest.endIndex && !rest[end].isMark ? Self.employer(rest[(end + 1)...], clause) : [])
        }
        if let rest = clause.after(.verb, "work remotely for") { return Self.employer(rest, clause) }
        if let started = clause.after(
            .verb, "joined", "started working at", "started at", "started working for", "got hired by", "got hired at",
            "signed with",
            "signed on with", "jumped ship to", "defected to", "got poached by", "moved over to", "started with",
            "started a new job at", "started a job at", "got a job at", "got a new job at", "started my new job at",
            "signed with", "signed on with", "signed on at", "landed a job at", "landed a job with", "landed a role at",
            "got a position at", "found a job at", "found work at", "started with", "moved over to", "went to work for",
            "have joined", "began working at", "began working for", "started a new job with", "got a job with",
            "took a role at",
            "took a position at", "got poached by", "got headhunted by", "got recruited by", "was hired by",
            "got taken on by", "got taken on at", "jumped ship to", "just joined", "switched to working for",
            "took a job at", "accepted a job at", "start at", "start my new job at", "start a new job at",
            "start work at",
            "start working at", "start working for", "start a job at")
            ?? clause.after(.be, "hired by")
        {
            guard !verb.isNegated, !isLeisure(started, clause)
            else {
                return []
            }
            return Self.employer(started, clause).map {
                var statement = $0
                statement.validFrom = clause.dates.beginning(
                    in: clause.rest, isComing: clause.rest.first?.form == "start")
                return statement
            }
        }
        if let left = clause.after(
            .verb, "left", "quit my job at", "resigned from", "quit", "got fired from", "got laid off from",
            "left my job at", "stopped working at", "stopped working for")
            ?? clause.after(.be, "fired from", "laid off from", "laid off by")
        {
            return leaving(left, clause)
        }
        if let lost = clause.after(.verb, "quit my job", "lost my job", "left my job"),
            lost.isEmpty || lost.first.map({ $0.form != "at" }) == true
        {
            return [Statement(clause.person, "employer", "", .verb(""), kind: .ended)]
        }
        if let taught = clause.after(.verb, "teach", "teaches"), !verb.isNegated {
            let subject = ValueReader.value(taught)
            guard !subject.isEmpty,
                subject.first.map({ !["my", "you", "me", "him", "her", "them"].contains($0.form) }) == true
            else { return [] }
            let stop = subject.firstIndex { ["at", "in", "to"].contains($0.form) } ?? subject.endIndex
            // "I teach kids to surf" tells what is taught by its deed.
            if stop < subject.endIndex, subject[stop].form == "to", let verb = subject[stop...].dropping(1).first,
                !verb.isCapitalised, !["a", "the", "my", "children", "kids", "adults"].contains(verb.form)
            {
                return []
            }
            guard stop - subject.startIndex <= 3, stop > subject.startIndex else { return [] }
            let title = "\(clause.text(subject[..<stop])) teacher"
            let place = subject[stop...]
            return [clause.say("job_title", title, "works as \(FactSentence.withArticle(title))")]
                + (place.first?.form == "at" && place.contains(where: \.isCapitalised)
                    ? Self.employer(place.dropFirst(), clause) : Self.workplace(place, clause))
        }
        // "I'm in sales"
        if verb.isPlain, !verb.isPast, let rest = clause.after(.be, "in"), let head = rest.first,
            Self.lines.contains(head.form),
            rest.dropping(1).first.map({ $0.isMark || ["and", "at", "for", "in"].contains($0.form) }) ?? true
        {
            return [clause.say("job_title", head.text, "works in \(head.text)")]
        }
        if verb.isPlain, let rest = clause.after(.have, "a", "my own"), case let thing = Self.business(rest),
            let noun = thing.last,
            Self.owned.contains(noun.form), thing.count <= 3
        {
            let text = clause.text(thing)
            return [
                clause.say(
                    "job_title", "owns \(FactSentence.withArticle(text))", "owns \(FactSentence.withArticle(text))")
            ]
        }
        if verb.opener == .be, !verb.isPast {
            if clause.rest.first?.form == "retired", let job = Self.formerJob(clause) { return [job] }
            if clause.rest.first?.form == "retired" { return [clause.say("job_title", "retired", "is retired")] }
            if ["unemployed", "jobless"].contains(clause.rest.first?.form ?? "")
                || clause.after(.be, "between jobs", "out of work") != nil
            {
                return [clause.say("job_title", "unemployed", "is unemployed")]
            }
            if let at = clause.after(.be, "at", "with"), at.first?.isCapitalised == true,
                clause.sentence.tokens[...].contains(anyOf: Self.workWords)
            {
                return Self.employer(at, clause)
            }
            if clause.rest.first?.form == "self-employed" {
                return [clause.say("job_title", "self-employed", "is self-employed")]
            }
            return Self.title(clause.rest, clause)
        }
        if clause.after(.verb, "became", "become") != nil, !verb.isNegated {
            return Self.title(clause.rest.dropping(1), clause)
        }
        return []
    }

    /// The job that a noun phrase with its article names: "a nurse at St Mary's".
    static func title(
        _ phrase: Phrase, _ clause: ClauseReading, trustsNoun: Bool = false, isList: Bool = false
    ) -> [Statement] {
        guard let article = phrase.first,
            ["a", "an", "the", "head", "chief", "senior", "junior", "lead"].contains(article.form) || trustsNoun
                || isList
        else { return [] }
        let noun = ["a", "an", "the"].contains(article.form) ? phrase.dropping(1) : phrase
        var whole = ValueReader.value(noun)
        if let comma = whole.firstIndex(where: { $0.form == "," }) { whole = whole[..<comma] }
        let end =
            whole.firstIndex {
                [
                    "at", "for", "with", "from", "in", "of", "who", "by", "on", "working", "near", "to", "specializing",
                    "specialising", "living", "based", "up", "down", "over", "out", "all", "since", "until", "till",
                    "before",
                    "after", "when", "during",
                ].contains($0.form)
            } ?? whole.endIndex
        var title = ValueReader.trimmed(whole[..<end])
        if let and = title.firstIndex(where: { $0.form == "and" }),
            title[(and + 1)...].first.map({ ["a", "an"].contains($0.form) }) == true,
            !Occupations.isOccupation(Array(title.forms))
        {
            title = title[..<and]
        }
        if title.first.map({
            ["former", "big", "huge", "total", "terrible", "great", "real", "good", "bad"].contains($0.form)
        }) == true {
            return []
        }
        while let first = title.first, Self.qualifiers.contains(first.form), title.count > 1 {
            title = title.dropFirst()
        }
        guard !title.isEmpty, title.count <= 5,
            Occupations.isOccupation(title.forms) || trustsNoun && !title.contains(where: { $0.isMark })
        else { return [] }
        let text = clause.text(title)
        if clause.verb.isNegated, !clause.verb.hasEnded { return [] }
        let isOver = title.first?.form == "retired"
        var found = [
            clause.say("job_title", text, "\(isOver ? "is" : "works as") \(FactSentence.withArticle(text))")
        ]
        found[0].validFrom = clause.dates.beginning(in: noun)
        let rest = whole[end...].drop { ["up", "down", "over", "out"].contains($0.form) }
        if let place = rest.firstIndex(where: { ["at", "for", "with"].contains($0.form) }),
            Self.isEmployer(rest[(place + 1)...], strict: rest[place].form != "at")
        {
            found += employer(rest[(place + 1)...], clause).map { one in
                // A student of a university does not work for it.
                title.last?.form == "student" && one.attribute == "employer"
                    ? clause.say("education", one.value, "studies at \(one.value)") : one
            }
        }
        if !clause.verb.isNegated {
            found +=
                workplace(rest, clause) + Introduction.origin(in: rest, clause) + Introduction.home(in: rest, clause)
        }
        return found
    }
}
