/// The values for the placeholders of a feature's test templates.
struct TestCode {
    private let feature: FeatureCode

    /// Makes the tests of a feature.
    init(_ feature: FeatureCode) { self.feature = feature }

    private var fields: [FieldCode] { feature.fields }
    private var name: FeatureName { feature.name }

    /// The values by placeholder.
    var values: [String: String] {
        let (invalidArguments, invalidError) = invalid
        let changed = change
        return [
            "alias": feature.isSeenTwice ? "typealias \(name.type) = \(feature.module).\(name.type)\n" : "",
            "sampleArguments": fields.map { "\($0.field.property): \($0.valid)" }.joined(separator: ",\n"),
            "keeps": keeps, "hasKeeps": keeps, "defaults": defaults, "hasDefaults": defaults,
            "requiredArguments": fields.filter { $0.defaultCode == nil }
                .map { "\($0.field.property): \($0.valid)" }.joined(separator: ", "),
            "emptied": fields.filter(\.field.isOptional).map { "\(name.variable).\($0.field.property) = nil" }
                .joined(separator: "\n"),
            "ruleTests": ruleTests, "messages": messages, "invalidArguments": invalidArguments,
            "invalidError": invalidError, "change": changed?.assignment ?? "", "hasChange": changed?.assignment ?? "",
            "changed": changed.map { "\($0.property)" } ?? "", "changedValue": changed?.value ?? "",
            "invalidChange": invalidChange, "searchWord": searchWord, "choiceTests": choices,
        ]
    }

    private var keeps: String {
        fields.filter(\.isRepeatable).map { field in
            "#expect(\(name.variable).\(field.field.property) == \(field.valid))"
        }.joined(separator: "\n")
    }

    private var defaults: String {
        fields.compactMap { field in
            field.defaultCode.flatMap { Self.expectation("\(name.variable).\(field.field.property)", $0) }
        }.joined(separator: "\n")
    }

    /// An expectation that a subject equals an expression; `nil` if the expression gives another value each time.
    static func expectation(_ subject: String, _ code: String) -> String? {
        guard !code.contains("()") || code == "Data()" else { return nil }
        switch code {
        case "true": return "#expect(\(subject))"
        case "false": return "#expect(!\(subject))"
        case "[]", "[:]", "\"\"", "Data()": return "#expect(\(subject).isEmpty)"
        default: return "#expect(\(subject) == \(code))"
        }
    }

    private var ruleTests: String {
        fields.flatMap { field in field.checks.map { (field, $0) } }.map { field, rule in
            var tests: [String] = []
            let label = FeatureCode.capitalized(rule.errorCase)
            let type = field.outerPlainType
            if !rule.valid.isEmpty {
                tests.append(
                    test(
                        "\(FeatureCode.capitalized(rule.subject)) is taken", "takes\(label)", rule.valid, type,
                        """
                        var \(name.variable) = \(name.type)Samples.make()
                        \(name.variable).\(field.field.property) = value
                        try \(name.variable).validate()
                        #expect(\(name.variable).\(field.field.property) == value)
                        """))
            }
            if !rule.invalid.isEmpty {
                tests.append(
                    test(
                        "Anything but \(rule.subject) is refused", "refuses\(label)", rule.invalid, type,
                        """
                        var \(name.variable) = \(name.type)Samples.make()
                        \(name.variable).\(field.field.property) = value
                        let error = #expect(throws: \(feature.error).self) { try \(name.variable).validate() }
                        #expect(error == .\(rule.errorCase)\(rule.payload == nil ? "" : "(\(rule.carried("value")))"))
                        """))
            }
            return tests.joined(separator: "\n\n")
        }.joined(separator: "\n\n")
    }

    private func test(_ title: String, _ function: String, _ values: [String], _ type: String, _ body: String) -> String
    {
        """
        @Test(\(SwiftName.literal(title)), arguments: [\(values.joined(separator: ", "))] as [\(type)])
        func \(function)(_ value: \(type)) throws {
        \(body)
        }
        """
    }

    private var messages: String {
        fields.flatMap { field in field.checks.map { (field, $0) } }.compactMap { field, rule in
            guard rule.payload != nil else {
                return
                    "#expect(\(feature.error).\(rule.errorCase).errorDescription == \(SwiftName.literal(rule.demand)))"
            }
            let value = rule.payload == "String" ? "\"x\"" : rule.payload == "Int" ? "7" : "1"
            let shown =
                rule.payload == "String"
                ? "x" : rule.payload == "Int" ? "7" : RealType(rawValue: rule.payload ?? "") == nil ? "1" : "1.0"
            let text = SwiftName.literal("\(rule.demand) \(shown).")
            return "#expect(\(feature.error).\(rule.errorCase)(\(value)).errorDescription == \(text))"
        }.joined(separator: "\n")
    }

    /// Arguments of which one breaks a rule, and the expected error.
    private var invalid: (arguments: String, error: String) {
        guard let (field, rule, value) = firstBroken else { return ("", "") }
        let arguments = fields.map { other in
            "\(other.field.property): \(other.field.property == field.field.property ? value : other.valid)"
        }
        let type = field.outerPlainType
        return (arguments.joined(separator: ", "), thrown(rule, "(\(value) as \(type))"))
    }

    private func thrown(_ rule: RuleCode, _ value: String) -> String {
        "\(feature.error).\(rule.errorCase)" + (rule.payload == nil ? "" : "(\(rule.carried(value)))")
    }

    private var invalidChange: String {
        guard let (field, _, value) = firstBroken else { return "" }
        return "\(name.variable).\(field.field.property) = \(value)"
    }

    private var firstBroken: (FieldCode, RuleCode, String)? {
        for field in fields {
            for rule in field.checks { if let value = rule.invalid.first { return (field, rule, value) } }
        }
        return nil
    }

    /// A change to a property that keeps the rules.
    private var change: (assignment: String, property: String, value: String)? {
        for field in fields where field.isRepeatable {
            guard let other = FieldSamples(field.field).other, other != field.valid else { continue }
            return ("\(name.variable).\(field.field.property) = \(other)", field.field.property, other)
        }
        return nil
    }

    /// A text from the samples in upper case, as a literal; empty if there is none to search for.
    private var searchWord: String {
        for field in feature.searched where field.valid.count > 3 {
            let text = field.valid.dropFirst().dropLast()
            guard text.allSatisfy({ $0.isLetter || $0.isNumber || " @.".contains($0) }), text.count <= 200 else {
                continue
            }
            let others = feature.searched.filter { $0.field.property != field.field.property }
            // No other field may contain the text.
            guard others.allSatisfy({ !$0.valid.lowercased().contains(text.lowercased()) }) else { continue }
            return "\"\(text.uppercased())\""
        }
        return ""
    }

    private var choices: String {
        fields.filter { !$0.choices.isEmpty }.map { field in
            let cases = field.choices.map(SwiftName.literal).joined(separator: ", ")
            let type = "\(field.owner).\(field.choiceType)"
            return """
                @Test("The choices of \(field.spoken) are kept under their names")
                func names\(field.choiceType)() {
                #expect(\(type).allCases.map(\\.rawValue) == [\(cases)])
                }
                """
        }.joined(separator: "\n\n")
    }
}
