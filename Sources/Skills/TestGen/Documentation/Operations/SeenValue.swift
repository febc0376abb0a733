/// Reads values back from the text that `String(reflecting:)` makes of them, or that stands for them in a record.
///
/// Wrappers, labels and names of types are left out, so that a tuple, a structure and a list of the same values are the
/// same.
struct SeenValue {
    private let text: [Character]
    private var index = 0

    private init(_ text: String) { self.text = Array(text) }

    /// The value; `nil` where the text is of no known form.
    static func read(_ text: String) -> SampleValue? {
        var reader = SeenValue(text)
        guard let value = reader.value() else { return nil }
        reader.skipBlanks()
        return reader.index == reader.text.count ? value : nil
    }

    /// Types that only wrap what they hold.
    private static let wrappers: Set<String> = [
        "Optional", "ArraySlice", "Set", "Range", "ClosedRange", "Slice", "ContiguousArray", "CountableRange",
    ]

    private var current: Character? { index < text.count ? text[index] : nil }

    private mutating func skipBlanks() { while let next = current, next.isWhitespace { index += 1 } }

    private mutating func value() -> SampleValue? {
        skipBlanks()
        guard let first = current else { return nil }
        switch first {
        case "\"": return string().map { .string($0) }
        case "[": return list(until: "]").map { .array($0) }
        case "(": return list(until: ")").map { .array($0) }
        case "-", "0"..."9": return number()
        case let letter where letter.isLetter || letter == "_" || letter == ".": return named()
        default: return nil
        }
    }

    private mutating func string() -> String? {
        index += 1
        var result = ""
        while let character = current {
            index += 1
            if character == "\"" { return result }
            guard character == "\\", let escaped = current else {
                result.append(character)
                continue
            }
            index += 1
            switch escaped {
            case "n": result.append("\n")
            case "t": result.append("\t")
            case "r": result.append("\r")
            case "0": result.append("\0")
            case "u":
                let digits = text[index...].dropFirst().prefix { $0 != "}" }
                index += digits.count + 2
                guard let scalar = UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init) else { return nil }
                result.unicodeScalars.append(scalar)
            default: result.append(escaped)
            }
        }
        return nil
    }

    private mutating func number() -> SampleValue? {
        let start = index
        index += 1
        while let character = current,
            character.isNumber || "eE".contains(character)
                || character == "." && isDigit(index + 1) || "+-".contains(character) && "eE".contains(text[index - 1])
        {
            index += 1
        }
        let digits = String(text[start..<index])
        if digits == "-", text[index...].starts(with: "inf") {
            index += 3
            return .double(-.infinity)
        }
        guard let value = Int(digits).map({ SampleValue.int($0) }) ?? Double(digits).map({ .double($0) }) else {
            return nil
        }
        for mark in ["...", "..<"] where text[index...].starts(with: mark) {
            index += 3
            return number().map { .range(value, $0) }
        }
        return value
    }

    private func isDigit(_ place: Int) -> Bool { place < text.count && text[place].isNumber }

    private mutating func named() -> SampleValue? {
        var name = ""
        while let character = current, character.isLetter || character.isNumber || "_.".contains(character) {
            name.append(character)
            index += 1
        }
        if current == "<" {
            var depth = 0
            while let character = current {
                depth += character == "<" ? 1 : character == ">" ? -1 : 0
                index += 1
                if depth == 0 { break }
            }
            // `Grid<Int>.Position`
            while let character = current, character.isLetter || character.isNumber || "_.".contains(character) {
                name.append(character)
                index += 1
            }
        }
        let last = name.split(separator: ".").last.map(String.init) ?? name
        guard current == "(" else {
            switch last {
            case "true": return .bool(true)
            case "false": return .bool(false)
            case "nil": return SampleValue.none
            case "inf", "infinity": return .double(.infinity)
            default: return .code(last)
            }
        }
        guard let values = list(until: ")") else { return nil }
        if Self.wrappers.contains(last), let only = values.first, values.count == 1 { return only }
        return .array(values)
    }

    private mutating func list(until close: Character) -> [SampleValue]? {
        index += 1
        var values: [SampleValue] = []
        skipBlanks()
        if current == ":" { index += 1 }
        while let character = current {
            if character == close {
                index += 1
                return values
            }
            if character == "," { index += 1 }
            skipLabel()
            guard let item = value() else { return nil }
            skipBlanks()
            if current == ":" {
                index += 1
                guard let other = value() else { return nil }
                values.append(.array([item, other]))
            } else {
                values.append(item)
            }
            skipBlanks()
        }
        return nil
    }

    /// Passes over `name:`.
    private mutating func skipLabel() {
        skipBlanks()
        var end = index
        while end < text.count, text[end].isLetter || text[end].isNumber || text[end] == "_" { end += 1 }
        guard end > index, end < text.count, text[end] == ":", text[index].isLetter || text[index] == "_" else {
            return
        }
        index = end + 1
        skipBlanks()
    }
}

extension SampleValue {
    /// Whether a value that was seen is this one, whatever it is wrapped in.
    func agrees(with seen: SampleValue, isUnordered: Bool = false) -> Bool {
        if let one = number, let other = seen.number {
            return one == other || abs(one - other) <= 1e-6 * max(1, abs(one))
        }
        switch (self, seen) {
        case (.int(let number), .code(let name)): return NamedCases.number(of: name) == number
        case (.array(let ones), .array(let others)):
            guard ones.count == others.count else { return false }
            if isUnordered {
                return zip(ones.sorted(), others.sorted()).allSatisfy { $0.agrees(with: $1, isUnordered: true) }
            }
            return zip(ones, others).allSatisfy { $0.agrees(with: $1) }
        case (.range(let low, let high), .array(let others)), (.array(let others), .range(let low, let high)):
            return others.count == 2 && low.agrees(with: others[0]) && high.agrees(with: others[1])
        case (.range(let low, let high), .range(let other, let last)):
            return low.agrees(with: other) && high.agrees(with: last)
        default: return self == seen
        }
    }

    /// Whether one is a text and the other a number or a truth.
    func isOtherKind(than seen: SampleValue) -> Bool {
        func isText(_ value: SampleValue) -> Bool { if case .string = value { true } else { false } }
        func isPlain(_ value: SampleValue) -> Bool { if case .bool = value { true } else { value.number != nil } }
        return isText(self) && isPlain(seen) || isPlain(self) && isText(seen)
    }

    /// In words, for a report; whole numbers without a fraction.
    var shown: String { shown(isClosed: true) }

    /// In words, for a report.
    ///
    /// - Parameter isClosed: Whether a range includes its upper bound.
    func shown(isClosed: Bool) -> String {
        switch self {
        case .double(let number): Int(exactly: number).map(String.init) ?? swift(as: .other(""))
        case .array(let values): "[" + values.map { $0.shown(isClosed: isClosed) }.joined(separator: ", ") + "]"
        case .range(let low, let high): "\(low.shown)\(isClosed ? "..." : "..<")\(high.shown)"
        default: swift(as: .other(""))
        }
    }
}
