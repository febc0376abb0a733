import AgentCore

/// Makes nodes of the tree that the compiler writes as JSON.
struct SyntaxReader {
    let source: SourceText
    private let scanner: TokenScanner

    init(source: SourceText) {
        self.source = source
        scanner = TokenScanner(bytes: source.bytes)
    }

    /// The tree; `nil` where the document is none.
    func root(_ document: JSONValue) -> SyntaxNode? {
        guard document["_kind"]?.stringValue == "source_file" else { return nil }
        return node(document, role: "", within: 0..<source.bytes.count)
    }

    /// What tells of types and conformances, not of code; and what the compiler adds for itself.
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
        // What a macro made has places in a text of its own; its arguments are the macro's to read.
        if kind == "macro_expansion_expr" || kind == "macro_expansion_decl" {
            return SyntaxNode(
                kind: kind, role: role, range: range, isImplicit: isImplicit, type: nil, name: nil, value: nil,
                usr: nil, label: nil, flags: [], children: [])
        }
        // A property's accessors stand behind the name that it has as its place.
        let inner = isImplicit || kind == "var_decl" ? outer : range ?? outer
        var children: [SyntaxNode] = []
        var flags: Set<String> = []
        let isProcessed = value["processed_init"]?["_kind"] != nil
        // Of a literal it tells how it is made, of a condition what is bound in it.
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

    /// What a loop goes through, from the iterator made of it, where the compiler leaves it without types in its own place.
    private func sequence(of loop: JSONValue) -> JSONValue? {
        guard loop["parsed_sequence"]?["range"] == nil,
            case .array(let entries)? = loop["iterator_var"]?["pattern_entries"],
            let call = entries.first?["original_init"],
            case .array(let arguments)? = call["fn"]?["args"]?["args"]
        else { return nil }
        return arguments.first?["expr"]
    }

    private func name(_ value: JSONValue) -> String? {
        let place = value["decl"] ?? value["name"] ?? value["for"]
        let base = place?["base_name"]
        return base?.stringValue ?? base?["name"]?.stringValue ?? base?["special"]?.stringValue ?? place?.stringValue
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

    /// The node's place to the end of its last token; `nil` where it does not lie within what it belongs to, since then
    /// it stands elsewhere.
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
