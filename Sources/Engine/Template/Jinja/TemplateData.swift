/// Input of a template: JSON whose objects keep the order of their keys, because templates write them in that order.
public enum TemplateData: Sendable, Hashable {
    case null
    case bool(Bool)
    case integer(Int)
    case number(Double)
    case string(String)
    case array([TemplateData])
    case object([Member])

    /// One key with its value.
    public struct Member: Sendable, Hashable {
        /// The key.
        public let key: String
        /// The value.
        public let value: TemplateData

        /// Pairs a key with a value.
        public init(_ key: String, _ value: TemplateData) {
            self.key = key
            self.value = value
        }
    }

    /// The member with this key, if this is an object that has it; the last one if there are several.
    public subscript(key: String) -> TemplateData? {
        guard case .object(let members) = self else { return nil }
        return members.last { $0.key == key }?.value
    }

    /// The value for the interpreter. Its text is marked as data, so that control tokens in it are not recognised; only
    /// message roles that are plain words count as the template's own text.
    func value(asRole: Bool = false) -> TemplateValue {
        switch self {
        case .null: return .none
        case .bool(let flag): return .bool(flag)
        case .integer(let number): return .integer(number)
        case .number(let number): return .float(number)
        case .string(let text):
            let isWord = asRole && text.utf8.allSatisfy { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A || $0 == 0x5F }
            return .string(TemplateString(text, isData: !isWord))
        case .array(let elements): return .list(of: elements.map { $0.value() })
        case .object(let members):
            var mapping = TemplateMapping()
            for member in members {
                mapping.set(
                    .string(TemplateString(member.key, isData: true)),
                    to: member.value.value(asRole: member.key == "role"))
            }
            return .mapping(mapping)
        }
    }
}
