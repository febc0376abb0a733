/// What a field holds.
indirect enum FieldType: Sendable, Hashable {
    case string
    case integer
    case double
    case bool
    case date
    case uuid
    case url
    case decimal
    case data
    /// One of these cases, in a type of its own.
    case choice([String])
    /// Another feature's value, kept by its id.
    case relation(String)
    case list(FieldType)
    case dictionary(FieldType, FieldType)

    /// The types with a name of their own.
    static let named: [(name: String, type: FieldType)] = [
        ("String", .string), ("Int", .integer), ("Double", .double), ("Bool", .bool), ("Date", .date),
        ("UUID", .uuid), ("URL", .url), ("Decimal", .decimal), ("Data", .data),
    ]

    /// How it is written in a field, for messages.
    var spelling: String {
        switch self {
        case .choice(let cases): "{\(cases.joined(separator: ","))}"
        case .relation(let name): name
        case .list(let element): "[\(element.spelling)]"
        case .dictionary(let key, let value): "[\(key.spelling):\(value.spelling)]"
        default: Self.named.first { $0.type == self }?.name ?? ""
        }
    }

    /// Whether values have an order and a size that a range can bound.
    var isNumber: Bool { [.integer, .double, .decimal].contains(self) }

    /// Whether values are counted: letters, elements, bytes.
    var isCounted: Bool {
        switch self {
        case .string, .data, .list, .dictionary: true
        default: false
        }
    }

    /// The relations in it.
    var relations: [String] {
        switch self {
        case .relation(let name): [name]
        case .list(let element): element.relations
        case .dictionary(let key, let value): key.relations + value.relations
        default: []
        }
    }
}
