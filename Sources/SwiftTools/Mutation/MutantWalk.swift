/// Walks a file's syntax tree once and collects the possible mutants.
struct MutantWalk {
    let source: SourceText
    private let oneLine: OneLine
    private(set) var found: [Mutant] = []
    private var seen: Set<Edit> = []

    private struct Edit: Hashable {
        let range: Range<Int>
        let mutated: String
    }

    /// The longest code to copy into a mutant, in bytes.
    private static let longestCopy = 500

    init(source: SourceText, root: SyntaxNode) {
        self.source = source
        var statements: Set<Int> = []
        Self.collectLaterStatements(root, &statements)
        oneLine = OneLine(source: source, statements: statements)
    }

    private static func collectLaterStatements(_ node: SyntaxNode, _ starts: inout Set<Int>) {
        if node.kind == "brace_stmt" {
            for statement in node.children("elements").dropFirst() {
                if let start = statement.range?.lowerBound { starts.insert(start) }
            }
        }
        for child in node.children { collectLaterStatements(child, &starts) }
    }

    /// Collects the mutants of a node and its children.
    mutating func visit(_ node: SyntaxNode, _ scope: MutantScope) {
        guard !MutantExclusion.excludes(node, source: source) else { return }
        var inner = scope
        enter(node, &inner)
        propose(node, inner)
        for (index, child) in node.children.enumerated() {
            var scope = inner
            if !narrow(child, at: index, of: node, &scope) { visit(child, scope) }
        }
    }

    /// The code of a node on one line; `nil` if that is not possible, or it is too long.
    func copy(_ node: SyntaxNode) -> String? {
        guard let range = node.range, range.count <= Self.longestCopy else { return nil }
        return oneLine.text(range)
    }

    /// The code of an operand, in parentheses if precedence could change its meaning.
    func operand(_ node: SyntaxNode) -> String? {
        let simple: Set<String> = [
            "declref_expr", "member_ref_expr", "call_expr", "integer_literal_expr", "float_literal_expr",
            "boolean_literal_expr", "string_literal_expr", "subscript_expr", "paren_expr", "tuple_expr",
        ]
        return copy(node).map { simple.contains(node.kind) && !$0.hasPrefix("-") ? $0 : "(\($0))" }
    }

    /// Adds a mutant, unless it is a duplicate or changes nothing.
    mutating func add(
        _ kind: Mutant.Kind, _ node: SyntaxNode, at offset: Int? = nil, form: Mutant.Form? = nil, mutated: String?,
        change: String, _ scope: MutantScope
    ) {
        guard let range = node.range, let mutated, let function = scope.function else { return }
        let original = source.text(range)
        guard original != mutated, seen.insert(Edit(range: range, mutated: mutated)).inserted else { return }
        let start = offset ?? range.lowerBound
        let type =
            scope.isInPattern ? nil : MangledType(node.type)?.swiftName ?? scope.generics.name(node.type)
        found.append(
            Mutant(
                id: 0, kind: kind,
                form: form ?? .expression(type: type),
                range: range,
                line: source.line(of: start), column: source.column(of: start), original: original, mutated: mutated,
                change: change, function: function, mayNotEnd: scope.isInLoop))
    }

    /// Adds the negation of a Boolean value.
    mutating func addOpposite(
        _ kind: Mutant.Kind, _ node: SyntaxNode, at offset: Int? = nil, change: String, _ scope: MutantScope
    ) {
        guard MangledType(node.type)?.isBool == true, let range = node.range else { return }
        add(
            kind, node, at: offset, form: .opposite, mutated: "!(\(oneLine.text(range) ?? "…"))", change: change, scope)
    }

    /// A short form of code on one line, for people.
    static func shown(_ text: String) -> String {
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
            .split(separator: " ").joined(separator: " ")
        return "`\(line.count > 60 ? "\(line.prefix(57))…" : line)`"
    }
}
