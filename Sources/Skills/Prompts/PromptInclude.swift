/// Another prompt that a prompt includes.
///
/// Its text replaces `{{> name}}`; where there is none, it comes before the text, in the order of the front matter.
public struct PromptInclude: Sendable, Hashable {
    /// The other prompt's name. It cannot be a path, so an include reaches no file outside the prompt folders.
    public let name: String
    /// The line in the front matter.
    public let line: Int

    /// Makes an include.
    public init(name: String, line: Int) {
        self.name = name
        self.line = line
    }
}

/// A prompt's text and where it was found.
public struct PromptSource: Sendable, Hashable {
    /// The prompt's name.
    public let name: String
    /// The file's path, for messages.
    public let location: String
    /// The file's text, including its front matter; `nil` if it cannot be read.
    public let text: String?

    /// Makes a source.
    public init(name: String, location: String, text: String?) {
        self.name = name
        self.location = location
        self.text = text
    }
}
