/// Parses the parameters of a declaration as the compiler writes it.
enum ParameterList {
    private static let modifiers: Set<String> = [
        "inout", "consuming", "borrowing", "sending", "__owned", "__shared", "isolated", "nonisolated(nonsending)",
    ]

    /// - Parameters:
    ///   - declaration: `func clamp<T>(_ x: T, to range: ClosedRange<T>) -> T where T : Comparable`.
    ///   - name: the full name, `clamp(_:to:)`, which gives the labels.
    static func read(_ declaration: String, name: String) -> [CodeSymbol.Parameter] {
        guard let labels = labels(name), !labels.isEmpty, let list = list(declaration, base: name) else { return [] }
        let parts = TypeText.split(list, at: ",")
        guard parts.count == labels.count else { return [] }
        return zip(labels, parts).map { parameter($1, label: $0) }
    }

    /// `clamp(_:to:)` → `["_", "to"]`; `nil` if the name has no parentheses.
    private static func labels(_ name: String) -> [String]? {
        guard name.hasSuffix(")"), let open = name.lastIndex(of: "(") else { return nil }
        return name[name.index(after: open)...].dropLast().split(separator: ":").map(String.init)
    }

    private static func list(_ declaration: String, base: String) -> String? {
        let base = base.prefix { $0 != "(" }
        // The name may also occur in an attribute or a modifier (`private(set)`): find the one before `(` or `<`.
        var search = declaration.startIndex
        while let found = declaration.range(of: base, from: search) {
            var index = found.upperBound
            if index < declaration.endIndex, "?!".contains(declaration[index]) {
                index = declaration.index(after: index)
            }
            while index < declaration.endIndex, declaration[index] == " " { index = declaration.index(after: index) }
            if index < declaration.endIndex, declaration[index] == "<",
                let generics = TypeText.inside(declaration, from: index)
            {
                index = generics.end
            }
            if index < declaration.endIndex, declaration[index] == "(" {
                return TypeText.inside(declaration, from: index)?.content
            }
            search = found.upperBound
        }
        return nil
    }

    private static func parameter(_ text: String, label: String) -> CodeSymbol.Parameter {
        guard let colon = TypeText.firstOutermost(":", in: text) else {
            // An associated value of an enum case without a label.
            return CodeSymbol.Parameter(label: label == "_" ? nil : label, name: "", type: text)
        }
        let names = text[..<colon.lowerBound].split(separator: " ")
        var type = text[colon.upperBound...].trimmedBlanks
        var hasDefault = false
        if let equals = TypeText.firstOutermost(" = ", in: type) {
            type = type[..<equals.lowerBound].trimmedBlanks
            hasDefault = true
        }
        var isInout = false
        while let word = type.split(separator: " ", maxSplits: 1).first,
            word.hasPrefix("@") || modifiers.contains(String(word)), word.count < type.count
        {
            isInout = isInout || word == "inout"
            type = type.dropFirst(word.count).trimmedBlanks
        }
        let isVariadic = type.hasSuffix("...")
        return CodeSymbol.Parameter(
            label: label == "_" ? nil : label, name: names.last.map(String.init) ?? label,
            type: isVariadic ? String(type.dropLast(3)) : type, hasDefault: hasDefault, isInout: isInout,
            isVariadic: isVariadic)
    }
}

extension String {
    /// The next occurrence of `text` at or after `start`.
    func range(of text: some StringProtocol, from start: Index) -> Range<Index>? {
        var index = start
        while index < endIndex {
            if self[index...].hasPrefix(text) { return index..<self.index(index, offsetBy: text.count) }
            index = self.index(after: index)
        }
        return nil
    }
}
