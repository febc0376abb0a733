public import Foundation

/// A prompt ready for use: the file's, or the last good text where the file is broken.
public struct UsablePrompt: Sendable, Hashable {
    /// The prompt's name.
    public let name: String
    /// Whose file it is.
    public let layer: PromptLayer.Kind
    /// The file that stands for the name, broken or not.
    public let location: URL
    /// The text in use, front matter included.
    public let text: String
    /// The text in use, read.
    public let template: PromptTemplate
    /// Names the text in use with all it includes: `prompts show HASH` gives it back.
    public let hash: String
    /// Why the text in use is not the file's; `nil` where it is.
    public let notice: String?
}
