import SwiftTools

/// A structure that holds a few numbers and is made of these, such as a date of year, month and day: operations on the
/// numbers are operations on it.
struct RecordFields: Hashable, Sendable {
    /// A stored property, as an initialiser takes it.
    struct Field: Hashable, Sendable {
        let name: String
        let label: String?
        let type: SampleType
        /// Whether the initialiser has a value of its own for it.
        var hasDefault = false
    }

    /// A parameter of the initialiser: a number, or a structure of numbers, whose fields stand for it.
    private enum Part: Hashable, Sendable {
        case number(Field)
        case record(label: String?, [RecordFields])

        var fields: [Field] {
            switch self {
            case .number(let field): [field]
            case .record(_, let records): records.flatMap(\.fields)
            }
        }
    }

    /// The type, as Swift writes it.
    let type: String
    /// In the initialiser's order, which is that of the properties.
    let fields: [Field]
    private let parts: [Part]
    /// How a call of the initialiser is unwrapped.
    private let unwrapping: InitializerUnwrapping
    /// Whether it holds more, which the initialiser sets by default.
    let hasOthers: Bool
    /// How it is made of its edges, of which its fields are the corner and the size; `nil` for what stores its fields.
    let edges: EdgePlaces?

    private static let sizes = 2...6

    /// Whether some of what it holds are structures themselves.
    var isNested: Bool { parts.count < fields.count }

    /// Finds what a type of this name holds; `nil` where that is something else.
    init?(_ name: String, symbols: [CodeSymbol]) {
        guard let own = OwnType(name, in: [], symbols: symbols) else { return nil }
        self.init(own, symbols: symbols)
    }

    /// Finds what a type holds; `nil` where that is something else.
    init?(_ own: OwnType, symbols: [CodeSymbol]) {
        guard own.kind == .structure, !own.code.hasSuffix(">") else { return nil }
        if let edges = EdgePlaces(own, symbols: symbols) {
            self = Self(edges, of: own)
            return
        }
        let members = symbols.filter { $0.owner == own.path }
        let plain = members.filter { $0.kind == .property && !$0.declaration.contains("{") }.map(\.baseName)
        let makerNames = Set(
            members.filter { maker in
                maker.kind == .initializer && plain.allSatisfy { maker.parameters.map(\.name).contains($0) }
            }.flatMap(\.parameters).map(\.name))
        // What keeps to its bounds when it is set is stored all the same.
        let held = members.filter { member in
            member.kind == .property
                && (!member.declaration.contains("{")
                    || member.declaration.contains("{ get set }") && makerNames.contains(member.baseName))
        }
        let stored = held.filter { Self.part($0.type ?? "", own, symbols) != nil }
        let makers = members.filter { maker in
            let numbers = maker.parameters.prefix(stored.count)
            // What else it holds has a value of its own, such as no pre-release.
            let rest = maker.parameters.dropFirst(stored.count)
            return maker.kind == .initializer && !maker.isAsync
                && numbers.map(\.name) == stored.map(\.baseName)
                && zip(numbers, stored).allSatisfy { $0.type == $1.type }
                && rest.count == held.count - stored.count && rest.allSatisfy(\.hasDefault)
        }
        guard let maker = makers.first, !stored.isEmpty else { return nil }
        parts = maker.parameters.prefix(stored.count).compactMap { parameter in
            switch Self.part(parameter.type, own, symbols) {
            case .number:
                .number(
                    Field(
                        name: parameter.name, label: parameter.label, type: SampleType(parameter.type),
                        hasDefault: parameter.hasDefault))
            case .record(let record): .record(label: parameter.label, [record])
            case nil: nil
            }
        }
        fields = parts.flatMap(\.fields)
        guard Self.sizes.contains(fields.count) else { return nil }
        type = own.code
        unwrapping = InitializerUnwrapping(maker)
        hasOthers = held.count > stored.count
        edges = nil
    }

    /// A rectangle of four edges as one of a corner and a size.
    private init(_ edges: EdgePlaces, of own: OwnType) {
        self.edges = edges
        type = own.code
        fields = ["x", "y", "width", "height"].map { Field(name: $0, label: nil, type: edges.number) }
        parts = fields.map { .number($0) }
        unwrapping = InitializerUnwrapping(nil)
        hasOthers = false
    }

    private enum Kind {
        case number
        case record(RecordFields)
    }

    /// What a stored value is; `nil` for what is neither a number nor a structure of numbers.
    private static func part(_ type: String, _ own: OwnType, _ symbols: [CodeSymbol]) -> Kind? {
        if SampleType(type).isNumber { return .number }
        guard case .other(let name) = SampleType(type), let other = OwnType(name, in: own.path, symbols: symbols),
            other.path != own.path, let record = RecordFields(other, symbols: symbols), !record.isNested
        else { return nil }
        return .record(record)
    }

    /// How many of the last fields have a value of their own.
    var defaults: Int { fields.reversed().prefix(while: \.hasDefault).count }

    /// One that holds these values; `nil` where one is missing that has none of its own.
    func made(of values: [SampleValue?]) -> SampleValue? {
        if let edges { return edges.made(of: values, type: type) }
        var rest = values[...]
        guard values.count == fields.count, zip(values, fields).allSatisfy({ $0 != nil || $1.hasDefault }) else {
            return nil
        }
        let list = parts.compactMap { part -> String? in
            switch part {
            case .number(let field):
                return rest.removeFirst().map { (field.label.map { "\($0): " } ?? "") + $0.swift(as: field.type) }
            case .record(let label, let records):
                let count = records[0].fields.count
                defer { rest = rest.dropFirst(count) }
                return records[0].made(of: Array(rest.prefix(count))).map { made in
                    (label.map { "\($0): " } ?? "") + made.swift(as: .other(records[0].type))
                }
            }
        }
        return .code(unwrapping.code("\(type)(\(list.joined(separator: ", ")))"))
    }
}
