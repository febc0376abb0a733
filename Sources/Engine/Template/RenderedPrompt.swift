/// A prompt in which what the chat format wrote as control tokens is kept apart from all text, so that nothing a
/// user wrote is ever read as a control token.
public struct RenderedPrompt: Sendable, Hashable {
    /// A stretch of the prompt.
    public enum Piece: Sendable, Hashable {
        /// One control token, by its text.
        case control(String)
        /// Ordinary text, the chat format's own and the messages' alike: they are split into tokens together.
        case text(String)
    }

    /// The stretches; no two texts follow each other.
    public private(set) var pieces: [Piece] = []

    /// An empty prompt.
    public init() {}

    /// The whole prompt as one text, for people to read.
    public var text: String {
        pieces.map { piece in
            switch piece {
            case .control(let text), .text(let text): text
            }
        }.joined()
    }

    /// Appends a control token.
    mutating func append(control: String) { pieces.append(.control(control)) }

    /// Appends ordinary text.
    mutating func append(_ text: String) {
        guard !text.isEmpty else { return }
        if case .text(let before)? = pieces.last {
            pieces[pieces.count - 1] = .text(before + text)
        } else {
            pieces.append(.text(text))
        }
    }
}
