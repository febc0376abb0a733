import AgentCore
import Foundation

/// Parses a field: `title:String`, `score:Int{0...10}=5`, `due:Date?`, `status:{open,done}=open`.
struct FieldReader {
    private let text: String
    private var rest: Substring

    private init(_ text: String) {
        self.text = text
        rest = text[...]
    }

    /// Parses fields, which may be separated by commas.
    ///
    /// - Throws: `AgentError.Code.usage` naming the field, with a remedy.
    static func read(_ words: [String]) throws(AgentError) -> [Field] {
        var fields: [Field] = []
        for word in split(words.joined(separator: " ")) {
            var reader = FieldReader(word)
            let field = try reader.field()
            if fields.contains(where: { $0.property == field.property }) {
                throw AgentError(.usage, "the field \(field.name) is there twice", remedy: "Name each field once.")
            }
            fields.append(field)
        }
        return fields
    }

    /// Splits at spaces and commas outside of brackets, patterns and quoted defaults.
    static func split(_ text: String) -> [String] {
        var parts = [""]
        var depth = 0
        var angles = 0
        var textEnd: Character?
        var previous: Character = " "
        for character in text {
            if let end = textEnd {
                if character == end, previous != "\\" { textEnd = nil }
            } else if character == "/", previous == "{" || previous == "," && depth > 0 {
                textEnd = "/"
            } else if previous == "=", "\"'".contains(character), depth <= 0 {
                textEnd = character
            } else if character == "<", generics.contains(where: { parts[parts.count - 1].hasSuffix($0) }) {
                (depth, angles) = (depth + 1, angles + 1)
            } else if character == ">", angles > 0 {
                (depth, angles) = (depth - 1, angles - 1)
            } else if "[{(".contains(character) {
                depth += 1
            } else if "]})".contains(character) {
                depth -= 1
            } else if depth <= 0, character == "," || character.isWhitespace {
                parts.append("")
                angles = 0
                previous = character
                continue
            }
            parts[parts.count - 1].append(character)
            previous = character
        }
        return parts.filter { !$0.isEmpty }
    }

    private mutating func field() throws(AgentError) -> Field {
        guard let colon = rest.firstIndex(of: ":") else {
            throw problem(
                "has no type",
                "Write it as NAME:TYPE, such as \(text.prefix { $0.isLetter }):String; a default of several words in quotes."
            )
        }
        let written = rest[..<colon]
        // As Swift has it where a name is a keyword.
        let isQuoted = written.count > 2 && written.first == "`" && written.last == "`"
        let name = String(isQuoted ? written.dropFirst().dropLast() : written)
        rest = rest[rest.index(after: colon)...]
        guard SwiftName.isPlain(name) else {
            throw problem("begins with no name", "A name has letters and digits, such as dueDate:Date.")
        }
        let property = Words.lowerCamel(name)
        guard property == "id" || !SwiftName.taken.contains(property) else {
            throw problem("is called \(property), which the generated code needs itself", "Choose another name.")
        }
        let type = try type()
        var isOptional = take("?")
        var rules = rest.first == "{" ? try rules(for: type) : []
        isOptional = take("?") || isOptional
        var value: String?
        if take("=") {
            let (text, rule) = Self.parted(rest)
            value = Self.unquoted(text)
            rest = rule
            if rules.isEmpty, rest.first == "{" { rules = try self.rules(for: type) }
        }
        guard rest.isEmpty else {
            throw problem("is not understood from \(rest) on", "Write NAME:TYPE, then {RULE}, ?, =DEFAULT as needed.")
        }
        if isOptional, case .choice(let cases) = type, let name = cases.first(where: SwiftName.ofOptionals.contains) {
            throw problem(
                "cannot be left out and have a choice called \(name), which is an optional's own",
                "Leave out the ?, or call it something else.")
        }
        let field = Field(name: property, type: type, isOptional: isOptional, rules: rules, defaultText: value)
        try FieldValue.check(field, as: text)
        return field
    }

    private mutating func type() throws(AgentError) -> FieldType {
        if take("[") {
            let first = try type()
            guard take(":") else {
                try close("]")
                return .list(first)
            }
            let value = try type()
            try close("]")
            return try dictionary(first, value)
        }
        if rest.first == "{" {
            _ = take("{")
            let inside = rest.prefix { $0 != "}" }
            rest = rest.dropFirst(inside.count)
            try close("}")
            return try choice(inside.split(separator: ",", omittingEmptySubsequences: false))
        }
        let word = rest.prefix { !"?{=]>,:".contains($0) }
        if word.contains("|") {
            rest = rest.dropFirst(word.count)
            return try choice(word.split(separator: "|", omittingEmptySubsequences: false))
        }
        if let generic = try generic() { return generic }
        let name = String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        rest = rest.dropFirst(name.count)
        if let known = FieldType.named.first(where: { $0.name == name }) { return known.type }
        if let near = FieldType.named.first(where: { $0.name.lowercased() == name.lowercased() }) {
            throw problem("has the type \(name)", "Write \(near.name).")
        }
        if let near = Self.foreign[name.lowercased()] {
            throw problem("has the type \(name), which is none of Swift", "Write \(near).")
        }
        if let other = Self.unkept[name] {
            throw problem("has the type \(name), which is not Codable", "Write \(other).")
        }
        guard SwiftName.isPlain(name), name.first?.isUppercase == true else {
            throw problem(
                "has no type that is known",
                "Types: \(FieldType.names), [T], Set<T>, [String:T], {one,two}, or a feature's name."
            )
        }
        return .relation(name)
    }

