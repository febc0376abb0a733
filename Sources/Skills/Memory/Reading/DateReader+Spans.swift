import Foundation

/// When things began and ended.
extension DateReader {
    /// When something began: "yesterday", "last week", "since 2019", "for six years", "two months ago", "on Monday".
    ///
    /// A day of the week or of the month is the last one, or the coming one where what begins is still to come.
    func beginning(in phrase: Phrase, isComing: Bool = false) -> String? {
        let forms = phrase.forms
        for index in forms.indices where Self.leads.contains(forms[index]) {
            let after = phrase.dropping(index + 1)
            if ["on", "since", "from", "until"].contains(forms[index]),
                let exact = exactDay(
                    after, isComing: isComing || forms[index] == "from" && Self.year(in: after.prefix(5)) == nil)
            {
                return exact
            }
            if let year = Self.year(in: after.prefix(1)) { return String(year) }
            if let token = after.first(where: { !["early", "late", "mid", "about", "around"].contains($0.form) }),
                let month = Self.month(token)
            {
                let said = after.first { $0.form.count == 4 && Int($0.form) != nil }.flatMap { Self.year(in: [$0]) }
                let year = said ?? (isComing ? year(ofComing: month) : year(ofPast: month))
                return "\(year)-" + (month < 10 ? "0\(month)" : "\(month)")
            }
        }
        if forms.contains("tomorrow") { return text(.day, 1, prefix: 10) }
        if forms.contains("yesterday") { return text(.day, -1, prefix: 10) }
        if forms.contains("today") || phrase.firstIndex(of: ["this", "morning"]) != nil {
            return text(.day, 0, prefix: 10)
        }
        for unit in ["year", "month"] {
            let starts = [
                ["start", "of", "the", unit], ["beginning", "of", "the", unit], ["start", "of", "this", unit],
            ]
            if starts.contains(where: { phrase.firstIndex(of: $0) != nil }) {
                return text(.day, 0, prefix: unit == "year" ? 4 : 7)
            }
        }
        return named(phrase, isComing) ?? counted(phrase, forms, isComing)
    }

    /// "two months ago", "for six years", "in three weeks", "last week", "next month"
    private func counted(_ phrase: Phrase, _ forms: [String], _ isComing: Bool) -> String? {
        for (word, unit, prefix) in Self.units {
            for (index, form) in forms.enumerated() where form == word || form == word + "s" {
                let before = forms[..<index].last { !["half", "last", "past", "full", "whole"].contains($0) }
                let isCouple = forms[..<index].suffix(2) == ["couple", "of"]
                if let before, let count = isCouple ? 2 : ["a", "an"].contains(before) ? 1 : Numbers.value(before) {
                    let isAgo = forms.dropFirst(index + 1).first == "ago" || forms.dropFirst(index + 1).first == "back"
                    let lead = forms[..<index].suffix(5)
                    // "we have been in Gothenburg nine years now"
                    let isNow = forms.dropFirst(index + 1).first == "now" && forms[..<index].contains("been")
                    let exact = ["week", "day"].contains(word) ? 10 : prefix
                    if isAgo || isNow || lead.contains("for") || lead.suffix(4).contains("since") {
                        return text(unit, -count, prefix: exact)
                    }
                    if lead.contains("in"), isComing { return text(unit, count, prefix: exact) }
                }
                if index > 0, forms[index - 1] == "last" { return text(unit, -1, prefix: prefix) }
                if index > 0, forms[index - 1] == "this" { return text(unit, 0, prefix: prefix) }
                if index > 0, forms[index - 1] == "next" { return text(unit, 1, prefix: prefix) }
            }
        }
        return nil
    }

