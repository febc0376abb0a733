import Foundation

/// Text processing: `tokenizer.json`, `tokenizer_config.json`, `generation_config.json` and the chat template.
extension ModelDirectory {
    /// The vocabulary of `tokenizer.json`; the other files give the begin and end tokens.
    ///
    /// - Throws: `EngineError` naming the file and the field.
    public func vocabulary() throws(EngineError) -> TokenizerVocabulary {
        let json = "\(path)/tokenizer.json"
        guard FileManager.default.fileExists(atPath: json) else {
            throw EngineError(.missing, "\(json): is missing; tokenizers in other files are not read")
        }
        var vocabulary = try TokenizerVocabulary(json: json, limit: tensors["token_embd.weight"]?.shape.last)
        if let file = try file("tokenizer_config.json") { try vocabulary.apply(file) }
        if let file = try file("config.json") { try vocabulary.setEnds(file.section("text_config") ?? file) }
        if let file = try file("generation_config.json") { try vocabulary.setEnds(file) }
        return vocabulary
    }

    /// `chat_template.jinja`, or else the template in `chat_template.json` or `tokenizer_config.json`: a text, or the
    /// entry named `default` in a list.
    public var chatTemplate: (text: String, field: String)? {
        get throws(EngineError) {
            let plain = "\(path)/chat_template.jinja"
            if FileManager.default.fileExists(atPath: plain) {
                let file = try MappedFile(path: plain)
                let bytes = UnsafeRawBufferPointer(start: file.base, count: file.count)
                guard let text = String(validating: bytes, as: UTF8.self) else {
                    throw EngineError(.malformed, "\(plain): is no UTF-8")
                }
                return (text, plain)
            }
            for name in ["chat_template.json", "tokenizer_config.json"] {
                guard let file = try file(name), let value = file["chat_template"] else { continue }
                return (try Self.template(value, in: file), "\(file.path): chat_template")
            }
            return nil
        }
    }

    private static func template(_ value: JSONValue, in file: ConfigJSON) throws(EngineError) -> String {
        switch value {
        case .string(let text): return text
        case .array(let elements):
            let usual = elements.first { $0["name"] == .string("default") }
            guard let text = usual?["template"]?.stringValue else {
                throw file.malformed("chat_template", "is a list without one called default")
            }
            return text
        default: throw file.malformed("chat_template", "is neither text nor list")
        }
    }

    /// A file of the directory, if it exists.
    private func file(_ name: String) throws(EngineError) -> ConfigJSON? {
        let path = "\(path)/\(name)"
        return FileManager.default.fileExists(atPath: path) ? try ConfigJSON(path: path) : nil
    }
}

extension TokenizerVocabulary {
    /// Takes the begin, end and unknown tokens from a `tokenizer_config.json`.
    fileprivate mutating func apply(_ file: ConfigJSON) throws(EngineError) {
        if let token = try token("bos_token", in: file) { begin = token }
        if let token = try token("eos_token", in: file) { end = token }
        if let token = try token("unk_token", in: file), unknown == nil { unknown = token }
        if let adds = try file.bool("add_bos_token") { addsBegin = adds && begin != nil }
        if let adds = try file.bool("add_eos_token") { addsEnd = adds && end != nil }
    }

    /// A token given by its text, or by an object with `content`.
    private func token(_ key: String, in file: ConfigJSON) throws(EngineError) -> TokenID? {
        let text: String
        switch file[key] {
        case nil: return nil
        case .string(let content)?: text = content
        case .object? where file[key]?["content"] != nil:
            guard case .string(let content)? = file[key]?["content"] else {
                throw file.malformed("\(key).content", "is no text")
            }
            text = content
        default: throw file.malformed(key, "is neither text nor object")
        }
        guard !text.isEmpty else { return nil }
        guard let index = tokens.firstIndex(of: Array(text.utf8)) else {
            throw file.malformed(key, "is \"\(text.prefix(60))\", which is no token of tokenizer.json")
        }
        return TokenID(index)
    }

    /// Adds the tokens that end a reply: `eos_token_id`, one or several.
    fileprivate mutating func setEnds(_ file: ConfigJSON) throws(EngineError) {
        let ids: [JSONValue]
        switch file["eos_token_id"] {
        case nil: return
        case .array(let elements)?: ids = elements
        case let id?: ids = [id]
        }
        for id in ids {
            guard case .integer(let number) = id else { throw file.malformed("eos_token_id", "is no token") }
            guard let token = token(number, "eos_token_id") else { continue }
            if end == nil { end = token }
            otherEnds.append(token)
        }
    }
}
