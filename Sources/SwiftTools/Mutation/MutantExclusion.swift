/// Code that is not mutated at all.
enum MutantExclusion {
    /// Checks for programming errors: no test should reach what they guard against.
    private static let checks: Set<String> = [
        "precondition", "preconditionFailure", "assert", "assertionFailure", "fatalError", "_precondition",
        "_internalInvariant", "_debugPrecondition", "unsafeBitCast", "swift_unreachable",
    ]
    /// Functions whose results no test should depend on, or whose failure breaks the program in unspecified ways.
    private static let functions: Set<String> = [
        "hash", "hashValue", "_rawHashValue", "underestimatedCount", "debugDescription", "customMirror",
        "playgroundDescription", "_checkInvariants", "withContiguousStorageIfAvailable",
        "withContiguousMutableStorageIfAvailable", "_customContainsEquatableElement",
        "_customIndexOfEquatableElement", "_customLastIndexOfEquatableElement", "_copyToContiguousArray",
    ]
    private static let kinds: Set<String> = [
        "protocol_decl", "enum_case_decl", "enum_element_decl", "destructor_decl", "top_level_code_decl",
        "macro_expansion_expr", "macro_expansion_decl", "macro_decl", "import_decl", "typealias", "type_expr",
        "key_path_expr", "regex_literal_expr", "default_argument_expr",
    ]

    static func excludes(_ node: SyntaxNode, source: SourceText) -> Bool {
        if kinds.contains(node.kind) { return true }
        switch node.kind {
        case "call_expr":
            guard let name = node.calledName else { return false }
            return checks.contains(name) || messages.contains(name) || name.hasSuffix("Capacity")
                || node.isImplicit && name == "appendLiteral"
        case "argument": return node.label?.lowercased().hasSuffix("capacity") == true
        case "func_decl", "accessor_decl": return node.name.map(functions.contains) == true
        case "pattern_binding_decl": return isShared(node, source)
        default: return false
        }
    }

    /// Whether a property is static: its value is computed once per process, before a mutant is chosen.
    private static func isShared(_ node: SyntaxNode, _ source: SourceText) -> Bool {
        guard let range = node.range else { return false }
        let word = source.bytes[range].prefix(while: TokenScanner.isIdentifier)
        return ["static", "class"].contains(String(decoding: word, as: UTF8.self))
    }

    /// Calls that write messages for debugging.
    private static let messages: Set<String> = ["print", "debugPrint", "dump", "NSLog", "os_log"]

    /// Whether a call must not be removed: the program would hang or break in ways that say nothing about its tests, or
    /// nothing would change.
    static func isNeeded(_ name: String) -> Bool {
        [
            "lock", "unlock", "wait", "signal", "resume", "deallocate", "deinitialize", "initialize",
            "moveInitialize",
            "close", "fclose", "free", "synchronize", "flush", "removeAll_keepingCapacity", "init", "leave",
            "enter",
            "yield", "finish", "withExtendedLifetime", "_fixLifetime",
        ].contains(name)
    }
}
