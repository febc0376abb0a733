/// Parses the supported part of ECMA-262's regular expressions: characters, classes, `\d \w \s` and their complements,
/// groups, alternatives, quantifiers, and `^` and `$` at the ends.
struct PatternParser {
    private let scalars: [Unicode.Scalar]
    private let place: String
    private var index = 0
    private var depth = 0

    /// Parses a pattern.
    ///
    /// - Parameter place: the JSON Pointer to it, for errors.
    /// - Throws: `EngineError` (invalidShape) naming the place and what is not supported.
    static func parse(_ pattern: String, at place: String) throws(EngineError) -> PatternSyntax {
        var parser = Self(pattern, place)
        let result = try parser.alternatives()
        guard parser.next == nil else { throw parser.unsupported("a closing bracket without an opening one") }
        return result
    }

    private init(_ pattern: String, _ place: String) {
        scalars = Array(pattern.unicodeScalars)
        self.place = place
    }

    private var next: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard next == scalar else { return false }
        index += 1
        return true
    }

    private func unsupported(_ what: String) -> EngineError {
        EngineError(.invalidShape, "\(place): the pattern has \(what) at character \(index), which is not supported")
    }

    private mutating func alternatives() throws(EngineError) -> PatternSyntax {
        depth += 1
        defer { depth -= 1 }
        guard depth <= 50 else { throw unsupported("more than 50 groups within each other") }
        var branches = [try sequence()]
        while take("|") { branches.append(try sequence()) }
        return branches.count == 1 ? branches[0] : .alternatives(branches)
    }

    private mutating func sequence() throws(EngineError) -> PatternSyntax {
        var parts: [PatternSyntax] = []
        while let scalar = next, scalar != "|", scalar != ")" { parts.append(try quantified()) }
        return parts.count == 1 ? parts[0] : .sequence(parts)
    }

    private mutating func quantified() throws(EngineError) -> PatternSyntax {
        let part = try atom()
        var bounds: (Int, Int?)?
        switch next {
        case "*": bounds = (0, nil)
        case "+": bounds = (1, nil)
        case "?": bounds = (0, 1)
        case "{": bounds = try braces()
        default: break
        }
        guard let bounds else { return part }
        if part == .begin || part == .end { throw unsupported("a quantifier after an anchor") }
        index += 1
        _ = take("?")  // A lazy quantifier matches the same texts.
        if let scalar = next, "*+{".unicodeScalars.contains(scalar) { throw unsupported("two quantifiers") }
        return .repeated(part, bounds.0, bounds.1)
    }

    /// Reads up to the closing brace, which is not consumed.
    private mutating func braces() throws(EngineError) -> (Int, Int?) {
        guard let close = scalars[index...].firstIndex(of: "}") else { throw unsupported("an open brace") }
        let inside = String(String.UnicodeScalarView(scalars[(index + 1)..<close]))
        let parts = inside.split(separator: ",", omittingEmptySubsequences: false)
        guard let least = parts.first.flatMap({ Int($0) }), least >= 0, parts.count <= 2 else {
            throw unsupported("{\(inside.prefix(20))}")
        }
        let most = parts.count == 1 ? least : Int(parts[1])
        guard most != nil || parts[1].isEmpty, least <= 5_000, (most ?? 0) <= 5_000, most ?? least >= least else {
            throw unsupported("{\(inside.prefix(20))}")
        }
        index = close
        return (least, most)
    }

    private mutating func atom() throws(EngineError) -> PatternSyntax {
        guard let scalar = next else { throw unsupported("its end") }
        switch scalar {
        case "^", "$":
            index += 1
            return scalar == "^" ? .begin : .end
        case ".":
            index += 1
            return .character(.dot)
        case "(": return try group()
        case "[": return .character(try characterClass())
        case "\\":
            index += 1
            return .character(try escape())
        case "*", "+", "?", "{": throw unsupported("a quantifier with nothing before it")
        default:
            index += 1
            return .character(try single(scalar))
        }
    }

    private mutating func group() throws(EngineError) -> PatternSyntax {
        index += 1
        if take("?") {
            if take("<") {
                guard let scalar = next, scalar != "=", scalar != "!" else { throw unsupported("a look-behind") }
                while let scalar = next, scalar != ">" { if scalar == ")" { break } else { index += 1 } }
                guard take(">") else { throw unsupported("an open group name") }
            } else if !take(":") {
                throw unsupported("a look-ahead or a flag")
            }
        }
        let inner = try alternatives()
        guard take(")") else { throw unsupported("an open group") }
        return inner
    }

    private func single(_ scalar: Unicode.Scalar) throws(EngineError) -> CharacterClass {
        if scalar.value >= 0x80 { return CharacterClass(others: [scalar]) }
        let isText = (0x20...0x7E).contains(scalar.value) || [0x09, 0x0A, 0x0D].contains(scalar.value)
        guard isText else { throw unsupported("a control character") }
        return CharacterClass(ascii: ByteSet(CollectionOfOne(UInt8(scalar.value))))
    }

    private mutating func escape() throws(EngineError) -> CharacterClass {
        guard let scalar = next else { throw unsupported("a backslash") }
        index += 1
        // Engines differ on which characters beyond ASCII these complements match; here none.
        let opposite = { (set: CharacterClass) in CharacterClass(ascii: (set.inverted ?? set).ascii) }
        switch scalar {
        case "d": return .digits
        case "w": return .word
        case "s": return .blanks
        case "D": return opposite(.digits)
        case "W": return opposite(.word)
        case "S": return opposite(.blanks)
        case "n": return try single("\n")
        case "r": return try single("\r")
        case "t": return try single("\t")
        case "x", "u":
            let count = scalar == "x" ? 2 : 4
            let digits = String(String.UnicodeScalarView(scalars[index..<min(index + count, scalars.count)]))
            guard digits.utf8.count == count, let value = UInt32(digits, radix: 16), let named = Unicode.Scalar(value)
            else { throw unsupported("\\\(scalar)\(digits)") }
            index += count
            return try single(named)
        default:
            let isLetter = (0x30...0x39).contains(scalar.value) || scalar.properties.isAlphabetic
            guard !isLetter else { throw unsupported("\\\(scalar)") }
            return try single(scalar)
        }
    }

    private mutating func characterClass() throws(EngineError) -> CharacterClass {
        index += 1
        let isInverted = take("^")
        var hasNamedSet = false
        var result = CharacterClass()
        while let scalar = next, scalar != "]" {
            index += 1
            if scalar == "\\", let name = next { hasNamedSet = hasNamedSet || "dwsDWS".unicodeScalars.contains(name) }
            let first = scalar == "\\" ? try escape() : try single(scalar)
            guard next == "-", index + 1 < scalars.count, scalars[index + 1] != "]" else {
                result.formUnion(first)
                continue
            }
            index += 1
            let lastScalar = scalars[index]
            index += 1
            let last = lastScalar == "\\" ? try escape() : try single(lastScalar)
            result.formUnion(try range(first, last))
        }
        guard take("]") else { throw unsupported("an open class") }
        guard isInverted else { return result }
        guard var inverted = result.inverted else { throw unsupported("an inverted class beyond ASCII") }
        if hasNamedSet { inverted.hasAllOthers = false }
        return inverted
    }

    private func range(_ first: CharacterClass, _ last: CharacterClass) throws(EngineError) -> CharacterClass {
        func only(_ set: CharacterClass) -> UInt32? {
            guard set.ascii.count + set.others.count == 1, !set.hasAllOthers else { return nil }
            return set.others.first?.value ?? set.ascii.elements.first.map(UInt32.init)
        }
        guard let low = only(first), let high = only(last), low <= high, high - low <= 4_096 else {
            throw unsupported("a range that is wrong or longer than 4,096 characters")
        }
        var result = CharacterClass()
        for value in low...high {
            guard let scalar = Unicode.Scalar(value) else { continue }
            if value >= 0x80 { result.others.insert(scalar) } else { result.formUnion(try single(scalar)) }
        }
        return result
    }
}
