import AgentCore
import Foundation

/// Reckons times from the words of a message against the day it was written: "last Saturday", "on 9 october", "since
/// 2019", "vor zwei Jahren".
struct DateReader {
    /// When the message was written.
    let now: Date
    /// The calendar that gives "yesterday" its day.
    let calendar: Calendar

    /// A time, as exact as the words are.
    struct Span: Sendable, Hashable {
        /// From its first moment to the first after it.
        let interval: DateInterval
        /// The ISO-8601 date, as far as it is known: `2019`, `2026-03` or `2026-03-07`.
        let text: String
    }

    /// On which side of today a time lies if the words do not say: "on Friday", "on 9 october".
    enum Leaning: Sendable {
        /// Before today: what happened or holds.
        case past
        /// After today: what is planned.
        case coming
        /// Whatever is nearer; a weekday then says too little.
        case nearest
    }

    /// From when and until when something holds, by words that tell a time and nothing else.
    func period(in text: String, leaning: Leaning) -> (from: String?, to: String?) {
        let found = spans(in: Self.words(text), leaning, isStrict: false)
        let ends = found.filter(\.isEnd).map(\.span)
        let starts = found.filter { !$0.isEnd }.map(\.span)
        if ends.isEmpty, starts.count == 2, starts[0].interval.start < starts[1].interval.start {
            return (starts[0].text, starts[1].text)
        }
        return (starts.first?.text, ends.first?.text)
    }

    /// The time that a question names: "What did I say last spring?"; `nil` if it names none.
    func range(in question: String) -> DateInterval? {
        spans(in: Self.words(question), .past, isStrict: true).first?.span.interval
    }

    private struct Found {
        let span: Span
        /// Whether it is an end: "until June".
        let isEnd: Bool
    }

    /// The words, folded, with dates such as 2026-05-04 and 4.5.2026 in one piece.
    private static func words(_ text: String) -> [String] {
        Folding.lower(text).split { !Folding.isOfWord($0) && !"-./".contains($0) }.flatMap { word -> [String] in
            let word = word.trimmingCharacters(in: CharacterSet(charactersIn: "-./"))
            let isDate = word.wholeMatch(of: /\d{4}-\d{1,2}-\d{1,2}|\d{1,2}\.\d{1,2}\.\d{4}/) != nil
            return isDate ? [word] : word.split { !Folding.isOfWord($0) }.map(String.init)
        }
    }

    private func spans(in words: [String], _ leaning: Leaning, isStrict: Bool) -> [Found] {
        var found: [Found] = []
        var index = 0
        while index < words.count {
            let lead = words[max(0, index - 4)..<index]
            let isEnd = !CalendarWords.until.isDisjoint(with: lead)
            let isSince = !CalendarWords.since.isDisjoint(with: lead)
            let side = isEnd ? Leaning.coming : isSince && leaning != .coming ? .past : leaning
            if let (span, length) = span(words, at: index, side, isStrict) {
                found.append(Found(span: span, isEnd: isEnd && found.allSatisfy { !$0.isEnd }))
                index += length
            } else {
                index += 1
            }
        }
        return found
    }

    /// The time that starts at this word, and the number of its words.
    private func span(_ words: [String], at index: Int, _ side: Leaning, _ isStrict: Bool) -> (Span, Int)? {
        let word = words[index]
        if let span = numeric(word) { return (span, 1) }
        if let dated = dated(words, at: index, side, isStrict) { return dated }
        if let offset = CalendarWords.days[word], !isStrict || !CalendarWords.doubtfulDays.contains(word) {
            return unit(.day, offset).map { ($0, 1) }
        }
        if let weekday = CalendarWords.weekdays[word] {
            return self.weekday(weekday, words, at: index, side).map { ($0, 1) }
        }
        if let unit = CalendarWords.unit(word), let span = counted(unit, words, at: index, side, isStrict) {
            return (span, 1)
        }
        if let year = Self.year(word), !isStrict || index > 0 && CalendarWords.prepositions.contains(words[index - 1]) {
            return span(year: year).map { ($0, 1) }
        }
        if !isStrict, let day = CalendarWords.dayOfMonth(word), index > 0,
            !word.allSatisfy(\.isNumber) || CalendarWords.prepositions.contains(words[index - 1]),
            index + 1 == words.count || CalendarWords.unit(words[index + 1]) == nil
        {
            return span(day: day, side).map { ($0, 1) }
        }
        return nil
    }

    // MARK: Dates

    /// `2026-05-04`, `4.5.2026`
    private func numeric(_ word: String) -> Span? {
        let parts = word.split { !$0.isNumber }.compactMap { Int($0) }
        guard parts.count == 3 else { return nil }
        return parts[0] > 1_000
            ? span(year: parts[0], month: parts[1], day: parts[2])
            : span(year: parts[2], month: parts[1], day: parts[0])
    }

