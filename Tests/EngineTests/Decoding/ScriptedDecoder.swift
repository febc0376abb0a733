import Engine

/// A decoder that prefers one token after another, whatever its context: first those of the script, then the end.
final class ScriptedDecoder: CausalDecoder {
    let contextLength: Int
    let vocabularySize = ByteTokenizer.count
    private(set) var position = 0
    /// Every token evaluated, in calls.
    private(set) var evaluated: [[TokenID]] = []
    /// Tokens that are made after each other; the end of generation after them.
    var script: [TokenID]
    /// Asked between single tokens of one evaluation; how many it takes until `shouldStop` is asked.
    var batch = 4
    /// Thrown by the evaluation with this number.
    var failsAt: Int?
    private var logits: [Float] = []

    init(contextLength: Int = 64, script: [TokenID] = []) {
        self.contextLength = contextLength
        self.script = script
    }

    convenience init(contextLength: Int = 64, text: String) {
        self.init(contextLength: contextLength, script: text.utf8.map { TokenID($0) })
    }

    func truncate(to position: Int) { self.position = position }

    func evaluate(_ tokens: [TokenID], shouldStop: () -> Bool) throws(EngineError) -> Bool {
        evaluated.append(tokens)
        if evaluated.count - 1 == failsAt { throw EngineError(.malformed, "broken") }
        for index in tokens.indices {
            if index > 0, index % batch == 0, shouldStop() { return false }
            position += 1
        }
        return true
    }

    func withLogits<Result>(_ body: (UnsafeMutableBufferPointer<Float>) throws -> Result) rethrows -> Result {
        logits = Array(repeating: 0, count: vocabularySize)
        logits[Int(script.isEmpty ? ByteTokenizer.end : script.removeFirst())] = 50
        return try logits.withUnsafeMutableBufferPointer { try body($0) }
    }
}

/// A token for every byte, one that ends a reply, and one control token.
struct ByteTokenizer: Tokenizer {
    static let end: TokenID = 256
    static let control: TokenID = 257
    static let count = 258

    var vocabularySize: Int { Self.count }
    var endOfGeneration: Set<TokenID> { [Self.end] }
    var beginToken: TokenID? { nil }

    func encode(_ text: String, addSpecial: Bool, parseSpecial: Bool) -> [TokenID] { text.utf8.map { TokenID($0) } }
    func bytes(of token: TokenID) -> [UInt8] { UInt8(exactly: token).map { [$0] } ?? [] }
}
