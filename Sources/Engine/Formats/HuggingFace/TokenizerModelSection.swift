/// The `model` of a `tokenizer.json`: the vocabulary and, for BPE, the merges.
struct TokenizerModelSection {
    /// `BPE`, `Unigram`, `WordPiece` or `WordLevel`.
    private(set) var type = ""
    /// The tokens, indexed by id; unused ids are empty.
    private(set) var tokens: [[UInt8]] = []
    /// The ids, keyed by token as written.
    private(set) var table = TokenTable(capacity: 0)
    /// Tokens that occur more than once.
    private(set) var repeated = RepeatedTokens()
    /// The log probability of each token, for `Unigram`.
    private(set) var scores: [Double] = []
    /// The merges, keyed by their pair of tokens, for `BPE`.
    private(set) var merges = PairTable(capacity: 0)
    /// Number of merges.
    private(set) var mergeCount = 0
    /// `unk_token`, or the token that `unk_id` names.
    private(set) var unknown: [UInt8]?
    /// `byte_fallback`
    private(set) var fallsBackToBytes = false
    /// `fuse_unk`
    private(set) var fusesUnknown = false
    /// `ignore_merges`
    private(set) var ignoresMerges = false
    /// `continuing_subword_prefix`
    private(set) var continuingPrefix: String?
    /// `max_input_chars_per_word`, for `WordPiece`
    private(set) var longestWord: Int?

    /// Merge ranks are compared as floats, which are exact up to this number.
    private static let mostMerges = 1 << 24

    /// Reads the section.
    ///
    /// - Throws: `EngineError` naming the file and the field.
    init(_ scanner: inout JSONScanner) throws(EngineError) {
        var vocabulary: [(token: [UInt8], id: Int)] = []
        var unknownID: Int?
        var later: JSONScanner?
        var named: String?
        try scanner.object("model") { scanner, key throws(EngineError) in
            let field = "model.\(key)"
            switch key {
            case "type": named = try scanner.text(field)
            case "vocab":
                vocabulary = try readVocabulary(&scanner)
                try addTokens(vocabulary, scanner)
            case "merges":
                // Merges refer to the vocabulary, so they are read after it even if they come first.
                if tokens.isEmpty {
                    later = scanner
                    _ = try scanner.skip(field)
                } else {
                    try readMerges(&scanner)
                }
            case "unk_token": if !scanner.null() { unknown = try scanner.string(field) }
            case "unk_id": if !scanner.null() { unknownID = try scanner.integer(field) }
            case "byte_fallback": if !scanner.null() { fallsBackToBytes = try scanner.bool(field) }
            case "fuse_unk": if !scanner.null() { fusesUnknown = try scanner.bool(field) }
            case "ignore_merges": if !scanner.null() { ignoresMerges = try scanner.bool(field) }
            case "continuing_subword_prefix": if !scanner.null() { continuingPrefix = try scanner.text(field) }
            case "max_input_chars_per_word": if !scanner.null() { longestWord = try scanner.integer(field) }
            case "end_of_word_suffix":
                if !scanner.null(), try !scanner.string(field).isEmpty {
                    throw scanner.malformed(field, "is not supported")
                }
            case "dropout":
                if !scanner.null(), try scanner.number(field) != 0 {
                    throw scanner.malformed(field, "leaves out merges by chance, which is not supported")
                }
            default: _ = try scanner.skip(field)
            }
        }
        guard !tokens.isEmpty else { throw scanner.malformed("model.vocab", "is missing or empty") }
        if var later { try readMerges(&later) }
        type = named ?? (longestWord != nil ? "WordPiece" : scores.isEmpty ? "BPE" : "Unigram")
        if let unknownID {
            guard tokens.indices.contains(unknownID) else {
                throw scanner.malformed("model.unk_id", "is \(unknownID), but there are \(tokens.count) tokens")
            }
            unknown = tokens[unknownID]
        }
    }

    /// The id of a token as written.
    func id(of token: [UInt8]) -> TokenID? { token.withUnsafeBufferPointer { table.id(of: $0) } }

    // MARK: Vocabulary

