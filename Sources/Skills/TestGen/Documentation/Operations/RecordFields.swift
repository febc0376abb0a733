import SwiftTools

/// A structure that holds a few numbers and is made of these, such as a date of year, month and day: operations on the
/// numbers are operations on it.
struct RecordFields: Hashable, Sendable {
    /// A stored property, as an initialiser takes it.
    struct Field: Hashable, Sendable {
        let name: String
        let label: String?
        let type: SampleType
    }

    /// The type, as Swift writes it.
    let type: String
    /// In the initialiser's order, which is that of the properties.
    let fields: [Field]
    /// How a call of the initialiser is unwrapped.
    private let unwrapping: InitializerUnwrapping
    /// Whether it holds more, which the initialiser sets by default.
    let hasOthers: Bool

    private static let sizes = 2...4

    /// Finds what a type of this name holds; `nil` where that is something else.
    init?(_ name: String, symbols: [CodeSymbol]) {
        guard let own = OwnType(name, in: [], symbols: symbols) else { return nil }
        self.init(own, symbols: symbols)
    }

    /// Finds what a type holds; `nil` where that is something else.
    init?(_ own: OwnType, symbols: [CodeSymbol]) {
        guard own.kind == .structure, !own.code.hasSuffix(">") else { return nil }
        let members = symbols.filter { $0.owner == own.path }
        let stored = members.filter {
            $0.kind == .property && !$0.declaration.contains("{") && SampleType($0.type ?? "").isNumber
        }
        let others = members.filter { $0.kind == .property && !$0.declaration.contains("{") }.count - stored.count
        guard Self.sizes.contains(stored.count) else { return nil }
        let makers = members.filter { maker in
            let numbers = maker.parameters.prefix(stored.count)
            // What else it holds has a value of its own, such as no pre-release.
            let rest = maker.parameters.dropFirst(stored.count)
            return maker.kind == .initializer && !maker.isAsync
                && numbers.map(\.name) == stored.map(\.baseName)
                && zip(numbers, stored).allSatisfy { $0.type == $1.type }
                && rest.count == others && rest.allSatisfy(\.hasDefault)
        }
        guard let maker = makers.first else { return nil }
        type = own.code
        unwrapping = InitializerUnwrapping(maker)
        hasOthers = others > 0
        fields = maker.parameters.prefix(stored.count).map {
            Field(name: $0.name, label: $0.label, type: SampleType($0.type))
        }
    }

    /// One that holds these values.
    func made(of values: [SampleValue]) -> SampleValue {
        let list = zip(fields, values).map { field, value in
            (field.label.map { "\($0): " } ?? "") + value.swift(as: field.type)
        }
        return .code(unwrapping.code("\(type)(\(list.joined(separator: ", ")))"))
    }
}
