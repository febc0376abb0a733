extension TokenizerVocabulary {
    /// Reads the `tokenizer.json` of a model directory.
    ///
    /// - Parameters:
    ///   - path: the `tokenizer.json`.
    ///   - limit: number of tokens that the model has; added tokens beyond it are left out, such as image tokens that a
    ///     text-only model lacks.
    /// - Throws: `EngineError` naming the file and the field: cut off, inconsistent, or with an unsupported part.
    init(json path: String, limit: Int?) throws(EngineError) {
        let json = try TokenizerJSON(path: path)
        if json.model.type == "WordPiece" {
            try self.init(wordPiece: json, limit: limit)
            return
        }
        guard ["BPE", "Unigram"].contains(json.model.type) else {
            throw json.unsupported("model.type", json.model.type)
        }
        let (splits, isByteLevel, name) = try json.splits()
        let (space, dropsFirst) = try json.spaces()
        let (begin, end) = try json.frame()
        let added = try json.addedTokens(limit: limit)

        var tokens = json.model.tokens
        for token in added {
            while tokens.count <= Int(token.id) { tokens.append([]) }
            tokens[Int(token.id)] = token.content
        }
        self.init(source: path, model: json.model.type == "BPE" ? "bpe" : "unigram", tokens: tokens)
        sourceWarnings = [json.model.repeated.warning("\(path): model.vocab")].compactMap(\.self)
        pre = name
        types = json.types(tokens, added)
        pipeline = TokenizerPipeline(
            normalizers: try json.normalizers(), splits: splits, model: try json.subwordModel(isByteLevel, added),
            added: added, isByteLevel: isByteLevel, space: space, dropsFirstSpace: dropsFirst, name: name)
        self.begin = try json.single(begin, "before")
        self.end = try json.single(end, "behind")
        addsBegin = self.begin != nil
        addsEnd = self.end != nil
        unknown = json.model.unknown.flatMap { json.model.id(of: $0) }
    }
}

extension TokenizerJSON {
    /// The added tokens with their ids: that of the same text in the vocabulary, or else their own.
    func addedTokens(limit: Int?) throws(EngineError) -> [AddedToken] {
        var result: [AddedToken] = []
        var taken: Set<Int> = []
        let most = 2 * (model.tokens.count + added.count) + 65_536
        for (index, entry) in added.enumerated() {
            let id = model.id(of: entry.content).map { Int($0) } ?? entry.id
            let field = "added_tokens[\(index)]"
            guard (0..<most).contains(id) else { throw malformed("\(field).id", "is \(id), far beyond the others") }
            if let limit, id >= limit { continue }
            let name = String(decoding: entry.content.prefix(60), as: UTF8.self)
            guard !entry.content.isEmpty else { throw malformed("\(field).content", "is empty") }
            guard taken.insert(id).inserted else {
                throw malformed(field, "\"\(name)\" has an id that is taken, \(id)")
            }
            if model.tokens.indices.contains(id), !model.tokens[id].isEmpty, model.tokens[id] != entry.content {
                throw malformed(field, "\"\(name)\" has an id that is taken, \(id)")
            }
            result.append(
                AddedToken(
                    id: TokenID(id), content: entry.content, isSpecial: entry.isSpecial,
                    isNormalized: entry.isNormalized, stripsLeft: entry.stripsLeft, stripsRight: entry.stripsRight,
                    isSingleWord: entry.isSingleWord))
        }
        return result
    }

    fileprivate func types(_ tokens: [[UInt8]], _ added: [AddedToken]) -> [Int32] {
        var types = tokens.map { token -> TokenType in
            if token.isEmpty { return .unused }
            return model.fallsBackToBytes && TokenizerVocabulary.byte(of: token) != nil ? .byte : .normal
        }
        for token in added { types[Int(token.id)] = token.isSpecial ? .control : .userDefined }
        if let unknown = model.unknown.flatMap({ model.id(of: $0) }) { types[Int(unknown)] = .unknown }
        return types.map(\.rawValue)
    }

    /// The subword model. It never produces special tokens from text, whatever the vocabulary holds: see
    /// `AddedTokenMatcher`.
    fileprivate func subwordModel(_ isByteLevel: Bool, _ added: [AddedToken]) throws(EngineError) -> any SubwordModel {
        let unknown = model.unknown.flatMap { model.id(of: $0) }
        var structure = Set(added.filter { $0.isSpecial || SpecialTokens.isMarkup($0.content) }.map(\.id))
        let byteTokens = writtenBytes()
        if model.fallsBackToBytes { structure.formUnion(byteTokens) }
        if let unknown { structure.insert(unknown) }
        if model.type == "Unigram" {
            let table = try table(without: structure, isByteLevel: false)
            guard table.longest <= UnigramModel.longestToken else {
                throw malformed(
                    "model.vocab",
                    "has a token of \(table.longest) bytes; at most \(UnigramModel.longestToken) are possible")
            }
            return UnigramModel(
                table: table, scores: model.scores, unknown: unknown,
                byteTokens: model.fallsBackToBytes ? byteTokens : nil)
        }
        guard model.continuingPrefix?.isEmpty != false else {
            throw unsupported("model.continuing_subword_prefix", "a prefix")
        }
        let table = try table(without: structure, isByteLevel: isByteLevel)
        let bytes = (UInt8(0)...255).map { byte in
            withUnsafePointer(to: byte) { table.id(of: UnsafeBufferPointer(start: $0, count: 1)) } ?? -1
        }
        return PairModel(
            pairs: model.merges, table: table, byteTokens: isByteLevel ? bytes : byteTokens, isByteLevel: isByteLevel,
            fallsBackToBytes: model.fallsBackToBytes, ignoresMerges: model.ignoresMerges, unknown: unknown,
            fusesUnknown: model.fusesUnknown)
    }

    /// The tokens keyed by the bytes they represent. Tokens with characters outside the byte alphabet are left out:
    /// text never yields them.
    private func table(without others: Set<TokenID>, isByteLevel: Bool) throws(EngineError) -> TokenTable {
        var table = TokenTable(capacity: model.tokens.count)
        var decoded: [UInt8] = []
        for (id, token) in model.tokens.enumerated() where !token.isEmpty && !others.contains(TokenID(id)) {
            decoded.removeAll(keepingCapacity: true)
            if isByteLevel, !ByteAlphabet.decode(token, into: &decoded) { continue }
            // Of a repeated token the first counts, see `TokenizerModelSection`.
            _ = table.insert(isByteLevel ? decoded : token, id: TokenID(id))
        }
        return table
    }

    /// The ids of `<0x00>` to `<0xFF>`.
    private func writtenBytes() -> [TokenID] {
        (0..<256).map { byte in
            let digits = String(byte, radix: 16, uppercase: true)
            return model.id(of: Array("<0x\(byte < 16 ? "0" : "")\(digits)>".utf8)) ?? -1
        }
    }

    /// At most one token can be added on either side.
    func single(_ ids: [Int], _ side: String) throws(EngineError) -> TokenID? {
        guard ids.count <= 1 else { throw unsupported("post_processor", "more than one token \(side) a text") }
        guard let id = ids.first else { return nil }
        guard let token = TokenID(exactly: id) else { throw malformed("post_processor", "has the id \(id)") }
        return token
    }
}
