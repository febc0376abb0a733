/// Parses the text of a pattern.
struct PatternReader {
    private typealias Problem = LinearPattern.Problem

    private(set) var ignoresCase = false
    private let scalars: [Unicode.Scalar]
    private var index = 0
    private var depth = 0

    init(_ text: String) { scalars = Array(text.unicodeScalars) }

    /// Parses the whole pattern.
    mutating func read() throws(LinearPattern.Problem) -> PatternNode {
        guard scalars.count <= 5_000 else { throw Problem(message: "is longer than 5,000 characters") }
        if scalars.starts(with: "(?i)".unicodeScalars) {
            ignoresCase = true
            index = 4
        }
        let node = try alternatives()
        guard index == scalars.count else { throw wrong("a closing bracket without an opening one") }
        return node
    }

    private var next: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard next == scalar else { return false }
        index += 1
        return true
    }

    private func wrong(_ what: String) -> Problem {
        Problem(message: "has \(what) at character \(index + 1), which is not supported")
    }

    private mutating func alternatives() throws(LinearPattern.Problem) -> PatternNode {
        depth += 1
        defer { depth -= 1 }
        guard depth <= 50 else { throw wrong("more than 50 groups within each other") }
        var parts = [try sequence()]
        while take("|") { parts.append(try sequence()) }
        return .alternatives(parts)
    }

    private mutating func sequence() throws(LinearPattern.Problem) -> PatternNode {
        var parts: [PatternNode] = []
        while let scalar = next, scalar != "|", scalar != ")" { parts.append(try quantified()) }
        return .sequence(parts)
    }

    private mutating func quantified() throws(LinearPattern.Problem) -> PatternNode {
        let part = try atom()
        let bounds: (Int, Int?)
        switch next {
        case "*": bounds = (0, nil)
        case "+": bounds = (1, nil)
        case "?": bounds = (0, 1)
        case "{": bounds = try braces()
        default: return part
        }
        index += 1
        _ = take("?")  // A lazy quantifier matches the same texts.
        if let scalar = next, "*+?{".unicodeScalars.contains(scalar) { throw wrong("two quantifiers") }
        return .repeated(part, bounds.0, bounds.1)
    }

    /// Parses a counted repetition up to its closing brace, which is not consumed.
    private mutating func braces() throws(LinearPattern.Problem) -> (Int, Int?) {
        guard let close = scalars[index...].firstIndex(of: "}") else { throw wrong("an open brace") }
        let inside = String(String.UnicodeScalarView(scalars[(index + 1)..<close]))
        let parts = inside.split(separator: ",", omittingEmptySubsequences: false)
        let most = parts.count == 2 ? Int(parts[1]) : parts.first.flatMap { Int($0) }
        let isOpen = parts.count == 2 && parts[1].isEmpty
        guard let least = parts.first.flatMap({ Int($0) }), least >= 0, parts.count <= 2, most != nil || isOpen,
            least <= 1_000, (most ?? least) >= least, (most ?? 0) <= 1_000
        else { throw wrong("{\(inside.prefix(20))} (at most 1000)") }
        index = close
        return (least, most)
    }

    private mutating func atom() throws(LinearPattern.Problem) -> PatternNode {
        guard let scalar = next else { throw wrong("its end") }
        index += 1
        switch scalar {
        case "^": return .anchor(.begin)
        case "$": return .anchor(.end)
        case ".": return .set(.dot)
        case "(":
            if take("?") {
                guard take(":") else { throw wrong("a look-around, a name or a flag in a group") }
            }
            let inner = try alternatives()
            guard take(")") else { throw wrong("an open group") }
            return inner
        case "[": return .set(try characterClass())
        case "\\":
            if take("b") { return .anchor(.wordBoundary) }
            if take("B") { return .anchor(.noWordBoundary) }
            return .set(try escape())
        case "*", "+", "?", "{": throw wrong("a quantifier with nothing before it")
        default: return .set(single(scalar))
        }
    }

    private func single(_ scalar: Unicode.Scalar) -> PatternSet {
        guard ignoresCase, let lower = scalar.properties.lowercaseMapping.unicodeScalars.first else {
            return PatternSet(ranges: [scalar...scalar])
        }
        return PatternSet(ranges: [lower...lower])
    }

    private mutating func escape() throws(LinearPattern.Problem) -> PatternSet {
        guard let scalar = next else { throw wrong("a backslash at its end") }
        index += 1
        switch scalar {
        case "d": return PatternSet(named: [.digit])
        case "w": return PatternSet(named: [.word])
        case "s": return PatternSet(named: [.blank])
        case "D": return PatternSet(opposites: [.digit])
        case "W": return PatternSet(opposites: [.word])
        case "S": return PatternSet(opposites: [.blank])
        case "n": return single("\n")
        case "r": return single("\r")
        case "t": return single("\t")
        default:
            let isLetter = ("0"..."9").contains(scalar) || scalar.properties.isAlphabetic
            guard !isLetter else { throw wrong("\\\(scalar)") }
            return single(scalar)
        }
    }

    private mutating func characterClass() throws(LinearPattern.Problem) -> PatternSet {
        var set = PatternSet(isInverted: take("^"))
        var isFirst = true
        while let scalar = next, scalar != "]" || isFirst {
            isFirst = false
            let first = try member()
            guard next == "-", index + 1 < scalars.count, scalars[index + 1] != "]" else {
                set.ranges += first.ranges
                set.named += first.named
                set.opposites += first.opposites
                continue
            }
            index += 1
            let last = try member()
            guard let low = first.ranges.first?.lowerBound, let high = last.ranges.first?.lowerBound, low <= high else {
                throw wrong("a range that is none (\(scalar)-…)")
            }
            set.ranges.append(low...high)
        }
        guard take("]") else { throw wrong("an open class") }
        return set
    }

    private mutating func member() throws(LinearPattern.Problem) -> PatternSet {
        guard let scalar = next else { throw wrong("an open class") }
        index += 1
        return scalar == "\\" ? try escape() : single(scalar)
    }
}
