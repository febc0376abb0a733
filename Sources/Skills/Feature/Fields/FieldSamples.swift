import Foundation

/// Sample values for tests of a field, as Swift code: valid ones, those at the limits of its rules, and those just
/// outside.
struct FieldSamples {
    private let field: Field

    private static let half = Decimal(sign: .plus, exponent: -1, significand: 5)

    /// Makes samples for a field.
    init(_ field: Field) { self.field = field }

    /// A value that keeps all rules; `nil` if none was found.
    var valid: String? { value(0) }

    /// Another valid value; `nil` if there is none.
    var other: String? {
        guard let valid else { return nil }
        return (1...4).lazy.compactMap(value).first { $0 != valid }
    }

    /// An example of a type, for messages.
    static func example(_ type: FieldType) -> String {
        switch type {
        case .whole: "3"
        case .real: "1.5"
        case .decimal: "9.90"
        case .bool: "true"
        default: "text"
        }
    }

    private func value(_ number: Int) -> String? {
        switch field.type {
        case .string: text(number).map(SwiftName.literal)
        case .whole: whole(number).map(String.init)
        case .real: fraction(number).map { "\($0)" }
        case .decimal: fraction(number).flatMap { FieldValue.decimal("\($0)") }
        case .list(let element): elements(element, count, from: number)
        case .set(let element): distinct(element, count, from: number)
        case .data: data(number)
        case .dictionary(let key, let value): entries(key, value, count, from: number)
        default: Self.plain(field.type, number, of: field)
        }
    }

    /// A value of a type, ignoring rules.
    private static func plain(_ type: FieldType, _ number: Int, of field: Field) -> String {
        switch type {
        case .string: SwiftName.literal("\(Words.spoken(field.name)) \(number + 1)")
        case .whole: "\(number + 1)"
        case .real: "\(Double(number) + 0.5)"
        case .bool: number.isMultiple(of: 2) ? "true" : "false"
        case .date: "Date(timeIntervalSince1970: \(1_700_000_000 + number).25)"
        case .uuid: "UUID()"
        case .relation(_, let id): plain(id, number, of: field)
        case .url: "URL(fileURLWithPath: \"/tmp/\(number + 1)\")"
        case .decimal: FieldValue.decimal("\(number + 1).25") ?? "Decimal(1)"
        case .data: "Data([\(number + 1), 2])"
        case .choice(let cases): ".\(SwiftName.escaped(cases[number % cases.count]))"
        case .list(let element), .set(let element): "[\(plain(element, number, of: field))]"
        case .dictionary(let key, let value):
            "[\(plain(key, number, of: field)): \(plain(value, number, of: field))]"
        }
    }

    private func text(_ number: Int) -> String? {
        if let pattern = field.pattern {
            let candidates = [
                field.rules.contains(.email) ? "ada\(number == 0 ? "" : "\(number)")@example.org" : nil,
                number == 0 ? field.defaultText : nil, PatternSample.text(for: pattern, choice: number),
            ]
            return candidates.lazy.compactMap(\.self).first {
                PatternSample.matches($0, pattern) && isCounted($0.count)
            }
        }
        let text = "\(Words.spoken(field.name)) \(number + 1)"
        let (low, high) = counts
        if text.count > high {
            guard high > 0 else { return "" }
            return String(text.suffix(high))
        }
        return text + String(repeating: "x", count: max(0, low - text.count))
    }

    private func isCounted(_ count: Int) -> Bool { counts.low <= count && count <= counts.high }

    private var counts: (low: Int, high: Int) {
        (field.bounds?.lower.flatMap { Int($0) } ?? 0, field.bounds?.upper.flatMap { Int($0) } ?? Int.max)
    }

    private func whole(_ number: Int) -> Int? {
        guard let bounds = field.bounds else { return number + 1 }
        let low = bounds.lower.flatMap { Int($0) }
        let high = bounds.upper.flatMap { Int($0) }
        if let low {
            let (value, overflow) = low.addingReportingOverflow(number)
            return overflow || value > high ?? Int.max ? low : value
        }
        return high.map { $0.subtractingReportingOverflow(number).partialValue }
    }

    private func fraction(_ number: Int) -> Decimal? {
        guard let bounds = field.bounds else { return Decimal(number) + Self.half }
        let low = bounds.lower.flatMap { Decimal(string: $0) }
        let high = bounds.upper.flatMap { Decimal(string: $0) }
        if let low, let high { return low + (high - low) * Decimal(number) / 8 }
        if let low { return low + Decimal(number) }
        return high.map { $0 - Decimal(number + 1) }
    }

