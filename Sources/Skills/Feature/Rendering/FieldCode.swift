/// A field in generated code.
struct FieldCode {
    let field: Field
    /// The type that has it as a property: `Task`.
    let owner: String

    /// The property's name, escaped where needed.
    var name: String { SwiftName.escaped(field.property) }
    /// The name in words: `due date`.
    var spoken: String { Words.spoken(field.name) }

    /// The name of a choice's type: `Status`.
    var choiceType: String {
        let name = Words.upperCamel(field.name)
        if name == owner { return owner + "Kind" }
        // A nested type of this name would hide one that the generated code uses.
        return FeatureName.isTaken(name) || name == "ID" ? owner + name : name
    }

    /// The type without `?`, as written inside the model's own type.
    var plainType: String { type(field.type, qualified: false) }
    /// The type as written inside the model's own type.
    var type: String { plainType + (field.isOptional ? "?" : "") }
    /// The type without `?`, as written elsewhere.
    var outerPlainType: String { type(field.type, qualified: true) }
    /// The type as written elsewhere.
    var outerType: String { outerPlainType + (field.isOptional ? "?" : "") }

    private func type(_ type: FieldType, qualified: Bool) -> String {
        switch type {
        case .choice: (qualified ? owner + "." : "") + choiceType
        case .relation(let name, _): "\(name).ID"
        case .list(let element): "[\(self.type(element, qualified: qualified))]"
        case .set(let element): "Set<\(self.type(element, qualified: qualified))>"
        case .dictionary(let key, let value):
            "[\(self.type(key, qualified: qualified)): \(self.type(value, qualified: qualified))]"
        default: type.spelling
        }
    }

    /// The cases of the choice in its type; empty if there is none.
    var choices: [String] {
        func find(_ type: FieldType) -> [String] {
            switch type {
            case .choice(let cases): cases
            case .list(let element), .set(let element): find(element)
            case .dictionary(_, let value): find(value)
            default: []
            }
        }
        return find(field.type)
    }

    /// The default of the initialiser's parameter; `nil` if the argument is required.
    var defaultCode: String? {
        if let text = field.defaultText { return FieldValue.code(text, field.type, isOptional: field.isOptional) }
        return field.isOptional ? "nil" : nil
    }

    /// A parameter: `title: String`, `score: Int = 0`.
    func parameter(qualified: Bool = false) -> String {
        "\(name): \(qualified ? outerType : type)" + (defaultCode.map { " = \($0)" } ?? "")
    }

    /// Whether the sample's expression gives the same value each time.
    var isRepeatable: Bool { !valid.contains("UUID()") && !valid.contains("Date()") }
    /// A valid sample value.
    var valid: String { FieldSamples(field).valid ?? "" }

    // MARK: Rules

    /// The rules as checks in code.
    var checks: [RuleCode] {
        var checks: [RuleCode] = []
        let label = name
        let value = name
        if let bounds = field.bounds {
            let has = field.type == .string ? "have \(bounds.words) characters" : ""
            let samples = FieldSamples(field)
            if field.type.isNumber {
                checks.append(
                    RuleCode(
                        errorCase: field.property + "OutOfRange", payload: outerPlainType, carried: { $0 },
                        broken: outside(bounds, value), demand: "The \(spoken) has to be \(bounds.words), not",
                        valid: samples.edges, invalid: samples.beyond, subject: "a \(spoken) \(bounds.words)"))
            } else {
                let (suffix, noun) = counted
                checks.append(
                    RuleCode(
                        errorCase: field.property + suffix, payload: "Int", carried: { "\($0).count" },
                        broken: outside(bounds, "\(value).count"),
                        demand: has.isEmpty
                            ? "The number of \(noun) in \(spoken) has to be \(bounds.words), not"
                            : "The \(spoken) has to \(has), not",
                        valid: samples.edges, invalid: samples.beyond, subject: "\(bounds.words) \(noun) in \(spoken)"))
            }
        }
        if let pattern = field.pattern {
            let kind = field.rules.contains(.email) ? "an email address" : "of the form \(pattern)"
            let samples = FieldSamples(field)
            checks.append(
                RuleCode(
                    errorCase: field.property + "Format", payload: "String", carried: { $0 },
                    broken:
                        "\(label).range(of: \(Self.raw("\\A(?:\(pattern))\\z")), options: .regularExpression) == nil",
                    demand: "The \(spoken) has to be \(kind), not",
                    valid: [samples.valid, samples.other].compactMap(\.self),
                    invalid: samples.mismatches, subject: "a \(spoken) of the right form"))
        }
        if let finite = finiteness { checks.append(finite) }
        return checks
    }

    private var finiteness: RuleCode? {
        let broken: String
        switch field.type {
        case .real where field.bounds?.lower == nil || field.bounds?.upper == nil: broken = "!\(name).isFinite"
        case .list(.real), .set(.real): broken = "!\(name).allSatisfy(\\.isFinite)"
        case .dictionary(_, .real): broken = "!\(name).values.allSatisfy(\\.isFinite)"
        default: return nil
        }
        let isBounded = field.bounds != nil
        let open = field.bounds?.upper == nil ? ".infinity" : "-.infinity"
        let values = field.type.isReal && isBounded ? [open] : [".infinity", ".nan"]
        let samples = FieldSamples(field)
        return RuleCode(
            errorCase: field.property + "NotFinite", payload: nil, carried: { _ in "" }, broken: broken,
            demand: "The \(spoken) has to be a finite number.", valid: [],
            invalid: values.compactMap { field.type.isReal ? $0 : samples.holding($0) },
            subject: "a finite \(spoken)")
    }

    private var counted: (suffix: String, noun: String) {
        switch field.type {
        case .string: ("Length", "characters")
        case .data: ("Size", "bytes")
        default: ("Count", "entries")
        }
    }

    private func outside(_ bounds: FieldRule.Bounds, _ value: String) -> String {
        func number(_ text: String) -> String {
            field.type == .decimal ? FieldValue.decimal(text) ?? text : text
        }
        switch (bounds.lower.map(number), bounds.upper.map(number)) {
        case (let low?, let high?):
            if field.type == .decimal {
                return "\(value) < \(low) || \(value) \(bounds.excludesUpper ? ">=" : ">") \(high)"
            }
            if low == high { return "\(value) != \(low)" }
            return "!(\(low)\(bounds.excludesUpper ? "..<" : "...")\(high)).contains(\(value))"
        case (let low?, nil): return field.type.isReal ? "!(\(value) >= \(low))" : "\(value) < \(low)"
        case (nil, let high?):
            let sign = bounds.excludesUpper ? ("<", ">=") : ("<=", ">")
            return field.type.isReal ? "!(\(value) \(sign.0) \(high))" : "\(value) \(sign.1) \(high)"
        case (nil, nil): return "false"
        }
    }

    /// The text as a raw string literal with as many `#` as it needs.
    static func raw(_ text: String) -> String {
        var marks = "#"
        while text.contains("\"\(marks)") || text.contains("\\\(marks)") { marks += "#" }
        return "\(marks)\"\(text)\"\(marks)"
    }
}

/// A rule as the code checks it and the tests try it.
struct RuleCode {
    /// The error's case: `titleLength`.
    let errorCase: String
    /// The type of the error's associated value; `nil` for none.
    let payload: String?
    /// The associated value's expression, from the field's.
    let carried: (String) -> String
    /// A condition that is true if the rule is broken.
    let broken: String
    /// The error message before the value.
    let demand: String
    /// Valid values at the limits.
    let valid: [String]
    /// Invalid values.
    let invalid: [String]
    /// The rule in words, for the titles of tests.
    let subject: String
}
