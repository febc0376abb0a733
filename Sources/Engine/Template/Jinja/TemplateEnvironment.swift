public import Foundation

/// What a template can learn about its surroundings: the time.
public struct TemplateEnvironment: Sendable, Hashable {
    /// The moment that `strftime_now` writes.
    public var now: Date
    /// The time zone it is written in.
    public var timeZone: TimeZone

    /// A moment, by default written in the local time zone.
    public init(now: Date, timeZone: TimeZone = .current) {
        self.now = now
        self.timeZone = timeZone
    }

    /// The moment, formatted as by C's `strftime`, in English.
    ///
    /// - Throws: `TemplateError` if the format has a conversion that is not supported.
    func time(_ format: String) throws(TemplateError) -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = timeZone
        var result = ""
        var rest = format[...]
        while let character = rest.popFirst() {
            guard character == "%" else {
                result.append(character)
                continue
            }
            var isShort = false
            if rest.first == "-" {
                isShort = true
                rest.removeFirst()
            }
            guard let letter = rest.popFirst() else { throw TemplateError("strftime_now: incomplete format") }
            if letter == "%" {
                result.append("%")
                continue
            }
            guard let pattern = Self.patterns[letter] else {
                throw TemplateError("strftime_now: %\(letter) is not supported")
            }
            formatter.dateFormat = pattern
            let text = formatter.string(from: now)
            let digits = text.drop { $0 == "0" }
            result += isShort && text.count > 1 ? (digits.isEmpty ? "0" : String(digits)) : text
        }
        return result
    }

    private static let patterns: [Character: String] = [
        "d": "dd", "m": "MM", "Y": "yyyy", "y": "yy", "b": "MMM", "h": "MMM", "B": "MMMM", "A": "EEEE", "a": "EEE",
        "H": "HH", "I": "hh", "M": "mm", "S": "ss", "p": "a", "j": "DDD", "Z": "zzz", "z": "xx", "F": "yyyy-MM-dd",
        "T": "HH:mm:ss", "D": "MM/dd/yy", "R": "HH:mm", "e": "d", "c": "EEE MMM d HH:mm:ss yyyy", "x": "MM/dd/yy",
        "X": "HH:mm:ss", "f": "SSSSSS",
    ]
}
