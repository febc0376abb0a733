import SwiftTools

/// Facts read from a file's syntax tree besides its declarations.
enum SourceFacts {
    /// The modules that the file imports.
    static func imports(_ tree: SyntaxTree) -> [String] {
        var names: [String] = []
        walk(tree.root) { node in
            guard node.kind == "import_decl", let range = node.range else { return }
            let words = tree.source.text(range).split { " \t\n".contains($0) }.map(String.init)
            guard let index = words.lastIndex(of: "import"), index + 1 < words.count else { return }
            let kinds: Set<String> = ["struct", "class", "enum", "protocol", "func", "let", "var", "typealias"]
            let word = kinds.contains(words[index + 1]) && index + 2 < words.count ? words[index + 2] : words[index + 1]
            names.append(String(word.prefix { $0 != "." }))
        }
        return names
    }

    /// The distinct literals in the file, at most 40 of each kind.
    static func literals(_ tree: SyntaxTree) -> SourceLiterals {
        var literals = SourceLiterals()
        walk(tree.root) { node in
            switch node.kind {
            case "integer_literal_expr":
                if let number = node.value.flatMap({ Int($0) }) {
                    literals.integers.append(node.flags.contains("negative") ? -number : number)
                }
            case "float_literal_expr":
                if let number = node.value.flatMap(Double.init) { literals.doubles.append(number) }
            case "string_literal_expr": if let text = node.value { literals.strings.append(text) }
            default: break
            }
        }
        return literals.distinct(limit: 40)
    }

    private static func walk(_ node: SyntaxNode, _ visit: (SyntaxNode) -> Void) {
        var open = [node]
        while let node = open.popLast() {
            visit(node)
            open += node.children.reversed()
        }
    }
}
