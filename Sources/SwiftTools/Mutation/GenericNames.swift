/// The source names of generic parameters, which mangled types give as a depth and an index: `$sxD` is the first
/// parameter of the outermost list, `$sqd_0_D` the second of the next.
struct GenericNames {
    /// The parameter lists, outermost first; `nil` if they are unknown, in an extension of a type declared elsewhere.
    private var lists: [[String]]? = []

    /// The name of a mangled type if it is one of the parameters.
    func name(_ mangled: String?) -> String? {
        guard let mangled, let lists, mangled.hasPrefix("$s"), mangled.hasSuffix("D") else { return nil }
        for (depth, list) in lists.enumerated() {
            if let position = list.indices.first(where: { Self.mangled(depth: depth, $0) == mangled }) {
                return list[position]
            }
        }
        return nil
    }

    private static func mangled(depth: Int, _ position: Int) -> String {
        let index = position == 0 ? "_" : "\(position - 1)_"
        if depth == 0 { return position == 0 ? "$sxD" : "$sq\(position == 1 ? "_" : "\(position - 2)_")D" }
        return "$sqd\(depth == 1 ? "_" : "\(depth - 2)_")\(index)D"
    }

    /// Adds the parameters that a type or a function declares.
    mutating func enter(_ node: SyntaxNode, source: SourceText) {
        guard let range = node.range else {
            lists = nil
            return
        }
        guard let declared = Self.declared(source.bytes[range]) else { return }
        lists?.append(declared)
    }

    /// Starts over in an extension. An extension of a protocol has only `Self`.
    mutating func enterExtension(ofProtocol isOfProtocol: Bool) { lists = isOfProtocol ? [["Self"]] : nil }

    /// The names in the angle brackets after a declaration's name; `nil` if there are none.
    private static func declared(_ code: ArraySlice<UInt8>) -> [String]? {
        let head = code.prefix { !"({:\"".utf8.contains($0) }
        guard let open = head.firstIndex(of: UInt8(ascii: "<")) else { return nil }
        // `func < (a: …)` declares an operator.
        guard open > code.startIndex, TokenScanner.isIdentifier(code[open - 1]) else { return nil }
        var names: [String] = []
        var depth = 0
        var isAwaited = false
        var offset = open
        while offset < code.endIndex {
            let byte = code[offset]
            if TokenScanner.isIdentifier(byte) {
                let word = code[offset...].prefix(while: TokenScanner.isIdentifier)
                if isAwaited { names.append(String(decoding: word, as: UTF8.self)) }
                isAwaited = false
                offset = word.endIndex
                continue
            }
            switch byte {
            case UInt8(ascii: "<"): depth += 1
            case UInt8(ascii: ">"): depth -= 1
            default: break
            }
            if depth == 0 { return names }
            if depth == 1, byte == UInt8(ascii: "<") || byte == UInt8(ascii: ",") { isAwaited = true }
            offset += 1
        }
        return nil
    }
}
