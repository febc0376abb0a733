import SwiftTools

/// The only member of a type that adds one element to what it keeps, and some elements that differ.
struct ElementAdder {
    let symbol: CodeSymbol
    /// Elements as Swift writes them, in no order of their own.
    let values: [String]

    private static let names = [
        "add", "append", "insert", "record", "push", "enqueue", "log", "visit", "submit", "register", "join",
        "observe", "write", "store", "note", "track", "offer", "put",
    ]
    private static let numbers = [5, 3, 8, 1, 9, 2, 7]
    private static let letters = ["e", "c", "h", "a", "i", "b", "g"]

    /// Finds it for elements of a type; `nil` where there is none, or more than one.
    init?(of element: SampleType, _ walks: StateWalks) {
        let found = walks.changes.filter { change in
            change.parameters.count == 1
                && SampleType(GenericChoice(change, also: walks.own.generics).resolve(change.parameters[0].type))
                    == element
                && Self.names.contains { change.baseName.hasPrefix($0) }
        }
        guard found.count == 1 else { return nil }
        switch element {
        case .integer: values = Self.numbers.map { "\($0)" }
        case .floating: values = Self.numbers.map { "\($0).0" }
        case .string: values = Self.letters.map { "\"\($0)\"" }
        default: return nil
        }
        symbol = found[0]
    }

    /// Statements that add the first so many elements to `subject`.
    func statements(_ count: Int) -> [String] {
        values.prefix(count).map { value in
            let label = symbol.parameters[0].label.map { "\($0): " } ?? ""
            let call = "subject.\(symbol.baseName)(\(label)\(value))"
            return symbol.isThrowing ? "_ = try? \(call)" : (symbol.type == nil ? "" : "_ = ") + call
        }
    }
}
