/// The text tokens of a vocabulary as a tree of their bytes, so that shared prefixes are checked once.
///
/// Built once per model; about as large as the vocabulary itself.
public struct ShapeVocabulary: Sendable {
    /// The byte that leads to each node of the tree, depth first.
    let bytes: [UInt8]
    /// The depth of each node: the number of bytes before its own.
    let depths: [UInt16]
    /// For each node, the index after its subtree.
    let ends: [Int32]
    /// For each node, where its tokens begin in `tokens`; one entry more than there are nodes.
    let firstTokens: [Int32]
    /// Tokens, in the order of the tree.
    let tokens: [TokenID]
    /// Length of the longest token in bytes.
    let deepest: Int
    /// The bytes of each text token; none for others.
    let pieces: TokenPieces

    /// Builds the tree.
    ///
    /// - Throws: `EngineError` (unsupported) if some byte has no token of its own, so that some answers could not be
    ///   completed.
    public init(_ tokenizer: any Tokenizer) throws(EngineError) {
        var pieces = TokenPieces(capacity: tokenizer.vocabularySize)
        var usable: [(token: TokenID, bytes: [UInt8])] = []
        var single = ByteSet()
        let ends = tokenizer.endOfGeneration
        for token in 0..<TokenID(tokenizer.vocabularySize) {
            let piece = tokenizer.bytes(of: token)
            // Markup such as <think> is not text, even if the file says so; `<` and `>` still spell it.
            let isText = !piece.isEmpty && !SpecialTokens.isMarkup(piece) && !ends.contains(token)
            pieces.append(isText ? piece : [])
            guard isText, piece.count < Int(UInt16.max) else { continue }
            usable.append((token, piece))
            if piece.count == 1 { single.insert(piece[0]) }
        }
        let needed = ByteSet(0x20...0x7E, 0x80...0xBF, 0xC2...0xF4)
        if let missing = needed.elements.first(where: { !single.contains($0) }) {
            throw EngineError(
                .unsupported,
                "the model cannot answer in a given shape: its vocabulary has no token for the byte \(missing) alone")
        }
        self.pieces = pieces
        deepest = usable.reduce(0) { max($0, $1.bytes.count) }
        var tree = Tree()
        for index in Self.order(of: usable.map(\.bytes)) { tree.add(usable[index].token, usable[index].bytes) }
        tree.close(to: 0)
        (bytes, depths, self.ends, tokens) = (tree.bytes, tree.depths, tree.ends, tree.tokens)
        firstTokens = tree.firstTokens + [Int32(tree.tokens.count)]
    }

    /// The indices of pieces in the order of their bytes. Most pieces differ in the first eight, which are compared as one
    /// number: a large vocabulary is sorted in a moment, before the first reply of a process.
    private static func order(of pieces: [[UInt8]]) -> [Int] {
        let keyed = pieces.enumerated().map { index, piece in
            (key: piece.prefix(8).enumerated().reduce(UInt64(0)) { $0 | UInt64($1.1) << (56 - 8 * $1.0) }, index: index)
        }
        return keyed.sorted { left, right in
            left.key != right.key
                ? left.key < right.key : pieces[left.index].lexicographicallyPrecedes(pieces[right.index])
        }.map(\.index)
    }

    /// The tree while it is built from sorted tokens.
    private struct Tree {
        var bytes: [UInt8] = []
        var depths: [UInt16] = []
        var ends: [Int32] = []
        var firstTokens: [Int32] = []
        var tokens: [TokenID] = []
        private var path: [(byte: UInt8, node: Int)] = []

        mutating func add(_ token: TokenID, _ piece: [UInt8]) {
            let shared = zip(path, piece).prefix { $0.byte == $1 }.count
            close(to: shared)
            for byte in piece[shared...] {
                path.append((byte, bytes.count))
                bytes.append(byte)
                depths.append(UInt16(path.count - 1))
                ends.append(0)
                firstTokens.append(Int32(tokens.count))
            }
            tokens.append(token)
        }

        mutating func close(to depth: Int) {
            while path.count > depth, let last = path.popLast() { ends[last.node] = Int32(bytes.count) }
        }
    }
}
