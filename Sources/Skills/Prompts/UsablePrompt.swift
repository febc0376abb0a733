public import Foundation

/// A prompt ready for use: the file's text, or the last good one if the file is broken.
public struct UsablePrompt: Sendable, Hashable {
    /// The prompt's name.
    public let name: String
    /// The layer that the file belongs to.
    public let layer: PromptLayer.Kind
    /// The file of this name, broken or not.
    public let location: URL
    /// The text in use, including its front matter.
    public let text: String
    /// The text in use, parsed.
    public let template: PromptTemplate
    /// The hash of the text in use and its includes; `prompts show HASH` prints it.
    public let hash: String
    /// Why the text in use is not the file's; `nil` if it is.
    public let notice: String?
}
