import AgentCore
import Foundation

/// Checks and writes the values of fields as Swift code.
enum FieldValue {
    /// Checks a field's rules and default.
    ///
    /// - Parameters:
    ///   - field: the field.
    ///   - text: the field as the user wrote it, for errors.
    /// - Throws: `AgentError.Code.usage` if a rule does not fit the type, the default is no value of the type or breaks
    ///   a rule, or no valid value is found.
    static func check(_ field: Field, as text: String) throws(AgentError) {
        func problem(_ what: String, _ remedy: String) -> AgentError {
            AgentError(.usage, "the field \(text) \(what)", remedy: remedy)
        }
        var patterns = 0
        for rule in field.rules {
            guard case .range = rule else {
                patterns += 1
                guard field.type == .string else {
                    throw problem("has a rule that is for texts alone", "Use it with String, or leave it out.")
                }
                continue
            }
        }
        guard patterns <= 1, field.rules.count - patterns <= 1 else {
            throw problem("has two rules of one kind", "Bring them into one.")
        }
        if let pattern = field.pattern {
            guard PatternSample.isValid(pattern) else {
                throw problem("has {/\(pattern)/}, which is no regular expression", "Correct it; / is written \\/.")
            }
        }
        if let value = field.defaultText {
            guard let code = code(value, field.type, isOptional: field.isOptional) else {
                throw problem(
                    "has the default \(value), which is no \(field.type.spelling)", remedy(for: field.type))
            }
            guard code == "nil" || keeps(value, field) else {
                throw problem("has the default \(value), which its own rule forbids", "Change the default or the rule.")
            }
        }
        if field.type.relations.isEmpty == false, field.defaultText != nil, field.type.isCounted == false {
            throw problem("is a relation with a default", "Make it optional instead: \(field.name):…?")
        }
        guard FieldSamples(field).valid != nil else {
            throw problem(
                "has rules for which no example was found", "Give one as the default: \(field.name):…=EXAMPLE.")
        }
    }

    private static func remedy(for type: FieldType) -> String {
        switch type {
        case .date: "Write now, or a time such as 2026-01-31T09:00:00Z."
        case .uuid: "Write new, or make it optional."
        case .url: "A URL has no default; make it optional: URL?"
        case .choice(let cases): "Write one of \(cases.joined(separator: ", "))."
        case .list, .set: "Write [], or elements such as [a,b]."
        case .dictionary: "Write [:]."
        case .data: "Write []."
        case .relation: "Make it optional instead."
        default: "Write a value of that type, such as \(FieldSamples.example(type))."
        }
    }

    /// The Swift expression for a value as the user wrote it; `nil` if it is no value of the type.
    static func code(_ text: String, _ type: FieldType, isOptional: Bool = false) -> String? {
        if isOptional, text == "nil" || text.isEmpty { return "nil" }
        switch type {
        case .string: return SwiftName.literal(text)
        case .whole(let type): return type.literal(text)
        case .real(let type): return type.literal(text)
        case .bool: return ["true", "false"].contains(text) ? text : nil
        case .date:
            if text == "now" { return "Date()" }
            return Timestamp.date(text).map { "Date(timeIntervalSince1970: \($0.timeIntervalSince1970))" }
        case .uuid: return text == "new" ? "UUID()" : nil
        case .url, .relation: return nil
        case .decimal: return decimal(text)
        case .data: return text == "[]" ? "Data()" : nil
        case .choice(let cases): return cases.first { $0 == Words.lowerCamel(text) }.map { ".\(SwiftName.escaped($0))" }
        case .dictionary: return ["[:]", "[]"].contains(text) ? "[:]" : nil
        case .list(let element), .set(let element):
            guard text.hasPrefix("["), text.hasSuffix("]") else { return nil }
            let inside = text.dropFirst().dropLast()
            if inside.allSatisfy(\.isWhitespace) { return "[]" }
            let parts = inside.split(separator: ",").map { part in
                code(part.trimmingCharacters(in: .whitespaces), element)
            }
            if case .set = type, Set(parts).count < parts.count { return nil }
            return parts.contains(nil) ? nil : "[\(parts.compactMap(\.self).joined(separator: ", "))]"
        }
    }

    /// An expression for a decimal number, without the rounding errors of a floating-point literal; `nil` if the text
    /// is no such number.
    static func decimal(_ text: String) -> String? {
        guard text.wholeMatch(of: /-?[0-9]{1,15}(\.[0-9]{1,12})?/) != nil else { return nil }
        let isNegative = text.hasPrefix("-")
        let parts = text.drop { $0 == "-" }.split(separator: ".")
        let fraction = parts.count > 1 ? parts[1] : ""
        if fraction.isEmpty, let whole = Int(parts[0]) { return "Decimal(\(isNegative ? -whole : whole))" }
        guard let digits = Int(parts[0] + fraction) else { return nil }
        return "Decimal(sign: .\(isNegative ? "minus" : "plus"), exponent: -\(fraction.count), significand: \(digits))"
    }

    /// Whether a value keeps the field's rules.
    private static func keeps(_ text: String, _ field: Field) -> Bool {
        if let pattern = field.pattern, !PatternSample.matches(text, pattern) { return false }
        guard let bounds = field.bounds else { return true }
        let size: Decimal?
        switch field.type {
        case .string: size = Decimal(text.count)
        case .list, .set:
            let inside = text.dropFirst().dropLast()
            size = inside.allSatisfy(\.isWhitespace) ? 0 : Decimal(inside.split(separator: ",").count)
        case .dictionary, .data: size = 0
        default: size = Decimal(string: text)
        }
        guard let size else { return false }
        if let lower = bounds.lower.flatMap({ Decimal(string: $0) }), size < lower { return false }
        guard let upper = bounds.upper.flatMap({ Decimal(string: $0) }) else { return true }
        return bounds.excludesUpper ? size < upper : size <= upper
    }
}

extension Field {
    /// The range of its rules; `nil` if there is none.
    var bounds: FieldRule.Bounds? {
        rules.lazy.compactMap { if case .range(let bounds) = $0 { bounds } else { nil } }.first
    }

    /// The regular expression that it has to match; `nil` if there is none.
    var pattern: String? {
        rules.lazy.compactMap { rule in
            switch rule {
            case .pattern(let pattern): pattern
            case .email: FieldRule.emailPattern
            case .range: nil
            }
        }.first
    }
}
