import SwiftTools

/// A structure that holds a few numbers and is made of just these, such as a date of year, month and day: operations on the
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
    /// Whether the initialiser may give nothing.
    let isFailable: Bool

    private static let sizes = 2...4

    /// Finds what a type of this name holds; `nil` where that is something else.
    init?(_ name: String, symbols: [CodeSymbol]) {
        let path = name.split(separator: ".").map(String.init)
        guard symbols.contains(where: { $0.path == path && $0.kind == .structure && $0.genericParameters.isEmpty })
        else { return nil }
        let members = symbols.filter { $0.owner == path }
        let stored = members.filter { $0.kind == .property && !$0.declaration.contains("{") }
        guard Self.sizes.contains(stored.count), stored.allSatisfy({ SampleType($0.type ?? "").isNumber }) else {
            return nil
        }
        let makers = members.filter { maker in
            maker.kind == .initializer && !maker.isThrowing && !maker.isAsync
                && maker.parameters.map(\.name) == stored.map(\.baseName)
                && zip(maker.parameters, stored).allSatisfy { $0.type == $1.type }
        }
        guard let maker = makers.first else { return nil }
        type = name
        isFailable = maker.declaration.contains("init?")
        fields = maker.parameters.map { Field(name: $0.name, label: $0.label, type: SampleType($0.type)) }
    }

    /// One that holds these values.
    func made(of values: [SampleValue]) -> SampleValue {
        let list = zip(fields, values).map { field, value in
            (field.label.map { "\($0): " } ?? "") + value.swift(as: field.type)
        }
        return .code("\(type)(\(list.joined(separator: ", ")))" + (isFailable ? "!" : ""))
    }
}