    /// A list, set or dictionary of as many entries as the rules allow, one of which has this value; `nil` if it has to
    /// be empty.
    func holding(_ value: String) -> String? {
        guard (1...50).contains(count) else { return nil }
        let entries = (0..<count).map { index -> String in
            switch field.type {
            case .list(let element), .set(let element):
                index == 0 ? value : Self.plain(element, index, of: field)
            case .dictionary(let key, let element):
                "\(Self.plain(key, index, of: field)): \(index == 0 ? value : Self.plain(element, index, of: field))"
            default: value
            }
        }
        return "[\(entries.joined(separator: ", "))]"
    }

    /// The number of entries: one, unless the rules require otherwise.
    private var count: Int { min(max(counts.low, 1), counts.high) }

    private func elements(_ element: FieldType, _ count: Int, from number: Int) -> String {
        guard count > 8 else {
            return "[\((0..<count).map { Self.plain(element, number + $0, of: field) }.joined(separator: ", "))]"
        }
        return "Array(repeating: \(Self.plain(element, number, of: field)), count: \(count))"
    }

    /// Elements of a set; `nil` if the type has too few distinct values.
    private func distinct(_ element: FieldType, _ count: Int, from number: Int) -> String? {
        guard count <= min(50, element.valueCount ?? 50) else { return nil }
        return "[\((0..<count).map { Self.plain(element, number + $0, of: field) }.joined(separator: ", "))]"
    }

    private func data(_ number: Int) -> String {
        guard field.bounds != nil else { return Self.plain(.data, number, of: field) }
        return "Data(repeating: \(number + 1), count: \(count))"
    }

    private func entries(_ key: FieldType, _ value: FieldType, _ count: Int, from number: Int) -> String? {
        guard count > 0 else { return "[:]" }
        guard count <= 50 else { return nil }
        let pairs = (0..<count).map { index in
            "\(Self.plain(key, number + index, of: field)): \(Self.plain(value, number, of: field))"
        }
        return "[\(pairs.joined(separator: ", "))]"
    }

    /// Values at the limits, which are valid.
    var edges: [String] { around(inside: true) }

    /// Values just outside the limits, which are invalid.
    var beyond: [String] { around(inside: false) }

    /// Texts that do not match the pattern, but keep the rule on length if there is one.
    var mismatches: [String] {
        guard let pattern = field.pattern else { return [] }
        let base = text(0) ?? "a"
        return ["", "?", base + "\n", " " + base, base + "!", "ada@example", "0", "a"]
            .filter { !PatternSample.matches($0, pattern) && isCounted($0.count) }.prefix(3).map(SwiftName.literal)
    }

    /// The limits of the type: an integer's own range, otherwise any count from 0.
    private var limits: ClosedRange<Int> {
        if case .whole(let type) = field.type { type.lowest...type.highest } else { 0...Int.max }
    }

    private func step(beside number: Decimal) -> Decimal {
        if case .real(let type) = field.type { type.step(beside: number) } else { RealType.double.step(beside: number) }
    }

    private func around(inside: Bool) -> [String] {
        guard let bounds = field.bounds else { return [] }
        if field.type.isReal || field.type == .decimal {
            return [(bounds.lower, -1), (bounds.upper, 1)].compactMap { edge, direction in
                guard let edge, let number = Decimal(string: edge) else { return nil }
                let open = bounds.excludesUpper && direction == 1
                let value: Decimal
                if inside {
                    // An excluded bound is not valid itself, but a number just below it is.
                    value = open ? number - step(beside: number) : number
                } else {
                    value = open ? number : number + Decimal(direction) * step(beside: number)
                }
                if let low = bounds.lower.flatMap({ Decimal(string: $0) }), inside, value < low { return nil }
                return field.type.isReal ? "\(value)" : FieldValue.decimal("\(value)")
            }
        }
        var numbers: [Int] = []
        if let lower = bounds.lower.flatMap({ Int($0) }) {
            if inside {
                numbers.append(lower)
            } else if lower > limits.lowerBound {
                numbers.append(lower - 1)
            }
        }
        if let upper = bounds.upper.flatMap({ Int($0) }) {
            if inside { numbers.append(upper) } else if upper < limits.upperBound { numbers.append(upper + 1) }
        }
        if field.type.isWhole { return numbers.map(String.init) }
        if field.pattern != nil, inside { return [] }
        return numbers.filter { $0 <= 20_000 }.compactMap { count in
            switch field.type {
            case .string: count == 0 ? "\"\"" : "String(repeating: \"a\", count: \(count))"
            case .data: "Data(count: \(count))"
            case .list(let element): elements(element, count, from: 0)
            case .set(let element): distinct(element, count, from: 0)
            case .dictionary(let key, let value): entries(key, value, count, from: 0)
            default: nil
            }
        }
    }
}
