/// Facts about the standard library's protocols and types, known without asking the compiler.
enum StandardTypes {
    /// Protocols with a type that conforms to them, the most specific first.
    private static let stands: [(protocols: Set<String>, type: String)] = [
        (["StringProtocol"], "String"),
        (["BinaryFloatingPoint", "FloatingPoint", "Real", "ElementaryFunctions", "RealFunctions"], "Double"),
        (["UnsignedInteger"], "UInt"),
        (["BinaryInteger", "SignedInteger", "FixedWidthInteger", "SignedNumeric", "Numeric"], "Int"),
        (["SetAlgebra"], "Set<Int>"),
        (
            [
                "RangeReplaceableCollection", "MutableCollection", "RandomAccessCollection", "BidirectionalCollection",
                "Collection", "Sequence", "LazySequenceProtocol", "LazyCollectionProtocol",
            ], "[Int]"
        ),
        (["IteratorProtocol"], "IndexingIterator<[Int]>"),
        (["Error"], "CancellationError"),
        (
            [
                "AdditiveArithmetic", "Strideable", "Hashable", "Comparable", "Equatable", "Codable", "Encodable",
                "Decodable", "Sendable", "SendableMetatype", "CustomStringConvertible", "LosslessStringConvertible",
                "ExpressibleByIntegerLiteral", "Copyable", "Escapable", "BitwiseCopyable",
            ], "Int"
        ),
    ]

    /// A type that conforms to all of these protocols; `nil` if one of them is unknown.
    static func type(conformingTo protocols: Set<String>) -> TypeExpression? {
        let known = stands.reduce(into: Set<String>()) { $0.formUnion($1.protocols) }
        guard protocols.isSubset(of: known) else { return nil }
        let row = stands.first { !$0.protocols.isDisjoint(with: protocols) }
        return TypeExpression(row?.type ?? "Int")
    }

    /// A type of these elements that offers no more than the protocol; `nil` if the standard library has none.
    static func plainest(_ name: String, element: TypeExpression) -> TypeExpression? {
        switch name {
        case "Sequence": .named("AnySequence", [element])
        case "Collection": .named("AnyCollection", [element])
        case "BidirectionalCollection": .named("AnyBidirectionalCollection", [element])
        case "LazySequenceProtocol", "LazyCollectionProtocol": .named("LazySequence", [.array(element)])
        default: nil
        }
    }

    /// Whether this protocol is known.
    static func isProtocol(_ name: String) -> Bool { stands.contains { $0.protocols.contains(name) } }

    /// Whether this is a protocol of sequences.
    static func isSequence(_ name: String) -> Bool {
        stands.contains { $0.type == "[Int]" && $0.protocols.contains(name) }
    }

    /// An associated type: `Element` of `[Int]`.
    static func associated(_ name: String, of type: TypeExpression) -> TypeExpression? {
        switch (type, name) {
        case (.array(let element), "Element"), (.array(let element), "ArrayLiteralElement"): element
        case (.array, "Index"), (.array, "Indices.Element"): .named("Int", [])
        case (.array(let element), "SubSequence"): .named("ArraySlice", [element])
        case (.array(let element), "Iterator"): .named("IndexingIterator", [.array(element)])
        case (.dictionary(let key, _), "Key"): key
        case (.dictionary(_, let value), "Value"): value
        case (.dictionary(let key, let value), "Element"):
            .tuple([.init(label: "key", type: key), .init(label: "value", type: value)])
        case (.named("String", _), "Element"), (.named("Substring", _), "Element"): .named("Character", [])
        case (.named("String", _), "SubSequence"): .named("Substring", [])
        case (.named("String", _), "Index"): .named("String.Index", [])
        case (.named("Set", let arguments), "Element"), (.named("ArraySlice", let arguments), "Element"),
            (.named("Range", let arguments), "Element"), (.named("ClosedRange", let arguments), "Element"),
            (.named("Range", let arguments), "Bound"), (.named("ClosedRange", let arguments), "Bound"):
            arguments.first
        case (.named("ArraySlice", _), "Index"): .named("Int", [])
        case (.named("Int", _), "Stride"), (.named("Int", _), "Magnitude"):
            .named(name == "Stride" ? "Int" : "UInt", [])
        case (.named("UInt8", _), "Stride"), (.named("UInt8", _), "Magnitude"):
            .named(name == "Stride" ? "Int" : "UInt8", [])
        case (.named("Double", _), "Stride"), (.named("Double", _), "Magnitude"): .named("Double", [])
        case (.named("IndexingIterator", let arguments), "Element"):
            arguments.first.flatMap { associated("Element", of: $0) }
        case (.optional(let wrapped), "Wrapped"): wrapped
        case (.named("AnySequence", let arguments), "Element"), (.named("AnyCollection", let arguments), "Element"),
            (.named("AnyBidirectionalCollection", let arguments), "Element"):
            arguments.first
        case (.named("LazySequence", let arguments), _): arguments.first.flatMap { associated(name, of: $0) }
        default: nil
        }
    }

    /// A generic type of the standard library with arguments for its parameters, for members that a module adds to it.
    static func extended(_ name: String, parameter: (String) -> TypeExpression) -> TypeExpression? {
        switch name {
        case "Array": .array(parameter("Element"))
        case "Set", "ArraySlice", "ContiguousArray": .named(name, [parameter("Element")])
        case "Dictionary": .dictionary(key: parameter("Key"), value: parameter("Value"))
        case "Optional": .optional(parameter("Wrapped"))
        case "Range", "ClosedRange": .named(name, [parameter("Bound")])
        case "Result": .named(name, [parameter("Success"), parameter("Failure")])
        default: nil
        }
    }
}
