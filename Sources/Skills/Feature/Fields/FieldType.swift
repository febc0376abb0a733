/// The type of a field.
indirect enum FieldType: Sendable, Hashable {
    case string
    case whole(WholeType)
    case real(RealType)
    case bool
    case date
    case uuid
    case url
    case decimal
    case data
    /// An enumeration with these cases, which becomes a nested type.
    case choice([String])
    /// Another feature's value, stored by its id, which may have any id type.
    case relation(String, id: FieldType = .uuid)
    case list(FieldType)
    case set(FieldType)
    case dictionary(FieldType, FieldType)

    /// The types that are written as a single name.
    static let named: [(name: String, type: FieldType)] =
        [
            ("String", .string), ("Bool", .bool), ("Date", .date), ("UUID", .uuid), ("URL", .url),
            ("Decimal", .decimal),
            ("Data", .data),
        ] + RealType.allCases.map { ($0.rawValue, .real($0)) } + WholeType.allCases.map { ($0.rawValue, .whole($0)) }
    /// Their names, for messages.
    static var names: String { named.map(\.name).joined(separator: ", ") }

    /// The type as it is written in a field, for messages.
    var spelling: String {
        switch self {
        case .choice(let cases): "{\(cases.joined(separator: ","))}"
        case .relation(let name, _): name
        case .list(let element): "[\(element.spelling)]"
        case .set(let element): "Set<\(element.spelling)>"
        case .dictionary(let key, let value): "[\(key.spelling):\(value.spelling)]"
        default: Self.named.first { $0.type == self }?.name ?? ""
        }
    }

    /// Whether a range limits the values themselves.
    var isNumber: Bool { isWhole || isReal || self == .decimal }
    /// Whether values are integers.
    var isWhole: Bool { if case .whole = self { true } else { false } }
    /// Whether values are binary floating-point numbers.
    var isReal: Bool { if case .real = self { true } else { false } }

    /// Whether a range limits the count of characters, elements or bytes.
    var isCounted: Bool {
        switch self {
        case .string, .data, .list, .set, .dictionary: true
        default: false
        }
    }

    /// The names of the related features.
    var relations: [String] {
        switch self {
        case .relation(let name, _): [name]
        case .list(let element), .set(let element): element.relations
        case .dictionary(let key, let value): key.relations + value.relations
        default: []
        }
    }

    /// The type with another id type for the relation to a feature.
    func identifying(_ other: String, by id: FieldType) -> FieldType {
        switch self {
        case .relation(other, _): .relation(other, id: id)
        case .list(let element): .list(element.identifying(other, by: id))
        case .set(let element): .set(element.identifying(other, by: id))
        case .dictionary(let key, let value): .dictionary(key, value.identifying(other, by: id))
        default: self
        }
    }

    /// The number of distinct values; `nil` if there are too many to count.
    var valueCount: Int? {
        switch self {
        case .bool: 2
        case .choice(let cases): cases.count
        default: nil
        }
    }
}
