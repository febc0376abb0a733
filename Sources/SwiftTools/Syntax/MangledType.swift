/// Facts about a type from its mangled name, as far as mutants need them. Types of the standard library have fixed
/// short names (docs/ABI/Mangling.rst of the Swift repository).
struct MangledType {
    private let name: Substring

    /// - Parameter mangled: the mangled type: `$sSiD`.
    init?(_ mangled: String?) {
        guard let mangled, mangled.hasPrefix("$s"), mangled.hasSuffix("D") else { return nil }
        name = mangled.dropFirst(2).dropLast()
    }

    private static let integers = [
        "Si": "Int", "Su": "UInt", "s4Int8V": "Int8", "s5Int16V": "Int16", "s5Int32V": "Int32", "s5Int64V": "Int64",
        "s5UInt8V": "UInt8", "s6UInt16V": "UInt16", "s6UInt32V": "UInt32", "s6UInt64V": "UInt64",
    ]
    private static let fractions = ["Sd": "Double", "Sf": "Float"]
    private static let others = ["Sb": "Bool", "SS": "String", "SJ": "Character"]

    private var plain: String { String(name) }
    /// The type's name in code, if it is a number, a Boolean, a string or a character, or an optional of one.
    var swiftName: String? {
        let isOptional = isOptional
        let known = isOptional ? String(name.dropLast(2)) : plain
        return (Self.integers[known] ?? Self.fractions[known] ?? Self.others[known])
            .map { "Swift.\($0)\(isOptional ? "?" : "")" }
    }
    var isInteger: Bool { Self.integers[plain] != nil }
    var isFraction: Bool { Self.fractions[plain] != nil }
    var isBool: Bool { name == "Sb" }
    var isString: Bool { name == "SS" }
    /// An array or a string, for which `+` means concatenation.
    var isSequence: Bool { isString || isArray || name == "Ss" || name.hasPrefix("s10ArraySlice") }
    var isCharacter: Bool { name == "SJ" }
    var isVoid: Bool { name == "yt" }
    var isNever: Bool { name == "s5NeverO" }
    var isOptional: Bool { name.hasSuffix("Sg") }
    var isArray: Bool { name.hasPrefix("Say") && name.hasSuffix("G") }
    var isSet: Bool { name.hasPrefix("Shy") && name.hasSuffix("G") }
    var isDictionary: Bool { name.hasPrefix("SDy") && name.hasSuffix("G") }
    /// A `Range<Int>` or `ClosedRange<Int>`.
    var isIntRange: Bool { name == "SnySiG" || name == "SNySiG" }
    /// An unsafe pointer.
    var isPointer: Bool { ["Sp", "SP", "Sv", "SV", "Sr", "SR", "Sw", "SW"].contains { name.hasPrefix($0) } }
}
