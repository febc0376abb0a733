/// Another prompt whose text becomes part of one.
///
/// It stands where the text has `{{> name}}`, or else before the text, in the order of the front matter.
public struct PromptInclude: Sendable, Hashable {
    /// The other prompt's name. Only a name: an include reaches no file outside the folders of prompts.
    public let name: String
    /// The line in the front matter.
    public let line: Int

    /// Names a prompt.
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
    public let place: String
    /// The file's text, front matter included; `nil` where it cannot be read.
    public let text: String?

    /// Makes a source.
    public init(name: String, place: String, text: String?) {
        self.name = name
        self.place = place
        self.text = text
    }
}
