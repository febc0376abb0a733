/// A prompt that keeps control tokens written by the chat format apart from all text, so that nothing a user wrote is
/// ever read as a control token.
public struct RenderedPrompt: Sendable, Hashable {
    /// A piece of the prompt.
    public enum Piece: Sendable, Hashable {
        /// One control token, by its text.
        case control(String)
        /// Ordinary text, from the chat format and the messages alike, which is tokenized together.
        case text(String)
    }

    /// The pieces; no two texts are adjacent.
    public private(set) var pieces: [Piece] = []

    /// An empty prompt.
    public init() {}

    /// The whole prompt as one text.
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
