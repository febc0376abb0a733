import Foundation
import SwiftTools

/// Reads sums with times of day in prose: `23:00 plus 90 minutes is 00:30`, `twenty minutes before 00:10 it is 23:50`.
struct ClockReader: LawReader {
    let calls: LawCalls

    private static let numbers = ["twenty": 20, "thirty": 30, "fifteen": 15, "forty": 40, "ninety": 90, "fifty": 50]
    /// How many minutes words mean.
    private static let units = ["minutes": 1, "minute": 1, "hours": 60, "hour": 60]

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role, _ comment: [DocumentationSentence]
    ) -> [DocumentedExpectation] {
        let slots = calls.shape.slots
        guard slots.count == 2, slots[0].isReceiver, calls.shape.result == slots[0].type,
            slots[1].type == .integer("Int"), !calls.context.symbol.isMutating,
            let factor = Self.units[slots[1].name.lowercased()], !sentence.isConditional,
            let clock = ClockTimes(owner: calls.shape.owner, module: calls.context.module)
        else { return [] }
        let parts = Self.parts(sentence.text)
        return parts.indices.compactMap { place in
            guard let sum = sum(parts[place...]), sum.minutes % factor == 0 else { return nil }
            let (start, end) = (clock.instance(sum.start), clock.instance(sum.end))
            return calls.promise(sentence.text, [start, .int(sum.minutes / factor)], .equals(end.typed(slots[0].type)))
        }
    }

    private static func parts(_ text: String) -> [String] {
        text.lowercased().split { $0.isWhitespace || ",;()`\"".contains($0) }.map { part in
            String(part.reversed().drop { ".:".contains($0) }.reversed())
        }
    }

    /// `TIME plus N minutes is TIME`, `N minutes after TIME it is TIME`
    private func sum(_ parts: ArraySlice<String>) -> (start: Int, minutes: Int, end: Int)? {
        let p = Array(parts.prefix(7))
        if p.count >= 6, let start = Self.time(p[0]), ["plus", "minus", "+", "-", "and"].contains(p[1]),
            let minutes = Self.span(p[2], p[3]), ["is", "gives", "are", "makes", "leads"].contains(p[4]),
            let end = Self.time(p[5])
        {
            return (start, ["minus", "-"].contains(p[1]) ? -minutes : minutes, end)
        }
        guard p.count >= 6, let minutes = Self.span(p[0], p[1]), ["before", "after"].contains(p[2]),
            let start = Self.time(p[3]),
            let end = p[4] == "is" ? Self.time(p[5]) : p.count > 6 && p[5] == "is" ? Self.time(p[6]) : nil
        else { return nil }
        return (start, p[2] == "before" ? -minutes : minutes, end)
    }

    private static func span(_ number: String, _ unit: String) -> Int? {
        guard let factor = units[unit], let count = numbers[number] ?? NumberWord.number(number)?.integer else {
            return nil
        }
        return count * factor
    }

    /// `23:50` in minutes after midnight.
    private static func time(_ text: String) -> Int? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[1].count == 2, let hour = Int(parts[0]), let minute = Int(parts[1]),
            (0..<24).contains(hour), (0..<60).contains(minute)
        else { return nil }
        return hour * 60 + minute
    }
}
