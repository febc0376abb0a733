/// Expands environment variables in a text: `${NAME}` and `${NAME:-default}` as in Claude Code, and `${env:NAME}` as in
/// VS Code and Cursor. `$${` is an escaped `${`; a `$` by itself is plain text. Expanded values are not expanded again.
struct EnvironmentReferences {
    /// The variables.
    let environment: [String: String]

    /// Why a text cannot be expanded.
    struct Failure: Error {
        /// Names the reference.
        let message: String
    }

    /// The text with its references replaced.
    ///
    /// - Throws: `Failure` if a variable is not set and has no default, or a reference is malformed.
    func filled(_ text: String) throws(Failure) -> String {
        var result = ""
        var rest = text[...]
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            rest = rest[dollar...]
            if rest.hasPrefix("$${") {
                result += "${"
                rest = rest.dropFirst(3)
            } else if rest.hasPrefix("${") {
                guard let end = rest.firstIndex(of: "}") else {
                    throw Failure(message: "a ${ is not closed; write $${ for the two characters")
                }
                result += try value(of: rest[rest.index(dollar, offsetBy: 2)..<end])
                rest = rest[rest.index(after: end)...]
            } else {
                result += "$"
                rest = rest.dropFirst()
            }
        }
        return result + rest
    }

    private func value(of reference: Substring) throws(Failure) -> String {
        var name = reference
        var fallback: Substring?
        if name.hasPrefix("env:") { name = name.dropFirst(4) }
        if let mark = name.firstRange(of: ":-") {
            fallback = name[mark.upperBound...]
            name = name[..<mark.lowerBound]
        }
        let isName = name.first.map { $0 == "_" || $0.isLetter } == true
        guard isName, name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }) else {
            throw Failure(message: "${\(reference.prefix(60))} names no variable of the environment")
        }
        if let value = environment[String(name)], !(value.isEmpty && fallback != nil) { return value }
        guard let fallback else { throw Failure(message: "the variable \(name) is not set") }
        return String(fallback)
    }
}