    /// "on Monday", "last Friday", "on the 28th", "last March", "next June"
    private func named(_ phrase: Phrase, _ isComing: Bool) -> String? {
        for index in phrase.indices {
            let form = phrase[index].form
            let before = phrase[..<index].last?.form ?? ""
            if let month = Self.month(phrase[index]), ["last", "next", "this"].contains(before) {
                let year = before == "next" ? year(ofComing: month) : year(ofPast: month)
                return "\(year)-" + (month < 10 ? "0\(month)" : "\(month)")
            }
            if let weekday = Lexicon.weekdays.firstIndex(of: form),
                ["on", "last", "this", "next", "since", "until", "by", "from", "of"].contains(before)
            {
                return self.weekday(
                    weekday, isPast: before == "last" || !["next", "from", "of"].contains(before) && !isComing)
            }
            if let day = Numbers.ordinal(form), before == "the", form.first?.isNumber == true,
                phrase.dropping(index + 1 - phrase.startIndex).first?.form != "of"
            {
                return dayOfMonth(day, isPast: !isComing)
            }
        }
        return nil
    }

    private func weekday(_ weekday: Int, isPast: Bool) -> String? {
        let today = (calendar.component(.weekday, from: now) + 5) % 7
        let distance = (weekday - today + 7) % 7
        return text(.day, isPast ? (distance == 0 ? -7 : distance - 7) : (distance == 0 ? 7 : distance), prefix: 10)
    }

    private func dayOfMonth(_ day: Int, isPast: Bool) -> String? {
        let parts = calendar.dateComponents([.year, .month, .day], from: now)
        guard let year = parts.year, let month = parts.month, let today = parts.day, (1...31).contains(day) else {
            return nil
        }
        let shift = isPast ? (day > today ? -1 : 0) : (day < today ? 1 : 0)
        let months = year * 12 + month - 1 + shift
        return Day(year: months / 12, month: months % 12 + 1, day: day).iso
    }

    /// Since when something holds, where the words of the clause do not say it but the sentence does.
    func beginning(in phrase: Phrase, or sentence: Sentence, isComing: Bool = false) -> String? {
        beginning(in: phrase, isComing: isComing) ?? beginning(in: sentence.tokens[...], isComing: isComing)
    }

    private func year(ofComing month: Int) -> Int {
        let parts = calendar.dateComponents([.year, .month], from: now)
        let year = parts.year ?? 1970
        return month >= (parts.month ?? 1) ? year : year + 1
    }

    /// "from 2011 to 2014", "between 2011 and 2014", "in 2011".
    func span(in phrase: Phrase) -> (from: String?, to: String?) {
        let years = phrase.compactMap { $0.form.count == 4 ? Int($0.form) : nil }.filter { (1900...2100).contains($0) }
        if years.count >= 2 { return (String(years[0]), String(years[1])) }
        if let year = years.first, phrase.forms.contains("until") || phrase.forms.contains("till") {
            return (nil, String(year))
        }
        return (years.first.map(String.init), nil)
    }

    /// "until Friday", "till the end of the month", "until June"
    func ending(in phrase: Phrase) -> String? {
        guard let until = phrase.firstIndex(where: { ["until", "till", "til"].contains($0.form) }) else { return nil }
        let after = phrase[(until + 1)...].prefix(7)
        for unit in ["month", "year"] where after.contains(anyOf: [unit]) && after.contains(anyOf: ["end"]) {
            return text(.day, 0, prefix: unit == "year" ? 4 : 7)
        }
        if let weekday = after.lazy.compactMap({ Lexicon.weekdays.firstIndex(of: $0.form) }).first {
            return self.weekday(weekday, isPast: false)
        }
        if let exact = exactDay(after.drop { ["the", "about"].contains($0.form) }, isComing: true) { return exact }
        if let year = Self.year(in: after) { return String(year) }
        if let month = after.lazy.compactMap(Self.month).first {
            return "\(year(ofComing: month))-" + (month < 10 ? "0\(month)" : "\(month)")
        }
        return beginning(in: phrase[(until + 1)...], isComing: true)
    }

    private static let leads: Set<String> = [
        "since", "in", "from", "after", "on", "until", "till", "around", "of", "by", "during", "before",
    ]

    private static let units: [(String, Calendar.Component, Int)] = [
        ("day", .day, 10), ("week", .weekOfYear, 7), ("weekend", .weekOfYear, 7), ("month", .month, 7),
        ("year", .year, 4),
        ("spring", .year, 4), ("summer", .year, 4), ("autumn", .year, 4), ("winter", .year, 4), ("decade", .year, 4),
    ]
}