    /// "3 May 2023", "the 3rd of May", "May 3rd", "in May", "last December"
    private func dated(_ words: [String], at index: Int, _ side: Leaning, _ isStrict: Bool) -> (Span, Int)? {
        var place = index
        var day: Int?
        if let number = CalendarWords.dayOfMonth(words[index]), words[index].contains(where: \.isNumber) || !isStrict {
            place += 1
            while place < words.count, ["of", "de", "di"].contains(words[place]) { place += 1 }
            day = number
        }
        guard place < words.count, let month = CalendarWords.months[words[place]] else { return nil }
        var end = place + 1
        if day == nil, end < words.count {
            let next = words[end] == "the" ? end + 1 : end
            if next < words.count, let number = CalendarWords.dayOfMonth(words[next]) {
                (day, end) = (number, next + 1)
            }
        }
        while end + 1 < words.count, ["of", "de"].contains(words[end]), Self.year(words[end + 1]) != nil { end += 1 }
        let year = end < words.count ? Self.year(words[end]) : nil
        if year != nil { end += 1 }
        let before = index > 0 ? words[index - 1] : ""
        let isLed = CalendarWords.prepositions.contains(before) || isPast(words, index) || isComing(words, index)
        if day == nil, year == nil, CalendarWords.doubtfulMonths.contains(words[place]),
            !isLed || isStrict && before == "the"
        {
            guard !isStrict, words.count == 1 else { return nil }
        }
        let side = isPast(words, place) ? Leaning.past : isComing(words, place) ? .coming : side
        let chosen = year ?? self.year(of: month, day, side)
        let span = day.map { self.span(year: chosen, month: month, day: $0) } ?? self.span(year: chosen, month: month)
        return span.map { ($0, end - index) }
    }

    /// The year of the last, the coming or the nearest day or month of this kind.
    private func year(of month: Int, _ day: Int?, _ side: Leaning) -> Int {
        let parts = calendar.dateComponents([.year, .month, .day], from: now)
        let (year, thisMonth) = (parts.year ?? 1970, parts.month ?? 1)
        let today = (thisMonth, day == nil ? 0 : parts.day ?? 1)
        let wanted = (month, day ?? 0)
        switch side {
        case .past: return wanted > today ? year - 1 : year
        case .coming: return wanted < today ? year + 1 : year
        case .nearest: return month - thisMonth > 6 ? year - 1 : thisMonth - month >= 6 ? year + 1 : year
        }
    }

    private static func year(_ word: String) -> Int? {
        word.count == 4 ? Int(word).flatMap { (1900...2100).contains($0) ? $0 : nil } : nil
    }

    /// "on the 4th": of this month, or of the last or next one.
    private func span(day: Int, _ side: Leaning) -> Span? {
        let parts = calendar.dateComponents([.year, .month, .day], from: now)
        guard let year = parts.year, let month = parts.month, let today = parts.day else { return nil }
        let shift =
            switch side {
            case .past: day > today ? -1 : 0
            case .coming: day < today ? 1 : 0
            case .nearest: day - today > 15 ? -1 : today - day > 15 ? 1 : 0
            }
        let months = year * 12 + month - 1 + shift
        return span(year: months / 12, month: months % 12 + 1, day: day)
    }

    // MARK: Days and units

    private func isPast(_ words: [String], _ index: Int) -> Bool { isBeside(CalendarWords.past, words, index) }
    private func isComing(_ words: [String], _ index: Int) -> Bool { isBeside(CalendarWords.coming, words, index) }
    private func isCurrent(_ words: [String], _ index: Int) -> Bool { isBeside(CalendarWords.current, words, index) }

    private func isBeside(_ set: Set<String>, _ words: [String], _ index: Int) -> Bool {
        index > 0 && set.contains(words[index - 1]) || index + 1 < words.count && set.contains(words[index + 1])
    }

    private func weekday(_ weekday: Int, _ words: [String], at index: Int, _ side: Leaning) -> Span? {
        let today = (calendar.component(.weekday, from: now) + 5) % 7 + 1
        let distance = (weekday - today + 7) % 7
        let side = isPast(words, index) ? Leaning.past : isComing(words, index) ? .coming : side
        return switch side {
        case .past: unit(.day, distance - 7)
        case .coming: unit(.day, distance == 0 ? 7 : distance)
        case .nearest: nil
        }
    }

