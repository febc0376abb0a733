extension JSONValue {
    /// The value for the interpreter, with every text marked as data, so that no control token is read in it.
    /// Roles of messages are the template's own words as long as they are plain words.
    func templateValue(asRole: Bool = false) -> TemplateValue {
        switch self {
        case .null: return .none
        case .bool(let flag): return .bool(flag)
        case .integer(let number): return .integer(number)
        case .decimal(let number): return .float(number.value)
        case .string(let text):
            let isWord = asRole && text.utf8.allSatisfy { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A || $0 == 0x5F }
            return .string(TemplateString(text, isData: !isWord))
        case .array(let elements): return .list(of: elements.map { $0.templateValue() })
        case .object(let members):
            var mapping = TemplateMapping()
            for member in members {
                mapping.set(
                    .string(TemplateString(member.key, isData: true)),
                    to: member.value.templateValue(asRole: member.key == "role"))
            }
            return .mapping(mapping)
        }
    }
}