    private static let foreign = [
        "text": "String", "str": "String", "integer": "Int", "number": "Double or Int", "boolean": "Bool",
        "datetime": "Date", "time": "Date", "timestamp": "Date", "bytes": "Data",
        "array": "[String]", "list": "[String]", "dictionary": "[String:String]", "map": "[String:String]",
        "money": "Decimal", "link": "URL", "cgfloat": "Double", "timeinterval": "Double", "nsnumber": "Double",
    ]
    /// Swift types that are not `Codable`, with replacements.
    private static let unkept = [
        "Character": "String{1...1}", "Duration": "Double, in seconds", "Any": "String", "Void": "Bool",
    ]

    private static let generics = ["Set", "Array", "Dictionary", "Optional"]

    /// `Set<T>`, `Array<T>`, `Dictionary<K,V>`.
    private mutating func generic() throws(AgentError) -> FieldType? {
        let name = rest.prefix { $0.isLetter }
        guard rest.dropFirst(name.count).first == "<", Self.generics.contains(String(name)) else {
            return nil
        }
        guard name != "Optional" else { throw problem("is an Optional by name", "Write the type and ?: Date?") }
        rest = rest.dropFirst(name.count + 1)
        let first = try type()
        guard name == "Dictionary" else {
            try close(">")
            return name == "Set" ? .set(first) : .list(first)
        }
        guard take(",") else { throw problem("is a dictionary of one type", "Write [String:Int].") }
        rest = rest.drop { $0 == " " }
        let value = try type()
        try close(">")
        return try dictionary(first, value)
    }

    private func dictionary(_ key: FieldType, _ value: FieldType) throws(AgentError) -> FieldType {
        guard [.string, .uuid].contains(key) || key.isWhole else {
            throw problem("has keys of type \(key.spelling)", "Keys are String, whole numbers or UUID.")
        }
        return .dictionary(key, value)
    }

    private func choice(_ names: [Substring]) throws(AgentError) -> FieldType {
        let cases = names.map { Words.lowerCamel($0.trimmingCharacters(in: CharacterSet(charactersIn: " `"))) }
        guard cases.count > 1 else {
            throw problem("is a choice of one", "Write at least two names: status:{open,done}.")
        }
        if let name = cases.first(where: { !SwiftName.isPlain($0) || SwiftName.taken.contains($0) }) {
            throw problem(
                "has the choice \(name), which Swift or the generated code does not take", "Call it something else.")
        }
        guard Set(cases).count == cases.count else {
            throw problem("has a case twice", "Write each case once.")
        }
        return .choice(cases)
    }

    private mutating func rules(for type: FieldType) throws(AgentError) -> [FieldRule] {
        _ = take("{")
        var rules: [FieldRule] = []
        repeat {
            if take("/") {
                var pattern = ""
                while let character = rest.popFirst(), character != "/" {
                    if character == "\\", let next = rest.popFirst() {
                        pattern += next == "/" ? "/" : "\\\(next)"
                    } else {
                        pattern.append(character)
                    }
                }
                rules.append(.pattern(pattern))
            } else {
                let rule = rest.prefix { $0 != "," && $0 != "}" }
                rest = rest.dropFirst(rule.count)
                rules.append(try self.rule(rule.trimmingCharacters(in: .whitespaces), type))
            }
        } while take(",")
        try close("}")
        return rules
    }

    private func rule(_ rule: String, _ type: FieldType) throws(AgentError) -> FieldRule {
        if rule == "email" { return .email }
        let isHalfOpen = rule.contains("..<")
        guard let dots = rule.range(of: isHalfOpen ? "..<" : "...") else {
            throw problem(
                "has a rule {\(rule)} that is not known",
                "Rules: a range {0...10}, {1...}, {...80}; for texts also {email} and {/regular expression/}.")
        }
        let lower = rule[..<dots.lowerBound].trimmingCharacters(in: .whitespaces)
        let upper = rule[dots.upperBound...].trimmingCharacters(in: .whitespaces)
        do {
            return .range(
                try FieldRule.Bounds(lower: lower, upper: upper, excludesUpper: isHalfOpen, for: type))
        } catch {
            throw problem("has a range {\(rule)} that \(error.reason)", "Write {LOWEST...HIGHEST}, such as {0...10}.")
        }
    }

    private mutating func take(_ character: Character) -> Bool {
        guard rest.first == character else { return false }
        rest.removeFirst()
        return true
    }

    private mutating func close(_ character: Character) throws(AgentError) {
        guard take(character) else { throw problem("lacks a \(character)", "Close what was opened.") }
    }

    /// Splits a default from a rule after it: `3{0...10}`.
    private static func parted(_ text: Substring) -> (value: Substring, rule: Substring) {
        guard let rule = text.firstMatch(of: /\{(-?[0-9.]*\.\.[.<]-?[0-9.]*|email)\}$/) else { return (text, "") }
        return (text[..<rule.range.lowerBound], text[rule.range.lowerBound...])
    }

    private static func unquoted(_ text: Substring) -> String {
        guard text.count > 1, let mark = text.first, mark == text.last, "\"'".contains(mark) else {
            return String(text)
        }
        return String(text.dropFirst().dropLast())
    }

    private func problem(_ what: String, _ remedy: String) -> AgentError {
        AgentError(.usage, "the field \(text) \(what)", remedy: remedy)
    }
}
