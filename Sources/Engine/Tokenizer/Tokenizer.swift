/// An index into a model's vocabulary.
public typealias TokenID = Int32

/// Turns text into a model's tokens and back.
public protocol Tokenizer: Sendable {
    /// Number of tokens.
    var vocabularySize: Int { get }
    /// Tokens that end a reply (end of turn, end of text).
    var endOfGeneration: Set<TokenID> { get }
    /// The token that the model file asks for in front of every text, if any.
    var beginToken: TokenID? { get }
    /// Problems of the vocabulary that were worked around, one line each.
    var warnings: [String] { get }

    /// The tokens of `text`.
    ///
    /// - Parameters:
    ///   - text: any text; what the vocabulary lacks is spelled in bytes.
    ///   - addSpecial: adds the begin and end tokens that the model file asks for.
    ///   - parseSpecial: recognises control tokens written out in the text (`<|im_start|>`); otherwise they are
    ///     ordinary text, which is how anything a user wrote must be encoded.
    func encode(_ text: String, addSpecial: Bool, parseSpecial: Bool) -> [TokenID]

    /// The tokens of ordinary text between two control tokens of a prompt, which may strip whitespace from it.
    ///
    /// - Parameters:
    ///   - text: any text; control tokens written in it stay text.
    ///   - before: the token before it; `nil` at the beginning of the prompt.
    ///   - after: the token after it; `nil` at the end of the prompt.
    func encode(_ text: String, between before: TokenID?, and after: TokenID?) -> [TokenID]

    /// The UTF-8 bytes that a token represents, possibly part of a character; none for control tokens.
    func bytes(of token: TokenID) -> [UInt8]

    /// Decodes a whole sequence, without the space that the tokenizer itself added in front.
    func decode(_ tokens: [TokenID]) -> String
}

extension Tokenizer {
    /// None.
    public var warnings: [String] { [] }

    /// Encodes the text alone, for tokenizers whose control tokens do not affect their neighbours.
    public func encode(_ text: String, between before: TokenID?, and after: TokenID?) -> [TokenID] {
        encode(text, addSpecial: false, parseSpecial: false)
    }

    /// Decodes a whole sequence; bytes that are not UTF-8 become U+FFFD.
    public func decode(_ tokens: [TokenID]) -> String {
        String(decoding: tokens.flatMap { bytes(of: $0) }, as: UTF8.self)
    }
}
