import Synchronization

/// Turns formatted prompts into tokens and caches the tokens of their pieces, which recur with every turn of a
/// conversation. Safe to share.
public final class PromptEncoder: Sendable {
    /// Maximum number of cached pieces.
    private static let capacity = 1024

    private let tokenizer: any Tokenizer
    private let known = Mutex<[Key: [TokenID]]>([:])

    /// A piece and the control tokens next to it, which may strip whitespace from a text.
    private struct Key: Hashable {
        let piece: RenderedPrompt.Piece
        let before: TokenID?
        let after: TokenID?
    }

    /// An encoder for a model's tokenizer.
    public init(_ tokenizer: any Tokenizer) { self.tokenizer = tokenizer }

    /// The tokens of a prompt, with the begin token in front if the model file asks for one and the chat format did not
    /// write it. A control piece that is not a token of the vocabulary becomes ordinary text.
    public func encode(_ prompt: RenderedPrompt) -> [TokenID] {
        var result: [TokenID] = []
        for (index, piece) in prompt.pieces.enumerated() {
            switch piece {
            case .control: result += encode(Key(piece: piece, before: nil, after: nil))
            case .text:
                let after = index + 1 < prompt.pieces.count ? prompt.pieces[index + 1] : nil
                let next = after.flatMap { encode(Key(piece: $0, before: nil, after: nil)).first }
                result += encode(Key(piece: piece, before: index == 0 ? nil : result.last, after: next))
            }
        }
        if let begin = tokenizer.beginToken, result.first != begin { result.insert(begin, at: 0) }
        return result
    }

    private func encode(_ key: Key) -> [TokenID] {
        if let tokens = known.withLock({ $0[key] }) { return tokens }
        let tokens =
            switch key.piece {
            case .control(let text): tokenizer.encode(text, addSpecial: false, parseSpecial: true)
            case .text(let text): tokenizer.encode(text, between: key.before, and: key.after)
            }
        known.withLock { known in
            if known.count >= Self.capacity { known.removeAll(keepingCapacity: true) }
            known[key] = tokens
        }
        return tokens
    }
}

extension Tokenizer {
    /// The tokens of a formatted prompt; see `PromptEncoder`.
    public func encode(_ prompt: RenderedPrompt) -> [TokenID] { PromptEncoder(self).encode(prompt) }
}
