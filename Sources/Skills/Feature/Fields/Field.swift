/// One property of a feature, as the user described it.
struct Field: Sendable, Hashable {
    /// The name in lowerCamelCase, without backticks.
    let name: String
    let type: FieldType
    let isOptional: Bool
    let rules: [FieldRule]
    /// The default as the user wrote it; `nil` if there is none.
    let defaultText: String?

    /// The property's name. A relation is stored by id, so its property ends in `ID` or `IDs`.
    var property: String {
        switch type {
        case .relation: name.hasSuffix("ID") ? name : name + "ID"
        case .list(.relation), .set(.relation): Words.singular(name) + "IDs"
        default: name
        }
    }

    /// The field with another type.
    func with(_ type: FieldType) -> Field {
        Field(name: name, type: type, isOptional: isOptional, rules: rules, defaultText: defaultText)
    }

    /// The field as the user could have written it.
    var spelling: String {
        let parts = rules.map { rule in
            switch rule {
            case .range(let bounds): bounds.code
            case .pattern(let pattern): "/\(pattern)/"
            case .email: "email"
            }
        }
        return name + ":" + type.spelling + (parts.isEmpty ? "" : "{\(parts.joined(separator: ","))}")
            + (isOptional ? "?" : "") + (defaultText.map { "=\($0)" } ?? "")
    }
}