    /// "two months ago", "for six years", "in three weeks", "last week", "next summer", "this year"
    private func counted(
        _ unit: CalendarWords.Unit, _ words: [String], at index: Int, _ side: Leaning, _ isStrict: Bool
    )
        -> Span?
    {
        if let count = number(before: index, words) {
            let near = words[max(0, index - 5)..<min(words.count, index + 2)]
            let isAgo = !CalendarWords.ago.union(CalendarWords.past).isDisjoint(with: near)
            if isAgo || !isStrict && !CalendarWords.since.isDisjoint(with: near) { return span(unit, -count) }
            let isAfter = !CalendarWords.after.union(CalendarWords.coming).isDisjoint(with: near)
            return !isStrict && isAfter ? span(unit, count) : nil
        }
        if isPast(words, index) { return span(unit, -1) }
        if isComing(words, index) { return span(unit, 1) }
        if isCurrent(words, index) { return span(unit, 0) }
        let isSeason = unit.rawValue >= CalendarWords.Unit.spring.rawValue
        guard isSeason, !isStrict || index > 0 && CalendarWords.prepositions.contains(words[index - 1]) else {
            return nil
        }
        return season(unit, side == .coming ? 1 : side == .past ? 0 : 2)
    }

    /// The number before a unit, of the one or two words before it: "a couple of weeks", "the last two years".
    private func number(before index: Int, _ words: [String]) -> Int? {
        for word in words[max(0, index - 3)..<index].reversed() {
            if let number = CalendarWords.number(word) { return (1...1_000).contains(number) ? number : nil }
            guard ["of", "last", "past", "full", "whole", "de", "half"].contains(word) else { return nil }
        }
        return nil
    }

    private func span(_ unit: CalendarWords.Unit, _ offset: Int) -> Span? {
        switch unit {
        case .day: self.unit(.day, offset)
        case .week: self.unit(.weekOfYear, offset)
        case .month: self.unit(.month, offset)
        case .year: self.unit(.year, offset)
        case .decade: self.unit(.year, 10 * offset)
        case .weekend: weekend(offset)
        case .spring, .summer, .autumn, .winter, .christmas: season(unit, offset)
        }
    }

    private func unit(_ component: Calendar.Component, _ offset: Int) -> Span? {
        guard let date = calendar.date(byAdding: component, value: offset, to: now),
            let interval = calendar.dateInterval(of: component, for: date)
        else { return nil }
        // "Two weeks ago" is a day of that week, as exact as can be told.
        return Span(interval: interval, text: iso(component == .weekOfYear ? date : interval.start, component))
    }

    private func weekend(_ offset: Int) -> Span? {
        let today = (calendar.component(.weekday, from: now) + 5) % 7
        let toSaturday = 5 - today + 7 * offset
        guard let first = unit(.day, toSaturday), let last = unit(.day, toSaturday + 1) else { return nil }
        return Span(interval: DateInterval(start: first.interval.start, end: last.interval.end), text: first.text)
    }

    /// A season of the northern hemisphere, or Christmas.
    ///
    /// - Parameter offset: -1 for the latest that is over, 0 for the latest that has begun, 1 for the next to begin, 2
    ///   for the one whose middle is nearest.
    private func season(_ unit: CalendarWords.Unit, _ offset: Int) -> Span? {
        let year = calendar.component(.year, from: now)
        let (month, length) =
            switch unit {
            case .spring: (3, 3)
            case .summer: (6, 3)
            case .autumn: (9, 3)
            case .winter: (12, 3)
            default: (12, 1)
            }
        let all = (year - 2...year + 2).compactMap { candidate -> DateInterval? in
            guard let start = calendar.date(from: DateComponents(year: candidate, month: month, day: 1)),
                let end = calendar.date(byAdding: .month, value: length, to: start)
            else { return nil }
            return DateInterval(start: start, end: end)
        }
        func distance(_ interval: DateInterval) -> TimeInterval {
            abs(interval.start.addingTimeInterval(interval.duration / 2).timeIntervalSince(now))
        }
        let chosen =
            switch offset {
            case ..<0: all.last { $0.end <= now }
            case 0: all.last { $0.start <= now }
            case 1: all.first { $0.start > now }
            default: all.min { distance($0) < distance($1) }
            }
        return chosen.map { Span(interval: $0, text: iso($0.start, .month)) }
    }

    // MARK: Spans of the calendar

    private func span(year: Int, month: Int? = nil, day: Int? = nil) -> Span? {
        let parts = DateComponents(year: year, month: month ?? 1, day: day ?? 1)
        let unit = day != nil ? Calendar.Component.day : month != nil ? .month : .year
        guard let date = calendar.date(from: parts),
            calendar.dateComponents([.month], from: date).month == (month ?? 1),
            let interval = calendar.dateInterval(of: unit, for: date)
        else { return nil }
        return Span(interval: interval, text: iso(interval.start, unit))
    }

    private func iso(_ date: Date, _ unit: Calendar.Component) -> String {
        let parts = calendar.dateComponents([.year, .month, .day], from: date)
        let text = String(format: "%04d-%02d-%02d", parts.year ?? 0, parts.month ?? 0, parts.day ?? 0)
        return String(text.prefix(unit == .year ? 4 : unit == .month ? 7 : 10))
    }
}