    /// { token: id }, or for `Unigram` [[token, score], …].
    private mutating func readVocabulary(
        _ scanner: inout JSONScanner
    ) throws(EngineError) -> [(token: [UInt8], id: Int)] {
        var result: [(token: [UInt8], id: Int)] = []
        if scanner.kind() == .object {
            try scanner.members("model.vocab") { scanner, token throws(EngineError) in
                let id = try scanner.integer("model.vocab of \(String(decoding: token.prefix(60), as: UTF8.self))")
                result.append((token, id))
            }
            return result
        }
        var scores: [Double] = []
        try scanner.array("model.vocab") { scanner, index throws(EngineError) in
            let field = "model.vocab[\(index)]"
            try scanner.array(field) { scanner, position throws(EngineError) in
                switch position {
                case 0: result.append((try scanner.string(field), index))
                case 1: scores.append(try scanner.number(field))
                default: throw scanner.malformed(field, "is no pair of a token and a number")
                }
            }
            guard scores.count == index + 1 else {
                throw scanner.malformed(field, "is no pair of a token and a number")
            }
        }
        self.scores = scores
        return result
    }

    private mutating func addTokens(
        _ vocabulary: [(token: [UInt8], id: Int)], _ scanner: JSONScanner
    ) throws(EngineError) {
        let most = 2 * vocabulary.count + 65_536
        let last = vocabulary.reduce(-1) { max($0, $1.id) }
        tokens = Array(repeating: [], count: min(last, most) + 1)
        table = TokenTable(capacity: vocabulary.count)
        for (token, id) in vocabulary {
            let name = String(decoding: token.prefix(60), as: UTF8.self)
            guard (0..<most).contains(id) else {
                throw scanner.malformed("model.vocab", "gives \"\(name)\" the id \(id), far beyond the others")
            }
            guard !token.isEmpty else { throw scanner.malformed("model.vocab", "has an empty token, \(id)") }
            guard tokens[id].isEmpty else {
                let other = String(decoding: tokens[id].prefix(60), as: UTF8.self)
                throw scanner.malformed("model.vocab", "gives \"\(other)\" and \"\(name)\" the same id, \(id)")
            }
            tokens[id] = token
            repeated.note(table.insert(token, id: TokenID(id)), again: id)
        }
    }

    // MARK: Merges

    /// ["a b", …] or, since tokens may hold spaces, [["a", "b"], …].
    private mutating func readMerges(_ scanner: inout JSONScanner) throws(EngineError) {
        var pairs: [(TokenID, TokenID, PairTable.Merge)] = []
        pairs.reserveCapacity(tokens.count * 2)
        var parts: [[UInt8]] = []
        try scanner.array("model.merges") { scanner, index throws(EngineError) in
            guard index < Self.mostMerges else { throw scanner.malformed("model.merges", "has too many elements") }
            parts.removeAll(keepingCapacity: true)
            if scanner.kind() == .array {
                try scanner.array("model.merges[\(index)]") { scanner, position throws(EngineError) in
                    guard position < 2 else { throw scanner.malformed("model.merges[\(index)]", "is no pair") }
                    parts.append(try scanner.string("model.merges[\(index)]"))
                }
            } else {
                let line = try scanner.string("model.merges[\(index)]")
                // A token may be or contain a space, but not both begin and end with one.
                if let space = line.dropFirst().firstIndex(of: 0x20) {
                    parts = [Array(line[..<space]), Array(line[(space + 1)...])]
                }
            }
            guard parts.count == 2 else { throw scanner.malformed("model.merges[\(index)]", "is no pair of tokens") }
            let prefix = continuingPrefix.map { Array($0.utf8) } ?? []
            let end = parts[1].starts(with: prefix) ? parts[1].dropFirst(prefix.count) : parts[1][...]
            guard let left = id(of: parts[0]), let right = id(of: parts[1]), let merged = id(of: parts[0] + end) else {
                throw scanner.malformed("model.merges[\(index)]", "has tokens that are not in the vocabulary")
            }
            pairs.append((left, right, PairTable.Merge(rank: Int32(index), token: merged)))
        }
        merges = PairTable(capacity: pairs.count)
        for (left, right, merge) in pairs { merges[left, right] = merge }
        mergeCount = pairs.count
    }
}
