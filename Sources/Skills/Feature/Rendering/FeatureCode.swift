import AgentCore

/// The values for the placeholders of a feature's templates.
struct FeatureCode {
    let name: FeatureName
    let fields: [FieldCode]
    let identity: Identity
    let style: CodeStyle
    /// The module that declares the feature, for its tests.
    let module: String
    /// Whether to make a command as well.
    let hasCommand: Bool
    /// Whether another module has a type of the same name, so that tests need an alias.
    let isSeenTwice: Bool

    /// - Parameter owner: the type that has the fields as properties; the feature's own type if `nil`.
    init(
        name: FeatureName, fields: [Field], identity: Identity, style: CodeStyle, module: String, hasCommand: Bool,
        isSeenTwice: Bool, owner: String? = nil
    ) {
        self.isSeenTwice = isSeenTwice
        self.name = name
        self.fields = fields.map { FieldCode(field: $0, owner: owner ?? name.type) }
        self.identity = identity
        self.style = style
        self.module = module
        self.hasCommand = hasCommand
    }

    private var rules: [(field: FieldCode, rule: RuleCode)] {
        fields.flatMap { field in field.checks.map { (field, $0) } }
    }

    /// The values by placeholder.
    var values: [String: String] {
        var values = names
        values.merge(model) { $1 }
        values.merge(identity.values) { $1 }
        values.merge(errors) { $1 }
        values.merge(calls) { $1 }
        values.merge(TestCode(self).values) { $1 }
        return values
    }

    private var names: [String: String] {
        [
            "header": style.header.isEmpty ? "" : style.header.joined(separator: "\n") + "\n",
            "import": style.publicImport, "access": style.access, "available": style.availability,
            "isolation": style.isolation, "throws": style.throwing(error), "Name": name.type, "name": name.variable,
            "names": name.variables, "spoken": name.spoken, "spokenPlural": name.spokenPlural,
            "aSpoken": name.withArticle, "ASpoken": Self.capitalized(name.withArticle),
            "SpokenPlural": Self.capitalized(name.spokenPlural), "Error": error, "module": module,
            "hasRules": rules.isEmpty ? "" : "yes", "hasCommand": hasCommand ? "yes" : "",
            "isTyped": style.hasTypedThrows ? "yes" : "",
        ]
    }

    /// `TaskError`, or `TaskFailure` if a choice of the feature is called `TaskError`.
    var error: String {
        let name = name.type + "Error"
        return fields.contains { !$0.choices.isEmpty && $0.choiceType == name } ? self.name.type + "Failure" : name
    }

    private var model: [String: String] {
        [
            "enums": fields.filter { !$0.choices.isEmpty }.map(choice).joined(separator: "\n"),
            "properties": fields.map { field in
                "/// \(documentation(field))\n\(style.access)var \(field.name): \(field.type)"
            }.joined(separator: "\n"),
            "parameters": fields.map { $0.parameter() }.joined(separator: ",\n"),
            "assignments": fields.map { "self.\($0.field.property) = \($0.name)" }.joined(separator: "\n"),
            "checks": rules.map { field, rule in
                let condition = field.field.isOptional ? "let \(field.name), \(rule.broken)" : rule.broken
                return "if \(condition) {\nthrow \(thrown(rule, field.name))\n}"
            }.joined(separator: "\n"),
        ]
    }

    private func choice(_ field: FieldCode) -> String {
        let cases = field.choices.map { "/// \(Self.capitalized(Words.spoken($0))).\ncase \(SwiftName.escaped($0))" }
        return """
            /// What the \(field.spoken) can be.
            \(style.access)\(style.isolation)enum \(field.choiceType): String, CaseIterable, Codable, Sendable {
            \(cases.joined(separator: "\n"))
            }

            """
    }

    private func documentation(_ field: FieldCode) -> String {
        let what: String
        switch field.field.type {
        case .relation(let other, _): what = "The id of its \(Words.spoken(other))"
        case .list(.relation(let other, _)), .set(.relation(let other, _)):
            what = "The ids of its \(Words.plural(Words.spoken(other)))"
        default: what = "The \(field.spoken)"
        }
        return what + (field.field.isOptional ? ", if there is one." : ".")
    }

    /// `TaskError.titleLength(title.count)`
    func thrown(_ rule: RuleCode, _ value: String) -> String {
        "\(error).\(rule.errorCase)" + (rule.payload == nil ? "" : "(\(rule.carried(value)))")
    }

    private var errors: [String: String] {
        [
            "errorCases": rules.map { field, rule in
                "/// The \(field.spoken) breaks its rule: \(rule.subject).\ncase \(rule.errorCase)"
                    + (rule.payload.map { "(\($0))" } ?? "")
            }.joined(separator: "\n"),
            "errorMessages": rules.map { _, rule in
                guard rule.payload != nil else {
                    return "case .\(rule.errorCase):\nreturn \(SwiftName.literal(rule.demand))"
                }
                let literal = SwiftName.literal(rule.demand)
                return "case .\(rule.errorCase)(let value):\nreturn \(literal.dropLast()) \\(value).\""
            }.joined(separator: "\n"),
        ]
    }

    private var calls: [String: String] {
        [
            "createParameters": fields.map { $0.parameter(qualified: true) }.joined(separator: ",\n"),
            "createArguments": fields.map { "\($0.field.property): \($0.name)" }.joined(separator: ", "),
            "searched": searched.map(\.matching).joined(separator: "\n|| "),
            "summary": summary,
            "details": fields.map { "\"\($0.field.property): \($0.shown(in: name.variable))\"" }
                .joined(separator: ",\n"),
        ]
    }

    /// The fields that a search looks through.
    var searched: [FieldCode] { fields.filter { $0.field.type == .string } }

    private var summary: String {
        let text = fields.first { $0.field.type == .string && !$0.field.isOptional }
        return "\"\\(\(name.variable).id)"
            + (text.map { "\\t\\(\(name.variable).\($0.field.property))" } ?? "") + "\""
    }

    /// The text with a capital first letter.
    static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}

extension FieldCode {
    /// An expression for whether the field contains the searched text.
    fileprivate var matching: String {
        let found = "range(of: text, options: .caseInsensitive) != nil"
        return field.isOptional ? "$0.\(field.property)?.\(found)" : "$0.\(field.property).\(found)"
    }

    /// An interpolation of its value for a string literal.
    func shown(in value: String) -> String {
        field.isOptional
            ? "\\(\(value).\(field.property).map { \"\\($0)\" } ?? \"none\")" : "\\(\(value).\(field.property))"
    }
}
