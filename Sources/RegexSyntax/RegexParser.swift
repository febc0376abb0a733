/// One reading of a regular expression.
struct RegexParser {
    private let scalars: [Unicode.Scalar]
    private let features: RegexDialect.Features
    private let ignoresCase: Bool
    private let mostRepeats: Int
    private let mostGroups: Int
    private var index = 0
    private var depth = 0

    init(
        _ text: String, _ features: RegexDialect.Features, ignoresCase: Bool, mostRepeats: Int, mostGroups: Int
    ) {
        scalars = Array(text.unicodeScalars)
        self.features = features
        self.ignoresCase = ignoresCase
        self.mostRepeats = mostRepeats
        self.mostGroups = mostGroups
    }

    /// The whole expression.
    mutating func expression() throws(RegexError) -> RegexNode {
        let node = try alternatives()
        guard next == nil else { throw error("a closing bracket without an opening one") }
        return node
    }

    private var next: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard next == scalar else { return false }
        index += 1
        return true
    }

    private func error(_ problem: String) -> RegexError { RegexError(problem: problem, offset: index) }

    private mutating func alternatives() throws(RegexError) -> RegexNode {
        depth += 1
        defer { depth -= 1 }
        guard depth <= mostGroups else { throw error("more than \(mostGroups) groups within each other") }
        var branches = [try sequence()]
        while take("|") { branches.append(try sequence()) }
        return branches.count == 1 ? branches[0] : .alternatives(branches)
    }

    private mutating func sequence() throws(RegexError) -> RegexNode {
        var parts: [RegexNode] = []
        while let scalar = next, scalar != "|", scalar != ")" { parts.append(try quantified()) }
        return parts.count == 1 ? parts[0] : .sequence(parts)
    }

    private mutating func quantified() throws(RegexError) -> RegexNode {
        let part = try atom()
        let bounds: (Int, Int?)
        switch next {
        case "*": bounds = (0, nil)
        case "+": bounds = (1, nil)
        case "?": bounds = (0, 1)
        case "{": bounds = try braces()
        default: return part
        }
        if case .anchor = part, !features.contains(.repeatedAnchors) { throw error("a quantifier after an anchor") }
        index += 1
        // A lazy quantifier matches the same texts.
        if !take("?"), features.contains(.possessiveQuantifiers) { _ = take("+") }
        if let scalar = next, "*+?{".unicodeScalars.contains(scalar) { throw error("two quantifiers") }
        return .repeated(part, bounds.0, bounds.1)
    }

    /// Reads up to the closing brace, which stays.
    private mutating func braces() throws(RegexError) -> (Int, Int?) {
        guard let close = scalars[index...].firstIndex(of: "}") else { throw error("an open brace") }
        let inside = String(String.UnicodeScalarView(scalars[(index + 1)..<close]))
        let parts = inside.split(separator: ",", omittingEmptySubsequences: false)
        let most = parts.last.flatMap { Int($0) }
        let isOpen = parts.count == 2 && parts[1].isEmpty
        guard let least = parts.first.flatMap({ Int($0) }), least >= 0, parts.count <= 2, most != nil || isOpen,
            max(least, most ?? 0) <= mostRepeats, most ?? least >= least
        else { throw error("{\(inside.prefix(20))} (at most \(mostRepeats))") }
        index = close
        return (least, most)
    }

    private mutating func atom() throws(RegexError) -> RegexNode {
        guard let scalar = next else { throw error("its end") }
        let start = index
        index += 1
        switch scalar {
        case "^": return .anchor(.begin)
        case "$": return .anchor(.end)
        case ".": return .any
        case "(": return try group()
        case "[": return .character(try brackets(), at: start)
        case "\\":
            if features.contains(.wordBoundaries) {
                if take("b") { return .anchor(.wordBoundary) }
                if take("B") { return .anchor(.noWordBoundary) }
            }
            return .character(RegexClass([try escape()]), at: start)
        case "*", "+", "?", "{":
            index = start
            throw error("a quantifier with nothing before it")
        default: return .character(RegexClass([single(scalar)]), at: start)
        }
    }

    private mutating func group() throws(RegexError) -> RegexNode {
        if take("?") {
            if features.contains(.namedGroups), take("<") {
                guard let scalar = next, scalar != "=", scalar != "!" else { throw error("a look-behind") }
                while let scalar = next, scalar != ">", scalar != ")" { index += 1 }
                guard take(">") else { throw error("an open group name") }
            } else if !take(":") {
                throw error(
                    features.contains(.namedGroups)
                        ? "a look-ahead or a flag" : "a look-around, a name or a flag in a group")
            }
        }
        let inner = try alternatives()
        guard take(")") else { throw error("an open group") }
        return inner
    }

    private func single(_ scalar: Unicode.Scalar) -> RegexClass.Member {
        let scalar = ignoresCase ? scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar : scalar
        return .range(scalar...scalar)
    }

    private mutating func escape() throws(RegexError) -> RegexClass.Member {
        guard let scalar = next else { throw error("a backslash at its end") }
        index += 1
        switch scalar {
        case "d": return .named(.digit)
        case "w": return .named(.word)
        case "s": return .named(.blank)
        case "D": return .opposite(.digit)
        case "W": return .opposite(.word)
        case "S": return .opposite(.blank)
        case "n" where features.contains(.lineEscapes): return single("\n")
        case "r" where features.contains(.lineEscapes): return single("\r")
        case "t" where features.contains(.lineEscapes): return single("\t")
        case "x" where features.contains(.codes): return try code(scalar, digits: 2)
        case "u" where features.contains(.codes): return try code(scalar, digits: 4)
        default:
            let isLetter = ("0"..."9").contains(scalar) || scalar.properties.isAlphabetic
            guard !isLetter else { throw error("\\\(scalar)") }
            return single(scalar)
        }
    }

    private mutating func code(_ letter: Unicode.Scalar, digits count: Int) throws(RegexError) -> RegexClass.Member {
        let digits = String(String.UnicodeScalarView(scalars[index..<min(index + count, scalars.count)]))
        guard digits.utf8.count == count, let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value)
        else { throw error("\\\(letter)\(digits)") }
        index += count
        return single(scalar)
    }

    private mutating func brackets() throws(RegexError) -> RegexClass {
        let isInverted = take("^")
        var members: [RegexClass.Member] = []
        var isFirst = features.contains(.bracketFirst)
        while let scalar = next, scalar != "]" || isFirst {
            isFirst = false
            let first = try member()
            guard next == "-", index + 1 < scalars.count, scalars[index + 1] != "]" else {
                members.append(first)
                continue
            }
            guard case .range(let low) = first else {
                guard features.contains(.dashBehindSet) else { throw error("a range that is none (\(scalar)-…)") }
                members.append(first)
                continue
            }
            index += 1
            guard case .range(let high) = try member(), low.lowerBound <= high.lowerBound else {
                throw error("a range that is none (\(scalar)-…)")
            }
            members.append(.range(low.lowerBound...high.lowerBound))
        }
        guard take("]") else { throw error("an open class") }
        return RegexClass(members, isInverted: isInverted)
    }

    private mutating func member() throws(RegexError) -> RegexClass.Member {
        guard let scalar = next else { throw error("an open class") }
        index += 1
        return scalar == "\\" ? try escape() : single(scalar)
    }
}
