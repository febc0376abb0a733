import SwiftTools

/// Further values for the SwiftData and SwiftUI templates. SwiftData stores relations itself; all other fields are also
/// part of a plain value type, so that their rules are checked on every platform.
struct AppleCode {
    private let feature: FeatureCode
    private let related: [FieldCode]
    private let package: SwiftPackage
    private let type: String
    private let name: String

    /// Makes the code of a feature.
    ///
    /// - Parameters:
    ///   - feature: the feature with its other fields.
    ///   - related: the fields that are relations.
    ///   - package: the package, for its platforms.
    init(_ feature: FeatureCode, related: [Field], in package: SwiftPackage) {
        self.feature = feature
        self.related = related.map { FieldCode(field: $0, owner: feature.name.type) }
        self.package = package
        type = feature.name.type
        name = feature.name.variable
    }

    private var valued: [FieldCode] { feature.fields }

    /// The values by placeholder.
    var values: [String: String] {
        [
            "appleAvailable": availability,
            "ConcurrentTask": type == "Task" ? "_Concurrency.Task" : "Task",
            "ASpokenTitle": FeatureCode.capitalized(feature.name.spoken),
            "valueProperties": valued.map { field in
                "/// The \(field.spoken)\(field.field.isOptional ? ", if there is one" : "").\n"
                    + "\(feature.style.access)var \(field.name): \(field.type)"
            }.joined(separator: "\n"),
            "valueParameters": valued.map { "\($0.name): \($0.type) = \(start($0))" }.joined(separator: ",\n"),
            "valueAssignments": valued.map { "self.\($0.field.property) = \($0.name)" }.joined(separator: "\n"),
            "valueSamples": valued.map { "\($0.field.property): \($0.valid)" }.joined(separator: ",\n"),
            "valueDefaults": valued.compactMap { field in
                TestCode.expectation("\(name).\(field.field.property)", start(field))
            }.joined(separator: "\n"),
            "modelProperties": valued.map(modelProperty).joined(separator: "\n"),
            "modelAssignments": valued.map { "self.\($0.field.property) = values.\($0.field.property)" }
                .joined(separator: "\n"),
            "modelValues": valued.map { "\($0.field.property): \($0.name)" }.joined(separator: ", "),
            "modelChanges": valued.map { "\($0.name) = newValue.\($0.field.property)" }.joined(separator: "\n"),
            "relationships": related.map(relationship).joined(separator: "\n"),
            "rowTitle": rowTitle, "detailRows": valued.map(detailRow).joined(separator: "\n"),
            "formRows": valued.compactMap(formRow).joined(separator: "\n"),
        ]
    }

    private var availability: String {
        let least = ["macos": 14.0, "ios": 17, "tvos": 17, "watchos": 10, "visionos": 1]
        let enough = package.platforms.filter { platform in
            least[platform.name].map { (Double(platform.version) ?? 0) >= $0 } ?? false
        }
        return enough.contains { $0.name == "macos" } && enough.contains { $0.name == "ios" }
            ? "" : "@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)"
    }

    /// An initial value: SwiftData and CloudKit need one for every property.
    private func start(_ field: FieldCode) -> String {
        if let code = field.defaultCode { return code }
        switch field.field.type {
        case .string: return "\"\""
        case .whole, .real: return field.valid == "1" || field.valid == "0.5" ? "0" : field.valid
        case .bool: return "false"
        case .date: return "Date()"
        case .uuid: return "UUID()"
        case .decimal: return "Decimal(0)"
        case .data: return "Data()"
        case .list, .set: return "[]"
        case .dictionary: return "[:]"
        case .choice(let cases): return ".\(SwiftName.escaped(cases[0]))"
        case .url: return "URL(fileURLWithPath: \"/\")"
        case .relation: return "nil"
        }
    }

    private func modelProperty(_ field: FieldCode) -> String {
        // The macro moves the default to another context, so a case needs its type.
        let value = start(field)
        let whole = value.hasPrefix(".") ? "\(type)Values.\(field.choiceType)\(value)" : value
        return "/// The \(field.spoken).\n\(feature.style.access)var \(field.name): "
            + qualified(field) + " = \(whole)"
    }

    private func qualified(_ field: FieldCode) -> String {
        field.choices.isEmpty
            ? field.type : field.type.replacing(field.choiceType, with: "\(type)Values.\(field.choiceType)")
    }

    private func relationship(_ field: FieldCode) -> String {
        switch field.field.type {
        case .list(.relation(let other, _)), .set(.relation(let other, _)):
            "/// What belongs to it, and goes with it.\n@Relationship(deleteRule: .cascade)\n"
                + "\(feature.style.access)var \(SwiftName.escaped(field.field.name)): [\(other)]? = []"
        case .relation(let other, _):
            "/// What it belongs to.\n\(feature.style.access)var \(SwiftName.escaped(field.field.name)): \(other)?"
        default: ""
        }
    }

    private var rowTitle: String {
        let text = valued.first { $0.field.type == .string && !$0.field.isOptional }
        return text.map { "Text(\(name).\($0.field.property))\n    .font(.headline)" }
            ?? "Text(\"\(title(feature.name.spoken))\")"
    }

    private func title(_ words: String) -> String { FeatureCode.capitalized(words) }

    private func detailRow(_ field: FieldCode) -> String {
        let value = "\(name).\(field.field.property)"
        let label = title(field.spoken)
        switch (field.field.type, field.field.isOptional) {
        case (.string, false): return "LabeledContent(\"\(label)\", value: \(value))"
        case (.whole, false), (.real, false), (.decimal, false):
            return "LabeledContent(\"\(label)\", value: \(value), format: .number)"
        case (.date, false): return "LabeledContent(\"\(label)\", value: \(value), format: Self.dateStyle)"
        case (.date, true):
            return "if let \(field.name) = \(value) {\n"
                + "    LabeledContent(\"\(label)\", value: \(field.name), format: Self.dateStyle)\n}"
        case (.bool, false): return "LabeledContent(\"\(label)\", value: \(value) ? \"Yes\" : \"No\")"
        case (.choice, false): return "LabeledContent(\"\(label)\", value: \(value).rawValue)"
        case (.list(.string), false): return "LabeledContent(\"\(label)\", value: \(value).joined(separator: \", \"))"
        default: return "LabeledContent(\"\(label)\", value: String(describing: \(value)))"
        }
    }

    private func formRow(_ field: FieldCode) -> String? {
        guard !field.field.isOptional else { return nil }
        let value = "$values.\(field.field.property)"
        let label = title(field.spoken)
        switch field.field.type {
        case .string: return "TextField(\"\(label)\", text: \(value))"
        case .whole, .real, .decimal: return "TextField(\"\(label)\", value: \(value), format: .number)"
        case .bool: return "Toggle(\"\(label)\", isOn: \(value))"
        case .date: return "DatePicker(\"\(label)\", selection: \(value))"
        case .choice:
            return """
                Picker("\(label)", selection: \(value)) {
                    ForEach(\(type)Values.\(field.choiceType).allCases, id: \\.self) { Text($0.rawValue).tag($0) }
                }
                """
        default: return nil
        }
    }
}
