import Foundation

/// Reads dates and spans of time against the moment a message was written.
struct DateReader {
    /// When the message was written.
    let now: Date
    /// The calendar that gives "yesterday" its day.
    let calendar: Calendar

    /// A day of the year: "3 May", "May 3rd, 1990", "the 3rd of May", "1990-05-03", "next Friday".
    struct Day: Sendable, Hashable {
        var year: Int?
        var month: Int
        var day: Int

        /// `05-03` or `1990-05-03`
        var iso: String {
            let monthDay = Self.padded(month) + "-" + Self.padded(day)
            return year.map { "\($0)-\(monthDay)" } ?? monthDay
        }

        /// `3 May` or `3 May 1990`
        var text: String {
            let name = Lexicon.months[month - 1]
            let monthDay = "\(day) \(name.prefix(1).uppercased())\(name.dropFirst())"
            return year.map { "\(monthDay) \($0)" } ?? monthDay
        }

        private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    }

    /// The first day of the year that the phrase names.
    func day(in phrase: Phrase) -> Day? {
        for index in phrase.indices {
            if let day = isoDay(phrase[index].form) { return day }
            guard let month = Self.month(phrase[index]) else { continue }
            let before = phrase[..<index].reversed().first { !["of", "the", ","].contains($0.form) }
            let after = phrase[(index + 1)...]
            if let before, let number = Self.dayNumber(before.form) {
                return valid(month, number, year: Self.year(in: after.prefix(2)))
            }
            let next = after.first?.form == "the" ? after.dropping(1) : after
            if let first = next.first, let number = Self.dayNumber(first.form) {
                return valid(month, number, year: Self.year(in: next.dropping(1).prefix(2)))
            }
        }
        return named(phrase) ?? relativeDay(phrase)
    }

    /// "New Year's Eve", "Christmas Day": days with a name and a date of their own.
    private func named(_ phrase: Phrase) -> Day? {
        let text = " " + phrase.filter { $0.form != "'s" && !$0.isMark }.forms.joined(separator: " ") + " "
        return Self.namedDays.first { text.contains(" \($0.0) ") }.map { Day(year: nil, month: $0.1, day: $0.2) }
    }

    private static let namedDays = [
        ("new year eve", 12, 31), ("new years eve", 12, 31), ("christmas eve", 12, 24), ("christmas day", 12, 25),
        ("boxing day", 12, 26), ("new year day", 1, 1), ("new years day", 1, 1), ("halloween", 10, 31),
        ("valentine day", 2, 14), ("valentines day", 2, 14), ("st patrick day", 3, 17), ("leap day", 2, 29),
        ("all saints day", 11, 1), ("bastille day", 7, 14),
    ]

    private func isoDay(_ form: String) -> Day? {
        let parts = form.split(separator: "-").compactMap { Int($0) }
        guard parts.count == 3, parts[0] > 1000 else { return nil }
        return valid(parts[1], parts[2], year: parts[0])
    }

    private func valid(_ month: Int, _ day: Int, year: Int?) -> Day? {
        guard (1...12).contains(month), (1...31).contains(day) else { return nil }
        return Day(year: year, month: month, day: day)
    }

    /// "tomorrow", "on Friday": the coming day, without its year.
    private func relativeDay(_ phrase: Phrase) -> Day? {
        let forms = phrase.forms
        if forms.contains("today") { return day(after: 0) }
        if forms.contains("tomorrow") { return day(after: 1) }
        if forms.contains("yesterday") { return day(after: -1) }
        guard let weekday = forms.compactMap({ Lexicon.weekdays.firstIndex(of: $0) }).first else { return nil }
        let today = (calendar.component(.weekday, from: now) + 5) % 7
        let distance = (weekday - today + 7) % 7
        return day(after: forms.contains("last") ? distance - 7 : distance == 0 ? 7 : distance)
    }

    private func day(after days: Int) -> Day? {
        guard let date = calendar.date(byAdding: .day, value: days, to: now) else { return nil }
        let parts = calendar.dateComponents([.month, .day], from: date)
        guard let month = parts.month, let day = parts.day else { return nil }
        return Day(year: nil, month: month, day: day)
    }

    /// A year of four digits.
    static func year(in phrase: Phrase) -> Int? {
        phrase.lazy.compactMap { $0.form.count == 4 ? Int($0.form) : nil }.first { (1900...2100).contains($0) }
    }

    /// The month a word names; "may" only where it is written as a name.
    static func month(_ token: Token) -> Int? {
        if token.form == "may" { return token.isCapitalised ? 5 : nil }
        if token.form == "march", !token.isCapitalised { return nil }
        for (index, month) in Lexicon.months.enumerated() {
            if token.form == month || (token.form == month.prefix(3) && token.isCapitalised)
                || token.form == "sept" && index == 8
            {
                return index + 1
            }
        }
        return nil
    }

    static func dayNumber(_ form: String) -> Int? {
        (Numbers.ordinal(form) ?? Int(form)).flatMap { (1...31).contains($0) ? $0 : nil }
    }

    /// "3 June 2019", "last Tuesday": a day with its year; where none is said, the coming one or the last.
    func exactDay(_ phrase: Phrase, isComing: Bool) -> String? {
        guard let token = phrase.first,
            DateReader.month(token) != nil || Self.dayNumber(token.form) != nil || token.form == "the",
            var day = day(in: phrase.prefix(5))
        else { return nil }
        if day.year == nil {
            let now = calendar.dateComponents([.year, .month, .day], from: self.now)
            let today = (now.month ?? 1, now.day ?? 1)
            let shift = isComing ? ((day.month, day.day) < today ? 1 : 0) : ((day.month, day.day) > today ? -1 : 0)
            day.year = (now.year ?? 1970) + shift
        }
        return day.iso
    }

    func year(ofPast month: Int) -> Int {
        let parts = calendar.dateComponents([.year, .month], from: now)
        let year = parts.year ?? 1970
        return month <= (parts.month ?? 12) ? year : year - 1
    }

    func text(_ unit: Calendar.Component, _ value: Int, prefix: Int) -> String? {
        guard let date = calendar.date(byAdding: unit, value: value, to: now) else { return nil }
        let parts = calendar.dateComponents([.year, .month, .day], from: date)
        guard let year = parts.year else { return nil }
        let day = Day(year: year, month: parts.month ?? 1, day: parts.day ?? 1)
        return String(day.iso.prefix(prefix))
    }
}
