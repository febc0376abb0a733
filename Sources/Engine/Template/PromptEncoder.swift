import Synchronization

/// Turns rendered prompts into tokens and remembers those of the pieces, which come again with every turn of a
/// conversation. Safe to share.
public final class PromptEncoder: Sendable {
    /// Pieces remembered at most.
    private static let capacity = 1024

    private let tokenizer: any Tokenizer
    private let known = Mutex<[RenderedPrompt.Piece: [TokenID]]>([:])

    /// An encoder for a model's tokenizer.
    public init(_ tokenizer: any Tokenizer) { self.tokenizer = tokenizer }

    /// The tokens of a prompt, with the begin token in front where the file asks for one and the chat format did
    /// not write it. A control piece that is no token of the vocabulary becomes ordinary text.
    public func encode(_ prompt: RenderedPrompt) -> [TokenID] {
        var result = prompt.pieces.flatMap { encode($0) }
        if let begin = tokenizer.beginToken, result.first != begin { result.insert(begin, at: 0) }
        return result
    }

    private func encode(_ piece: RenderedPrompt.Piece) -> [TokenID] {
        if let tokens = known.withLock({ $0[piece] }) { return tokens }
        let tokens =
            switch piece {
            case .control(let text): tokenizer.encode(text, addSpecial: false, parseSpecial: true)
            case .text(let text): tokenizer.encode(text, addSpecial: false, parseSpecial: false)
            }
        known.withLock { known in
            if known.count >= Self.capacity { known.removeAll(keepingCapacity: true) }
            known[piece] = tokens
        }
        return tokens
    }
}

extension Tokenizer {
    /// The tokens of a rendered prompt; see `PromptEncoder`.
    public func encode(_ prompt: RenderedPrompt) -> [TokenID] { PromptEncoder(self).encode(prompt) }
}
