/// A `tokenizer.json`, as written by Hugging Face tokenizers (https://github.com/huggingface/tokenizers,
/// `tokenizer/serialization.rs`):
///
///     { "added_tokens": […], "normalizer", "pre_tokenizer", "post_processor", "decoder": stages or null,
///       "model": { "type": "BPE", "vocab": { token: id }, "merges": […], … } }
struct TokenizerJSON {
    /// The file, for errors.
    let path: String
    /// The vocabulary and merges.
    let model: TokenizerModelSection
    /// The added tokens.
    let added: [AddedTokenEntry]
    /// The stages; `nil` if they are null.
    let normalizer: JSONValue?
    let preTokenizer: JSONValue?
    let postProcessor: JSONValue?
    let decoder: JSONValue?

    /// One element of `added_tokens`.
    struct AddedTokenEntry {
        let content: [UInt8]
        let id: Int
        let isSpecial: Bool
        let isNormalized: Bool
        let stripsLeft: Bool
        let stripsRight: Bool
        let isSingleWord: Bool
    }

    /// Maximum size of the file in bytes; large vocabularies take some thirty million.
    private static let longest = 1 << 29

    /// Reads the file.
    ///
    /// - Throws: `EngineError` naming the file and the field.
    init(path: String) throws(EngineError) {
        self.path = path
        let file = try MappedFile(path: path)
        guard file.count <= Self.longest else {
            throw EngineError(.malformed, "\(path): has \(file.count) bytes; at most \(Self.longest) are read")
        }
        var scanner = JSONScanner(file)
        var model: TokenizerModelSection?
        var added: [AddedTokenEntry] = []
        var stages: [String: JSONValue] = [:]
        try scanner.object("the file") { scanner, key throws(EngineError) in
            switch key {
            case "model": model = try TokenizerModelSection(&scanner)
            case "added_tokens" where !scanner.null(): added = try Self.addedTokens(&scanner)
            case "normalizer", "pre_tokenizer", "post_processor", "decoder":
                if !scanner.null() { stages[key] = try scanner.value(key) }
            case "added_tokens": break
            default: _ = try scanner.skip(key)
            }
        }
        try scanner.finish("the file")
        guard let model else { throw EngineError(.malformed, "\(path): model is missing") }
        self.model = model
        self.added = added
        normalizer = stages["normalizer"]
        preTokenizer = stages["pre_tokenizer"]
        postProcessor = stages["post_processor"]
        decoder = stages["decoder"]
    }

    private static func addedTokens(_ scanner: inout JSONScanner) throws(EngineError) -> [AddedTokenEntry] {
        var result: [AddedTokenEntry] = []
        try scanner.array("added_tokens") { scanner, index throws(EngineError) in
            let field = "added_tokens[\(index)]"
            var id: Int?
            var content: [UInt8]?
            var flags: [String: Bool] = [:]
            try scanner.object(field) { scanner, key throws(EngineError) in
                switch key {
                case "id": id = try scanner.integer("\(field).id")
                case "content": content = try scanner.string("\(field).content")
                case "special", "normalized", "lstrip", "rstrip", "single_word":
                    flags[key] = try scanner.bool("\(field).\(key)")
                default: _ = try scanner.skip("\(field).\(key)")
                }
            }
            guard let id, let content else { throw scanner.malformed(field, "lacks id or content") }
            let isSpecial = flags["special"] ?? false
            result.append(
                AddedTokenEntry(
                    content: content, id: id, isSpecial: isSpecial, isNormalized: flags["normalized"] ?? !isSpecial,
                    stripsLeft: flags["lstrip"] ?? false, stripsRight: flags["rstrip"] ?? false,
                    isSingleWord: flags["single_word"] ?? false))
        }
        return result
    }

    /// An error about a field of this file.
    func malformed(_ field: String, _ what: String) -> EngineError {
        EngineError(.malformed, "\(path): \(field) \(what)")
    }

    /// An error about a part that is not supported.
    func unsupported(_ field: String, _ what: String) -> EngineError {
        EngineError(.unsupported, "\(path): \(field): \(what) is not supported")
    }
}
