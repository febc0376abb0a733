import SwiftTools

/// A value that stands in an example in plain words: a number, a code span, the name of a case.
struct ExampleValue: Hashable {
    /// What kind of value it is.
    enum Kind: Hashable {
        case number
        case text
        case truth
        case list
        case nothing
        /// One of the module's own types, by its name: `HexCell(2, 0)`, `.monday`.
        case made(String)
    }

    let kind: Kind
    /// As Swift writes it.
    let code: String
    /// Whether it is a number in letters.
    var isSpelled = false
    /// Whether it stands behind the result: `7 days from Monday`.
    var isBehind = false
    /// The words before it that tell something, the nearest first.
    var before: [String] = []
    /// Those behind it.
    var after: [String] = []

    /// Whether a place of a type takes it.
    func fits(_ type: SampleType) -> Bool {
        switch (kind, type.unwrapped) {
        case (.nothing, _): type.isOptional
        case (.number, .integer): !code.contains(".")
        case (.number, .floating), (.text, .string), (.truth, .bool): true
        case (.text, .character): code.count == 3
        case (.list, .array), (.list, .set): true
        case (.made(let name), .other(let other)): name == other || other.hasSuffix(".\(name)")
        default: false
        }
    }

    /// Several of one type as a list of them: `Monday and Thursday`.
    static func list(of values: [ExampleValue]) -> ExampleValue {
        ExampleValue(
            kind: .list, code: "[\(values.map(\.code).joined(separator: ", "))]", before: values.first?.before ?? [],
            after: values.last?.after ?? [])
    }

    /// As code where a value of the type is wanted.
    func written(as type: SampleType) -> String {
        kind == .list && !type.isOptional ? "(\(code) as \(type.swift))" : code
    }
}
