import SwiftTools

/// By whom functions are called that have no comment of their own.
struct HelperCalls {
    private let lines: [String]

    /// Reads a file's text; of an empty one nothing is known.
    init(_ text: String = "") { lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }

    /// The only declaration with a comment in whose code a function of the same type is called.
    func caller(of function: Mutant.Function, among symbols: [CodeSymbol]) -> CodeSymbol? {
        guard let last = function.path.last, let base = last.split(separator: "(").first, !lines.isEmpty else {
            return nil
        }
        // A property is read without parentheses.
        let isProperty = !last.hasSuffix(")")
        let owner = Array(function.path.dropLast())
        let callers = symbols.filter { symbol in
            guard symbol.owner == owner, !symbol.documentation.isEmpty, let body = body(from: symbol.line) else {
                return false
            }
            return body.hasName(String(base), isCalled: !isProperty)
        }
        return callers.count == 1 ? callers[0] : nil
    }

    /// A declaration's code, from its line to the end of its braces.
    private func body(from line: Int) -> String? {
        guard lines.indices.contains(line - 1) else { return nil }
        var depth = 0
        var found: [String] = []
        for text in lines[(line - 1)...] {
            found.append(text)
            depth += text.count { $0 == "{" } - text.count { $0 == "}" }
            if depth <= 0, text.contains("}") { break }
            if depth < 0 || found.count > 200 { return nil }
        }
        return found.joined(separator: "\n")
    }
}

extension String {
    /// Whether a name stands in it as a whole, with or without a call's parenthesis behind it.
    fileprivate func hasName(_ name: String, isCalled: Bool) -> Bool {
        var rest = self[...]
        while let range = rest.firstRange(of: name) {
            let before = rest[..<range.lowerBound].last
            let after = rest[range.upperBound...].first
            let isWord = { (character: Character?) in character.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
            }
            if !isWord(before), isCalled ? after == "(" : !isWord(after) && after != "(" { return true }
            rest = rest[range.upperBound...]
        }
        return false
    }
}
