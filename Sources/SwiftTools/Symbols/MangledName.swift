/// Names of other modules' types, for which a symbol graph has only a mangled identifier.
///
/// Source of the format: Swift's name mangling (`docs/ABI/Mangling.rst` of the compiler), as far as plain types need
/// it.
enum MangledName {
    private static let known = [
        "Si": "Int", "Su": "UInt", "Sd": "Double", "Sf": "Float", "Sb": "Bool", "SS": "String", "SJ": "Character",
        "Ss": "Substring",
    ]

    /// The name in an identifier, such as `UInt8` in `s:s5UInt8V`; `nil` for nested, generic or abbreviated types.
    static func typeName(_ identifier: String) -> String? {
        guard identifier.hasPrefix("s:") else { return nil }
        var rest = identifier.dropFirst(2)
        if let name = known[String(rest)] { return name }
        // The standard library is abbreviated to one letter; other modules have a name.
        if rest.first == "s" {
            rest = rest.dropFirst()
        } else if name(&rest) == nil {
            return nil
        }
        guard let type = name(&rest), ["V", "O", "C"].contains(rest) else { return nil }
        return type
    }

    /// Parses an identifier with its length before it.
    private static func name(_ rest: inout Substring) -> String? {
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        // A leading zero marks a name with word substitutions.
        guard digits.first != "0", let length = Int(digits), rest.count >= digits.count + length else { return nil }
        rest = rest.dropFirst(digits.count)
        defer { rest = rest.dropFirst(length) }
        return String(rest.prefix(length))
    }
}
