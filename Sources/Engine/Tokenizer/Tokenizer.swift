/// An index into a model's vocabulary.
public typealias TokenID = Int32

/// Turns text into a model's tokens and back.
public protocol Tokenizer: Sendable {
    /// Number of tokens.
    var vocabularySize: Int { get }
    /// Tokens that end a reply (end of turn, end of text).
    var endOfGeneration: Set<TokenID> { get }
    /// The token that the model file wants in front of every text, if it wants one.
    var beginToken: TokenID? { get }
    /// What is odd about the vocabulary and was got over, a line each.
    var warnings: [String] { get }

    /// The tokens of `text`.
    ///
    /// - Parameters:
    ///   - text: any text; what the vocabulary lacks is spelled in bytes.
    ///   - addSpecial: adds the begin and end tokens that the model file asks for.
    ///   - parseSpecial: reads control tokens written out in the text (`<|im_start|>`) as those tokens; otherwise
    ///     they are ordinary text, which is how anything a user wrote must be encoded.
    func encode(_ text: String, addSpecial: Bool, parseSpecial: Bool) -> [TokenID]

    /// The tokens of ordinary text that stands between two control tokens of a prompt, which may take blanks from it.
    ///
    /// - Parameters:
    ///   - text: any text; control tokens written in it stay text.
    ///   - before: the token before it; `nil` where the prompt begins.
    ///   - after: the token behind it; `nil` where the prompt ends.
    func encode(_ text: String, between before: TokenID?, and after: TokenID?) -> [TokenID]

    /// The UTF-8 bytes that one token stands for, possibly part of a character; none for control tokens.
    func bytes(of token: TokenID) -> [UInt8]

    /// The text of a whole sequence, without the space that the tokenizer itself put in front of it.
    func decode(_ tokens: [TokenID]) -> String
}

extension Tokenizer {
    /// Nothing.
    public var warnings: [String] { [] }

    /// The tokens of the text alone, for tokenizers whose control tokens leave their neighbours as they are.
    public func encode(_ text: String, between before: TokenID?, and after: TokenID?) -> [TokenID] {
        encode(text, addSpecial: false, parseSpecial: false)
    }

    /// The text of a whole sequence; bytes that are no UTF-8 become U+FFFD.
    public func decode(_ tokens: [TokenID]) -> String {
        String(decoding: tokens.flatMap { bytes(of: $0) }, as: UTF8.self)
    }
}
