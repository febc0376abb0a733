import AgentCore
import Foundation

/// Finds the time range that a question names: "last spring", "two weeks ago", "on 3 May 2023".
struct TimeExpression {
    private let now: Date
    private let calendar: Calendar

    init(now: Date, calendar: Calendar) {
        self.now = now
        self.calendar = calendar
    }

    /// The time range as ISO-8601, its end excluded; `nil` if the text names none.
    func range(in text: String) -> Range<String>? {
        let words = Folding.words(text)
        guard let interval = interval(words) else { return nil }
        let (start, end) = (Timestamp.text(interval.start), Timestamp.text(interval.end))
        return start < end ? start..<end : nil
    }

    private func interval(_ words: [String]) -> DateInterval? {
        for (index, word) in words.enumerated() {
            let next = index + 1 < words.count ? words[index + 1] : ""
            let after = index + 2 < words.count ? words[index + 2] : ""
            if let month = Self.month(word, before: index > 0 ? words[index - 1] : "") {
                return dated(month, words, index)
            }
            switch word {
            case "yesterday": return unit(.day, -1)
            case "today": return unit(.day, 0)
            case "last", "this", "past":
                let offset = word == "this" ? 0 : -1
                if let span = named(next, offset) { return span }
            case "in", "during", "since", "of":
                if next.count == 4, let year = Int(next), (1900...2100).contains(year) { return of(year: year) }
                if Self.seasons[next] != nil || next == "the" && Self.seasons[after] != nil {
                    return named(next == "the" ? after : next, 0)
                }
            case "ago":
                if let span = ago(words, index) { return span }
            default: break
            }
        }
        return nil
    }

    /// "3 May 2023", "May 3rd", "May 2023", "in May"
    private func dated(_ month: Int, _ words: [String], _ index: Int) -> DateInterval? {
        let near = words[max(0, index - 2)..<min(words.count, index + 4)]
        let year = near.lazy.compactMap { $0.count == 4 ? Int($0) : nil }.first { (1900...2100).contains($0) }
        let sides = [index - 1, index + 1, index - 2].filter(words.indices.contains).map { words[$0] }
        let day = sides.lazy.compactMap { Numbers.ordinal($0) ?? ($0.count <= 2 ? Int($0) : nil) }.first {
            (1...31).contains($0)
        }
        let current = calendar.dateComponents([.year, .month, .day], from: now)
        var parts = DateComponents(year: year ?? current.year, month: month, day: day ?? 1)
        if year == nil, let thisMonth = current.month, month > thisMonth { parts.year = (current.year ?? 1970) - 1 }
        guard let date = calendar.date(from: parts) else { return nil }
        return calendar.dateInterval(of: day == nil ? .month : .day, for: date)
    }

    /// "week", "month", "spring", "Friday" with "last" or "this"
    private func named(_ word: String, _ offset: Int) -> DateInterval? {
        switch word {
        case "night": return unit(.day, -1)
        case "morning", "afternoon", "evening": return unit(.day, 0)
        case "week": return unit(.weekOfYear, offset)
        case "month": return unit(.month, offset)
        case "year": return unit(.year, offset)
        case "weekend":
            guard let week = unit(.weekOfYear, offset) else { return nil }
            return DateInterval(
                start: week.start.addingTimeInterval(4 * 86_400), end: week.end.addingTimeInterval(86_400))
        default: break
        }
        if let weekday = Lexicon.weekdays.firstIndex(of: word) {
            let today = (calendar.component(.weekday, from: now) + 5) % 7
            let distance = (today - weekday + 7) % 7
            return unit(.day, -(distance == 0 ? 7 : distance))
        }
        guard let first = Self.seasons[word] else { return nil }
        return season(first, isLast: offset < 0)
    }

    /// The latest season of this name that has begun; with "last", the latest that is over.
    private func season(_ firstMonth: Int, isLast: Bool) -> DateInterval? {
        let year = calendar.component(.year, from: now)
        for candidate in [year, year - 1, year - 2] {
            guard let start = calendar.date(from: DateComponents(year: candidate, month: firstMonth, day: 1)),
                let end = calendar.date(byAdding: .month, value: 3, to: start), isLast ? end <= now : start <= now
            else { continue }
            return DateInterval(start: start, end: end)
        }
        return nil
    }

    private func ago(_ words: [String], _ index: Int) -> DateInterval? {
        guard index >= 2 else { return nil }
        let (count, noun) = (words[index - 2], words[index - 1])
        guard let number = ["a": 1, "an": 1][count] ?? Numbers.value(count), number <= 1_000 else { return nil }
        let unit = noun.hasSuffix("s") ? String(noun.dropLast()) : noun
        switch unit {
        case "day": return self.unit(.day, -number)
        case "week": return self.unit(.weekOfYear, -number)
        case "month": return self.unit(.month, -number)
        case "year": return self.unit(.year, -number)
        default: return nil
        }
    }

    private func unit(_ component: Calendar.Component, _ offset: Int) -> DateInterval? {
        calendar.date(byAdding: component, value: offset, to: now).flatMap {
            calendar.dateInterval(of: component, for: $0)
        }
    }

    private func of(year: Int) -> DateInterval? {
        calendar.date(from: DateComponents(year: year, month: 6)).flatMap { calendar.dateInterval(of: .year, for: $0) }
    }

    private static func month(_ word: String, before: String) -> Int? {
        if word == "may" || word == "march" {
            guard
                ["in", "last", "on", "of", "since", "during", "this"].contains(before) || Int(before) != nil
                    || Numbers.ordinal(before) != nil
            else { return nil }
        }
        return Lexicon.months.firstIndex(of: word).map { $0 + 1 }
    }

    /// The first month of each season of the northern hemisphere.
    private static let seasons = ["spring": 3, "summer": 6, "autumn": 9, "fall": 9, "winter": 12]
}
