import AgentCore

/// Makes nodes from the compiler's syntax tree in JSON.
struct SyntaxReader {
    let source: SourceText
    private let scanner: TokenScanner

    init(source: SourceText) {
        self.source = source
        scanner = TokenScanner(bytes: source.bytes)
    }

    /// The root node; `nil` if the document is no syntax tree.
    func root(_ document: JSONValue) -> SyntaxNode? {
        guard document["_kind"]?.stringValue == "source_file" else { return nil }
        return node(document, role: "", within: 0..<source.bytes.count)
    }

    /// Keys for types and conformances, not code, and for what the compiler adds for itself.
    private static let leftOut: Set<String> = [
        "attrs", "substitutions", "generic_signature", "inherits", "function_ref", "initializer", "builtin_initializer",
        "name", "captures", "implicit_self_decl", "conformances", "where_requirements", "iterator_var", "next_call",
        "decl", "range", "rewritten", "requirements", "call_expr", "throws", "for", "compiler_version",
    ]
    private static let declarations: Set<String> = [
        "accessor_decl", "constructor_decl", "destructor_decl", "func_decl", "pattern_binding_decl", "var_decl",
    ]

    private func node(_ value: JSONValue, role: String, within outer: Range<Int>) -> SyntaxNode? {
        guard case .object(let members) = value, let kind = value["_kind"]?.stringValue else { return nil }
        let isImplicit = value["implicit"] == .bool(true)
        if isImplicit, Self.declarations.contains(kind) { return nil }
        let range = range(value, kind: kind, within: outer)
        // An expansion's positions refer to another text, and the arguments belong to the macro.
        if kind == "macro_expansion_expr" || kind == "macro_expansion_decl" {
            return SyntaxNode(
                kind: kind, role: role, range: range, isImplicit: isImplicit, type: nil, name: nil, value: nil,
                usr: nil, label: nil, flags: [], children: [])
        }
        // A property's range is only its name; its accessors come after it.
        let inner = isImplicit || kind == "var_decl" ? outer : range ?? outer
        var children: [SyntaxNode] = []
        var flags: Set<String> = []
        let isProcessed = value["processed_init"]?["_kind"] != nil
        // In a literal, `initializer` says how it is made; in a condition, it is the bound expression.
        let isCondition = kind == "pattern"
        for member in members
        where !Self.leftOut.contains(member.key) || isCondition && member.key == "initializer" {
            switch member.value {
            case .bool(true): flags.insert(member.key)
            case .array(let elements):
                children += elements.compactMap { node($0, role: member.key, within: inner) }
            case .object where member.key == "original_init" && isProcessed: continue
            case .object:
                let part = member.key == "parsed_sequence" ? sequence(of: value) ?? member.value : member.value
                if let child = node(part, role: member.key, within: inner) { children.append(child) }
            default: continue
            }
        }
        let type = (value["type"] ?? value["result"] ?? value["extended_type"])?.stringValue
        return SyntaxNode(
            kind: kind, role: role, range: range, isImplicit: isImplicit, type: type.flatMap { $0.isEmpty ? nil : $0 },
            name: name(value), value: Self.text(value["value"]), usr: value["usr"]?.stringValue,
            label: value["label"]?.stringValue ?? value["apiName"]?.stringValue, flags: flags, children: children)
    }

    /// A loop's sequence, taken from its iterator, if the compiler leaves the sequence itself without types.
    private func sequence(of loop: JSONValue) -> JSONValue? {
        guard loop["parsed_sequence"]?["range"] == nil,
            case .array(let entries)? = loop["iterator_var"]?["pattern_entries"],
            let call = entries.first?["original_init"],
            case .array(let arguments)? = call["fn"]?["args"]?["args"]
        else { return nil }
        return arguments.first?["expr"]
    }

    private func name(_ value: JSONValue) -> String? {
        let reference = value["decl"] ?? value["name"] ?? value["for"]
        let base = reference?["base_name"]
        return base?.stringValue ?? base?["name"]?.stringValue ?? base?["special"]?.stringValue
            ?? reference?.stringValue
    }

    private static func text(_ value: JSONValue?) -> String? {
        switch value {
        case .string(let text): text
        case .integer(let number): String(number)
        case .decimal(let number): number.spelling
        case .bool(let flag): String(flag)
        default: nil
        }
    }

    /// The node's range, to the end of its last token; `nil` if it is not within the parent's range, because it then
    /// belongs to other code.
    private func range(_ value: JSONValue, kind: String, within outer: Range<Int>) -> Range<Int>? {
        guard case .integer(let start)? = value["range"]?["start"], case .integer(let last)? = value["range"]?["end"],
            outer.contains(start), start <= last, last < outer.upperBound
        else { return nil }
        let end: Int?
        if kind == "regex_literal_expr" {
            end = value["text"]?.stringValue.map { start + $0.utf8.count }
        } else if start == last, kind == "declref_expr", let name = name(value), let first = name.utf8.first,
            TokenScanner.isOperator(first)
        {
            end = start + name.utf8.count
        } else {
            end = scanner.tokenEnd(at: last)
        }
        guard let end, end <= outer.upperBound else { return nil }
        return start..<end
    }
}
