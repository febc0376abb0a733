extension TemplateString {
    /// The index of `other`, at `start` or later; `nil` if it does not occur.
    func find(_ other: Self, from start: Int = 0) -> Int? {
        guard start >= 0, start <= count - other.count else { return nil }
        return TemplateSearch(other.values).first(in: units, from: start)
    }

    /// The index of the last occurrence of `other`.
    func findLast(_ other: Self) -> Int? {
        let index = TemplateSearch(other.values.reversed()).first(in: units.reversed(), from: 0)
        return index.map { count - $0 - other.count }
    }

    private func matches(_ needle: [UInt32], at index: Int) -> Bool {
        for offset in needle.indices where Self.value(units[index + offset]) != needle[offset] { return false }
        return true
    }

    func hasPrefix(_ other: Self) -> Bool { other.count <= count && matches(other.values, at: 0) }
    func hasSuffix(_ other: Self) -> Bool { other.count <= count && matches(other.values, at: count - other.count) }

    /// Without the scalars of `set` (by default whitespace) at the ends.
    func stripped(_ set: Self? = nil, front: Bool = true, back: Bool = true) -> Self {
        let members = set.map { Set($0.values) }
        let isStripped = { (unit: UInt32) in members?.contains(Self.value(unit)) ?? Self.isSpace(unit) }
        var rest = units[...]
        if front { rest = rest.drop(while: isStripped) }
        while back, let last = rest.last, isStripped(last) { rest.removeLast() }
        return Self(units: rest)
    }

    /// Splits like `str.split`: at `separator`, which must not be empty, or at whitespace if it is `nil`.
    func split(_ separator: Self?, limit: Int) -> [Self] {
        var parts: [Self] = []
        guard let separator else {
            var rest = units.drop(while: Self.isSpace)
            while !rest.isEmpty {
                if limit >= 0, parts.count >= limit {
                    parts.append(Self(units: rest).stripped(front: false))
                    break
                }
                let word = rest.prefix { !Self.isSpace($0) }
                parts.append(Self(units: word))
                rest = rest[word.endIndex...].drop(while: Self.isSpace)
            }
            return parts
        }
        let search = TemplateSearch(separator.values)
        var start = 0
        while limit < 0 || parts.count < limit, let next = search.first(in: units, from: start) {
            parts.append(Self(units: units[start..<next]))
            start = next + separator.count
        }
        return parts + [Self(units: units[start...])]
    }

    /// Splits from the end, like `str.rsplit` with a separator.
    func splitLast(_ separator: Self, limit: Int) -> [Self] {
        let backwards = Self(units: units.reversed())
        let parts = backwards.split(Self(units: separator.units.reversed()), limit: limit)
        return parts.reversed().map { Self(units: $0.units.reversed()) }
    }

    /// Replaces the first `limit` occurrences of `old`; all of them if `limit` is negative.
    func replacing(_ old: Self, with new: Self, limit: Int) -> Self {
        guard !old.isEmpty else {
            var result = Self()
            for (index, unit) in units.enumerated() {
                if limit < 0 || index < limit { result.append(new) }
                result.units.append(unit)
            }
            if limit < 0 || count < limit { result.append(new) }
            return result
        }
        return Self.joined(split(old, limit: limit), separator: new)
    }

    static func joined(_ parts: [Self], separator: Self) -> Self {
        var result = Self()
        for (index, part) in parts.enumerated() {
            if index > 0 { result.append(separator) }
            result.append(part)
        }
        return result
    }

    /// Applies `change` to every scalar and keeps its mark.
    ///
    /// - Parameter ascii: the same change, for values below 128.
    func mapped(ascii: (UInt32) -> UInt32, _ change: (Unicode.Scalar.Properties) -> String) -> Self {
        var result = Self()
        result.units.reserveCapacity(count)
        for unit in units {
            let value = Self.value(unit)
            if value < 0x80 {
                result.units.append(unit ^ value | ascii(value))
            } else {
                result.append(Self(change(Self.scalar(unit).properties), isData: Self.isData(unit)))
            }
        }
        return result
    }

    /// Title case: the first letter of each word in upper case, others in lower case; `isBreak` ends words.
    func titled(_ isBreak: (Unicode.Scalar) -> Bool) -> Self {
        var atStart = true
        return Self(
            units: units.flatMap { unit -> [UInt32] in
                let scalar = Self.scalar(unit)
                defer { atStart = isBreak(scalar) }
                let text = atStart ? scalar.properties.titlecaseMapping : scalar.properties.lowercaseMapping
                return Self(text, isData: Self.isData(unit)).units
            })
    }

    /// The lines, without their line ends unless these are kept.
    func lines(keepingEnds: Bool = false) -> [Self] {
        var result: [Self] = []
        var line = Self()
        var index = 0
        while index < count {
            let unit = units[index]
            let isPair = Self.value(unit) == 13 && index + 1 < count && Self.value(units[index + 1]) == 10
            let length = isPair ? 2 : 1
            if Self.lineEnds.contains(Self.value(unit)) {
                if keepingEnds { line.units += units[index..<(index + length)] }
                result.append(line)
                line = Self()
                index += length
            } else {
                line.units.append(unit)
                index += 1
            }
        }
        return line.isEmpty ? result : result + [line]
    }

    private static let lineEnds: Set<UInt32> = [10, 11, 12, 13, 0x1C, 0x1D, 0x1E, 0x85, 0x2028, 0x2029]

    /// Escaped for HTML, unless it is markup already.
    var escapedForHTML: Self {
        guard !isMarkup else { return self }
        let codes: [UInt32: String] = [38: "&amp;", 60: "&lt;", 62: "&gt;", 39: "&#39;", 34: "&#34;"]
        return Self(
            units: units.flatMap { unit -> [UInt32] in
                guard let code = codes[Self.value(unit)] else { return [unit] }
                return Self(code, isData: Self.isData(unit)).units
            })
    }
}
